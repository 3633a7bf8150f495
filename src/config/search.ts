import type {Options} from '../plugins/local-search/options';
import {SECTIONS} from './sections';

/** The local search: its own index, ranking and box on top of the search theme that it decorates. */
export const search: [string, Options] = [
  './src/plugins/local-search/index.ts',
  {sectionLabels: Object.fromEntries(SECTIONS.map(({id, label}) => [id, label]))},
];
