import fs from 'node:fs';
import readline from 'node:readline/promises';

const EXAMPLE = 'guides/write-a-plugin.md';

/** Asks in a terminal for what was not given. */
const ask = async (where, title) => {
  const {stdin: input, stdout: output} = process;
  if (!input.isTTY || !output.isTTY || (where && (title || where.endsWith('.md')))) return [where, title];
  const terminal = readline.createInterface({input, output});
  terminal.on('close', () => process.exit(1));
  const answers = [
    where ?? (await terminal.question(`File, such as ${EXAMPLE}, or folder: `)).trim(),
    title ?? (await terminal.question('Title: ')),
  ];
  terminal.removeAllListeners('close').close();
  return answers;
};

export default {
  about: `Writes a page with its headings and adds it to the sidebar, after the last page of its folder. Asks for what is
missing. The page is named by its file or by its folder and title:
  npm run new -- docs/docs/core/upload/image-sizes.md
  npm run new -- docs/docs/core/upload "Image sizes"`,
  operands: '[file or folder] ["title"]',
  run: async ({operands}) => {
    const [where, title] = await ask(...operands);
    if (!where) throw new Error(`Name a page, as in: npm run new -- ${EXAMPLE} "Write a plugin".`);
    const {createPage} = await import('../pages/new-page');
    const {file, route, after} = await createPage(process.cwd(), where, title);
    // A running "npm start" reads sidebars.ts again when the configuration is saved.
    fs.utimesSync('docusaurus.config.ts', new Date(), new Date());
    console.log(`${file}: written, with what it asks for
sidebars.ts: added after '${after}'
Next: write the page ("npm start" shows it at http://localhost:3000${route}). "npm run check" says what it lacks;
"npm run pages -- addresses" records its URLs at the end.`);
  },
};
