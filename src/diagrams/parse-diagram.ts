import type {Mermaid} from 'mermaid';

export interface DiagramError {
  /** From 0. */
  readonly line: number;
  readonly message: string;
}

interface MermaidError {
  message: string;
  hash?: {loc?: {first_line: number}; token?: string};
}

let ready: Promise<Mermaid> | undefined;

/**
 * Mermaid cleans labels with DOMPurify, which has no methods without a browser. Nothing is displayed here, so two stubs are
 * enough for the parsers to run in Node.
 */
const loadMermaid = async (): Promise<Mermaid> => {
  const [{default: purify}, {default: mermaid}] = await Promise.all([import('dompurify'), import('mermaid')]);
  Object.assign(purify, {addHook: () => undefined, sanitize: (text: string) => text});
  return mermaid;
};

const toError = ({message, hash}: MermaidError): DiagramError => {
  const line = hash?.loc?.first_line ?? Number(/on line (\d+)/.exec(message)?.[1] ?? 1);
  const reason = hash?.token === undefined ? message.split('\n')[0] : `unexpected ${hash.token}`;
  return {
    line: Math.max(0, line - 1),
    message: `the diagram does not parse: ${reason}; put labels with signs in quotes: a["text (x)"]`,
  };
};

/** Parses a diagram with the same Mermaid that draws it. */
export const parseDiagram = async (
  code: string,
): Promise<{readonly title?: string; readonly description?: string; readonly error?: DiagramError}> => {
  ready ??= loadMermaid();
  const mermaid = await ready;
  try {
    await mermaid.parse(code);
    const {db} = await mermaid.mermaidAPI.getDiagramFromText(code);
    return {title: db.getAccTitle?.(), description: db.getAccDescription?.()};
  } catch (error) {
    return {error: toError(error as MermaidError)};
  }
};
