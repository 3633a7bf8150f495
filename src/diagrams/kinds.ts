/** The beginning of a diagram whose libraries, 3 MB in all, the site leaves out; see `src/speed/build/lean-mermaid.ts`. */
const LEFT_OUT = /^(?:\s*%%.*\n|---\n[\s\S]*?\n---\n)*\s*(mindmap|flowchart-elk)\b/;
const FORMULA = /\$\$[\s\S]+\$\$/;

/** The error for a diagram that the site cannot draw; `undefined` when it can. */
export const whatIsMissing = (diagram: string): string | undefined => {
  const kind = LEFT_OUT.exec(diagram)?.[1];
  if (kind) return `The site has no ${kind} diagrams: use "flowchart".`;
  if (FORMULA.test(diagram)) return 'The site has no formulas in diagrams: write them below it.';
  return undefined;
};
