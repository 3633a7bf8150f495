// npm run addresses      adds the new public addresses of the production build to the committed list; takes none away
import fs from 'node:fs';
import path from 'node:path';
import {addAddresses, findNewAddresses, formatAddresses, type Addresses} from './lib/addresses';
import {builtAddresses} from './lib/built-addresses';

const FILE = path.resolve(__dirname, '../../tests/addresses.json');
const BUILD_DIR = path.resolve('build');

if (fs.existsSync(path.join(BUILD_DIR, 'index.html'))) {
  const committed = fs.existsSync(FILE) ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as Addresses) : {};
  const built = Object.fromEntries([...builtAddresses(BUILD_DIR)].map(([route, {headings}]) => [route, headings]));
  const added = findNewAddresses(committed, built);
  fs.writeFileSync(FILE, formatAddresses(addAddresses(committed, built)));
  for (const address of added.slice(0, 50)) console.log(`+ ${address}`);
  console.log(`${added.length} added to ${path.relative(process.cwd(), FILE)}`);
} else {
  console.error(`${BUILD_DIR} holds no build. Run "npm run build" first.`);
  process.exitCode = 1;
}
