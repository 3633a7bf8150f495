// Porter's algorithm for English (M. F. Porter, "An algorithm for suffix stripping", 1980), with the rules and the results
// of lunr's stemmer: all of lunr is ten times the size of the part of it that readers need.
// cspell:disable

const CONSONANTS = '[^aeiou][^aeiouy]*';
const VOWELS = '[aeiouy][aeiou]*';
const START = `^(${CONSONANTS})?`;

/** Whether vowels are followed by consonants: at least once, exactly once, at least twice. */
const ONCE_OR_MORE = new RegExp(`${START}${VOWELS}${CONSONANTS}`);
const ONCE = new RegExp(`${START}${VOWELS}${CONSONANTS}(${VOWELS})?$`);
const TWICE_OR_MORE = new RegExp(`${START}${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`${START}[aeiouy]`);
const IS_SHORT = new RegExp(`^${CONSONANTS}[aeiouy][^aeiouwxy]$`);

const SECOND: Readonly<Record<string, string>> = {
  ...{ational: 'ate', tional: 'tion', enci: 'ence', anci: 'ance', izer: 'ize', bli: 'ble', alli: 'al', entli: 'ent'},
  ...{eli: 'e', ousli: 'ous', ization: 'ize', ation: 'ate', ator: 'ate', alism: 'al', iveness: 'ive', fulness: 'ful'},
  ...{ousness: 'ous', aliti: 'al', iviti: 'ive', biliti: 'ble', logi: 'log'},
};
const THIRD: Readonly<Record<string, string>> = {
  ...{icate: 'ic', ative: '', alize: 'al', iciti: 'ic', ical: 'ic', ful: '', ness: ''},
};
const FOURTH = /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$|^(.+?[st])ion$/;

const endingIn = (suffixes: Readonly<Record<string, string>>) =>
  new RegExp(`^(.+?)(${Object.keys(suffixes).join('|')})$`);
const [ENDS_SECOND, ENDS_THIRD] = [endingIn(SECOND), endingIn(THIRD)];

const withoutPlural = (word: string): string =>
  /.(?:ss|i)es$/.test(word) ? word.slice(0, -2) : /.[^s]s$/.test(word) ? word.slice(0, -1) : word;

const withoutTense = (word: string): string => {
  if (/.eed$/.test(word)) return ONCE_OR_MORE.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const [, stem] = /^(.+?)(?:ed|ing)$/.exec(word) ?? [];
  if (!stem || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return IS_SHORT.test(stem) ? `${stem}e` : stem;
};

const replaced = (word: string, ending: RegExp, by: Readonly<Record<string, string>>): string => {
  const [, stem, suffix] = ending.exec(word) ?? [];
  return stem && ONCE_OR_MORE.test(stem) ? stem + by[suffix!]! : word;
};

const withoutSuffix = (word: string): string => {
  const [, stem, beforeIon] = FOURTH.exec(word) ?? [];
  const rest = stem ?? beforeIon;
  return rest && TWICE_OR_MORE.test(rest) ? rest : word;
};

const withoutLastLetter = (word: string): string => {
  const stem = word.slice(0, -1);
  const isSilent =
    stem && word.endsWith('e') && (TWICE_OR_MORE.test(stem) || (ONCE.test(stem) && !IS_SHORT.test(stem)));
  const rest = isSilent ? stem : word;
  return rest.endsWith('ll') && TWICE_OR_MORE.test(rest) ? rest.slice(0, -1) : rest;
};

/** The stem of an English word in lower case: `contribut` of `contribute`, `contributing` and `contributed`. */
export function stem(word: string): string {
  if (word.length < 3) return word;
  // A `y` at the beginning is a consonant, which the patterns know by its capital.
  let text = withoutTense(withoutPlural(word.replace(/^y/, 'Y'))).replace(/^(.+?[^aeiou])y$/, '$1i');
  text = replaced(replaced(text, ENDS_SECOND, SECOND), ENDS_THIRD, THIRD);
  return withoutLastLetter(withoutSuffix(text)).replace(/^Y/, 'y');
}
