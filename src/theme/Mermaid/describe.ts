/** What the source of a diagram says of itself in its `accTitle` and `accDescr` lines; empty strings where it does not. */
export function describeDiagram(source: string): {title: string; description: string} {
  const line = (name: string) => new RegExp(`^\\s*${name}\\s*:\\s*(.+?)\\.?\\s*$`, 'm').exec(source)?.[1] ?? '';
  const description = line('accDescr');
  return {title: line('accTitle'), description: description && `${description}.`};
}
