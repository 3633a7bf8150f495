/** What the source of a diagram says about itself, for people who cannot see it. */
export function describe(source: string): {title: string | undefined; description: string | undefined} {
  return {
    title: /^\s*accTitle:\s*(.+)$/m.exec(source)?.[1]?.trim(),
    description: /^\s*accDescr:\s*(.+)$/m.exec(source)?.[1]?.trim(),
  };
}
