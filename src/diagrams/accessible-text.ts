/** The title and the description in the source of a diagram: its lines `accTitle: …` and `accDescr: …`. */
export const accessibleText = (source: string) => ({
  title: /^\s*accTitle:\s*(.+)$/m.exec(source)?.[1]?.trim(),
  description: /^\s*accDescr:\s*(.+)$/m.exec(source)?.[1]?.trim(),
});
