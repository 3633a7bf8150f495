import {fold} from '../words';
import entries from './synonyms.json';

/** A way to say something else: `typed` as whole words, folded. */
interface Synonym {
  readonly typed: readonly string[];
  readonly means: readonly string[];
}

/**
 * What the words of a query also mean, by the reviewed list in `synonyms.json`. Each entry says which words of the query
 * it stands for, so that it never counts for more than they do.
 */
export function synonymsOf(
  words: readonly string[],
  list: readonly Synonym[] = entries,
): {readonly words: readonly string[]; readonly means: string}[] {
  const text = ` ${words.map(fold).join(' ')} `;
  return list.flatMap(({typed, means}) => {
    const found = typed.find((it) => text.includes(` ${it} `));
    return found ? means.map((it) => ({words: found.split(' '), means: it})) : [];
  });
}
