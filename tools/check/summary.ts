import type {Problem} from '../../src/lib/problem';
import type {Counts} from './check-content';
import {NOCHECK_LIMIT} from './nocheck-share';

export const summary = (problems: readonly Problem[], counts: Counts): string => {
  const percentage = counts.fences ? (100 * counts.nocheck) / counts.fences : 0;
  return [
    problems.length === 0 ? 'no problems' : count(problems.length, 'problem'),
    `${count(counts.pages, 'page')}: ${count(counts.links, 'source link')} (${count(counts.symbols, 'symbol')})`,
    `${count(counts.compiled, 'example')} compiled`,
    `${counts.nocheck} of ${count(counts.fences, 'fence')} nocheck (${percentage.toFixed(1)} %, limit ${NOCHECK_LIMIT} %)`,
    `${count(counts.pinned, 'repository link')} not verifiable offline`,
  ].join(', ');
};

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
