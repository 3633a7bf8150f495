/** How diagrams begin whose libraries the site leaves out, 3 MB of them; see `src/speed/build/lean-mermaid.ts`. */
const LEFT_OUT = /^(?:\s*%%.*\n|---\n[\s\S]*?\n---\n)*\s*(mindmap|flowchart-elk)\b/;
const FORMULA = /\$\$[\s\S]+\$\$/;

/** What a diagram needs that the site does not have, in words for its writer; `undefined` when it can be drawn. */
export function whatIsMissing(diagram: string): string | undefined {
  const kind = LEFT_OUT.exec(diagram)?.[1];
  if (kind) return `The site has no ${kind} diagrams: use "flowchart".`;
  if (FORMULA.test(diagram)) return 'The site has no formulas in diagrams: write them below it.';
  return undefined;
}
