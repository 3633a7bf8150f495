import {SECTIONS} from '../config/sections';
import type {Options} from './options';

/** The local search: its own index, ranking and box on top of the search theme that it decorates. */
export const search: [string, Options] = [
  './src/search/index.ts',
  {sectionLabels: Object.fromEntries(SECTIONS.map(({id, label}) => [id, label]))},
];
