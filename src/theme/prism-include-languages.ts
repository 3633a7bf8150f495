// Change: loads nothing. Code is highlighted while the site is built; see src/plugins/code-highlight.
export default function prismIncludeLanguages(): void {}
