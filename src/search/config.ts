import type {Options} from './options';
import {SECTIONS} from '../config/sections';

export const search: [string, Options] = [
  './src/search/index.ts',
  {sectionLabels: Object.fromEntries(SECTIONS.map(({id, label}) => [id, label]))},
];
