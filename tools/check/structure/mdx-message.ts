/** What to write instead of what the MDX parser refuses, by what it says; the first that fits. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/import\/exports/, 'imports stand at the beginning of lines, between two empty ones'],
  [/to create a link/, 'write [text](https://…)'],
  [/expression|`\{`/, 'braces are code in a page: write `{text}` in backticks, or \\{'],
  [
    /losing tag|losing slash/,
    'close what you open, as in <div>…</div> or <br />; write `<div>` in backticks when it is text',
  ],
  [/name|tag|attribute/, 'a < opens an element: write `<5` in backticks, or &lt;'],
];

/** The message for a page that is not MDX. */
export const mdxMessage = (reason: string): string => {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(reason))?.[1];
  return `invalid MDX: ${reason}${remedy ? `; ${remedy}` : ''}`;
};
