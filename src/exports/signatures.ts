import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A line in which typedoc sets a signature piece by piece, as a quotation. */
const SIGNATURE = /^> (?=\*\*|`)/;

const parser = unified().use(remarkParse).freeze();

/** Lays a signature out as it would stand in a declaration file. Typedoc's folders are named by what they hold. */
const layOut = async (folder: string | undefined, signature: string): Promise<string> => {
  // Loaded only when needed, as typedoc is.
  const {format} = await import('prettier');
  const formatted = async (code: string) => (await format(code, {parser: 'typescript', singleQuote: true})).trim();
  if (folder === 'functions') return formatted(`function ${signature}`);
  if (folder === 'type-aliases') return formatted(`type ${signature.replace(': ', ' = ')}`);
  if (folder === 'variables') return formatted(signature);
  const lines = await formatted(`class Members {${signature.replace(/^new \w+(.*): .*$/, 'constructor$1')}}`);
  return lines.split('\n').slice(1, -1).join('\n').replace(/^ {2}/gm, '');
};

/**
 * A file of typedoc with its signatures as blocks of TypeScript. Below each are links to the exported types in it.
 *
 * @param path path of the file below the folder that typedoc wrote to.
 */
export async function withSignatures(path: string, markdown: string): Promise<string> {
  const [folder, file] = path.split('/').slice(-2);
  // Typedoc's name for an argument that is taken apart.
  const named = markdown.replaceAll('__namedParameters', /functions\/(\w+_)?[A-Z]/.test(path) ? 'props' : 'options');
  const blocks = named.split('\n').map(async (line) => {
    if (!SIGNATURE.test(line)) return line;
    const types = new Set(line.match(/\[`[^`]+`\]\([^)]+\)/g)?.filter((link) => !link.endsWith(`(${file})`)));
    const code = await layOut(folder, toString(parser.parse(line)));
    // Tables below list what is in an object.
    const block = `\`\`\`ts\n${code.replace(/(: |= )object;$/, '$1{…};')}\n\`\`\``;
    return types.size > 0 ? `${block}\n\nTypes: ${[...types].join(', ')}` : block;
  });
  return (await Promise.all(blocks)).join('\n');
}
