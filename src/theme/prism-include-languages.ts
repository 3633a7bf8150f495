// Change: loads nothing. Code is highlighted while the site is built; see src/speed/page/highlight. Ejected: a wrap would
// still import what it does not use.
export default function prismIncludeLanguages(): void {}
