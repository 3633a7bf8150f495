import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {EXPORT_KINDS} from '../exports/render';

const hasPages = (label: string) => {
  const {kind} = EXPORT_KINDS.find((it) => it.label === label)!;
  return fs.existsSync(path.join(__dirname, '../../exports', kind));
};

// The first start has no pages yet, and a category without any is a mistake.
export default {exports: sidebars.exports.filter((it) => typeof it === 'string' || hasPages(it.label))};
