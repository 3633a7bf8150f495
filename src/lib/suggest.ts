import leven from 'leven';

/**
 * The candidate that a mistyped name was probably meant to be, or `undefined` when none is near. Near means at most a
 * third of the name's length in single-character edits (at least 2), of which a change of letter case counts half; or
 * else that the candidate begins with the name. Of two equally near the one of the more similar length wins.
 */
export const nearest = (name: string, candidates: Iterable<string>): string | undefined => {
  const all = [...candidates];
  const limit = Math.max(2, Math.floor(name.length / 3));
  const near = all
    .filter((candidate) => Math.abs(candidate.length - name.length) <= limit)
    .map((candidate) => ({candidate, distance: distance(name, candidate)}))
    .filter((entry) => entry.distance <= limit && entry.distance < name.length)
    .sort((a, b) => a.distance - b.distance || lengthGap(name, a.candidate) - lengthGap(name, b.candidate));
  return near[0]?.candidate ?? all.find((candidate) => name !== '' && candidate.startsWith(name));
};

const distance = (a: string, b: string): number => (leven(a, b) + leven(a.toLowerCase(), b.toLowerCase())) / 2;

const lengthGap = (a: string, b: string): number => Math.abs(a.length - b.length);

/** `; did you mean "x"?`, or nothing: to be put after an error message. */
export const didYouMean = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
