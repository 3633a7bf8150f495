import type {Mermaid} from 'mermaid';

/** What mermaid says of a diagram. */
export interface ParsedDiagram {
  title?: string;
  description?: string;
  /** `line` counts from 0. */
  error?: {line: number; message: string};
}

interface MermaidError {
  message: string;
  hash?: {loc?: {first_line: number}; expected?: string[]; token?: string};
}

let ready: Promise<Mermaid> | undefined;

/**
 * Mermaid cleans labels with DOMPurify, which without a browser has no methods. Nothing is shown here, so there is nothing
 * to clean: two stand-ins let the parsers run in Node, without an imitation of a browser.
 */
async function loadMermaid(): Promise<Mermaid> {
  const [{default: purify}, {default: mermaid}] = await Promise.all([import('dompurify'), import('mermaid')]);
  Object.assign(purify, {addHook: () => undefined, sanitize: (text: string) => text});
  return mermaid;
}

/** Parses a diagram with the mermaid that the site draws it with. */
export async function parseDiagram(code: string): Promise<ParsedDiagram> {
  ready ??= loadMermaid();
  const mermaid = await ready;
  try {
    await mermaid.parse(code);
    const {db} = await mermaid.mermaidAPI.getDiagramFromText(code);
    return {title: db.getAccTitle?.(), description: db.getAccDescription?.()};
  } catch (error) {
    return {error: toError(error as MermaidError)};
  }
}

function toError({message, hash}: MermaidError): {line: number; message: string} {
  const line = hash?.loc?.first_line ?? Number(/on line (\d+)/.exec(message)?.[1] ?? 1);
  const reason = hash?.token === undefined ? message.split('\n')[0] : `unexpected ${hash.token}`;
  return {
    line: Math.max(0, line - 1),
    message: `the diagram does not parse: ${reason}; put labels with signs in quotes: a["text (x)"]`,
  };
}
