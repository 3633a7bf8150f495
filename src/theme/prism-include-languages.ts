// Change: loads nothing, because code is highlighted at build time; see src/speed/page/highlight. Ejected from
// theme-classic/lib/theme/prism-include-languages.js@47453fa2: a wrap would still import what it does not use.
export default function prismIncludeLanguages(): void {}
