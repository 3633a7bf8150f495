import {createHash} from 'node:crypto';

/** Types of `<script>` that a browser runs; the policy does not concern others, such as structured data. */
const RUNS = /^(module|text\/javascript|application\/javascript)?$/i;

/** The content of every inline script of a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(([, attributes = '', content = '']) => {
    if (/(^|\s)src\s*=/i.test(attributes)) return [];
    const type = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
    return RUNS.test(type?.[1] ?? type?.[2] ?? type?.[3] ?? '') ? [content] : [];
  });
}

/** The source expression by which a policy allows an inline script, with its quotation marks. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/** The source expressions of all inline scripts of the pages: sorted, each once. */
export const scriptHashes = (pages: Iterable<string>): string[] =>
  [...new Set([...pages].flatMap(inlineScripts))].map(hashSource).sort();

/** The source expressions of inline scripts in a policy, or in any text. */
export const hashesIn = (policy: string): string[] => policy.match(/'sha256-[^']+'/g) ?? [];
