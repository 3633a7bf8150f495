/** Units of a text, each in the smallest of its kind: milliseconds, bytes, parts of one. */
const UNITS: Readonly<Record<string, readonly [kind: string, factor: number, otherFactor?: number]>> = {
  ms: ['time', 1],
  millisecond: ['time', 1],
  s: ['time', 1000],
  second: ['time', 1000],
  min: ['time', 60_000],
  minute: ['time', 60_000],
  h: ['time', 3_600_000],
  hour: ['time', 3_600_000],
  d: ['time', 86_400_000],
  day: ['time', 86_400_000],
  week: ['time', 604_800_000],
  b: ['size', 1],
  byte: ['size', 1],
  // What is called a kilobyte has 1000 bytes, or 1024.
  kb: ['size', 1000, 1024],
  kib: ['size', 1024],
  mb: ['size', 1e6, 1024 ** 2],
  mib: ['size', 1024 ** 2],
  gb: ['size', 1e9, 1024 ** 3],
  gib: ['size', 1024 ** 3],
  '%': ['share', 0.01],
};

/** Units in which code counts, where its value does not say one. */
const BASES: Readonly<Record<string, readonly number[]>> = {
  time: [1, 1000, 60_000, 3_600_000, 86_400_000],
  size: [1, 1000, 1024, 1e6, 1024 ** 2],
  share: [1, 0.01],
};

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

interface Quantity {
  readonly number: number;
  readonly unit?: (typeof UNITS)[string];
}

const NUMBER = /(-?\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?:\.\d+)?|-?\d[\d_]*(?:\.\d+)?)[\s\u00a0-]*(%|[a-z]+)?/gi;

const unitOf = (word = '') => UNITS[word.toLowerCase()] ?? UNITS[word.toLowerCase().replace(/s$/, '')];

/** The numbers that a text names, in digits or, without digits, in words: "30,000", "10 MB", "an hour", "five". */
export const quantitiesIn = (text: string): Quantity[] => {
  const digits = [...text.matchAll(NUMBER)];
  if (digits.length > 0)
    return digits.map(([, number = '', unit]) => ({
      number: Number(number.replace(/[^\d.-]/g, '')),
      unit: unitOf(unit),
    }));
  const words = text.toLowerCase().split(/[^a-z]+/);
  return words.flatMap((word, i) => {
    const unit = unitOf(words[i + 1]);
    const number = unit && /^an?$/.test(word) ? 1 : WORDS.indexOf(word);
    return number < 0 ? [] : {number, unit};
  });
};

const sizes = ({number, unit}: Quantity): number[] =>
  (unit?.slice(1) as number[] | undefined)?.map((it) => it * number) ?? [number];

/** True when two are the same amount. A number without a unit is taken in any unit that code counts in. */
export const areEqual = (said: Quantity, stated: Quantity): boolean => {
  const bases = !stated.unit && said.unit ? BASES[said.unit[0]]! : [1];
  const same = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));
  const isSame = sizes(said).some((a) => sizes(stated).some((b) => bases.some((base) => same(a, b * base))));
  return isSame && (!said.unit || !stated.unit || said.unit[0] === stated.unit[0]);
};
