import {SECTIONS} from '../config/sections';
import type {Options} from './options';

export const search: [string, Options] = [
  './src/search/index.ts',
  {sectionLabels: Object.fromEntries(SECTIONS.map(({id, label}) => [id, label]))},
];
