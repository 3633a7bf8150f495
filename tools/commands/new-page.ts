// npm run new -- <kind> "<title>" [--in <folder>]      a page of a kind, in its folder, in the sidebar and in the routes
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {addToRoutes, addToSidebar, planPage} from './lib/new-page';

const SIDEBARS = 'sidebars.ts';
const ROUTES = 'tests/routes.json';
const edit = (file: string, change: (text: string) => string) =>
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));

try {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {in: {type: 'string'}}});
  const [kind = '', title = ''] = positionals;
  const page = planPage(kind, title, values.in);
  if (fs.existsSync(page.file)) throw new Error(`${page.file} is there already.`);
  fs.mkdirSync(path.dirname(page.file), {recursive: true});
  fs.writeFileSync(page.file, page.content);
  edit(SIDEBARS, (text) => addToSidebar(text, page.section, page.id));
  edit(ROUTES, (text) => addToRoutes(text, page));
  console.log(`${page.file}: write its description, and what its headings ask for`);
  console.log(`${SIDEBARS}, ${ROUTES}: added, at the end of the section`);
  console.log(`"npm start" shows it at http://localhost:3000${page.route}; "npm run check" says what it lacks`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
