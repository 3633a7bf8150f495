// `node --import tsx index-sources.ts <folder of the site> <packages …>` prints the index of the packages' sources as JSON.
import path from 'node:path';
import {indexPackage} from './build-index';

const [root, ...names] = process.argv.slice(2) as [string, ...string[]];
const folderOf = (name: string) => path.join(root, 'node_modules/@strapi', name);
process.stdout.write(JSON.stringify(Object.fromEntries(names.map((name) => [name, indexPackage(folderOf(name))]))));
