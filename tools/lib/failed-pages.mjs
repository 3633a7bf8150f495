import fs from 'node:fs';
import path from 'node:path';

/**
 * Of a page that cannot be rendered Docusaurus names only the route.
 *
 * @param {string} root
 * @param {string} output of a build that failed.
 * @returns {string} a line for each such page: its file, the line with what the error names, and the error.
 */
export const findFailedPages = (root, output) => {
  const failures = [...output.matchAll(/static file for pathname "([^"]+)"[^]*?\[cause\]: (.+)/g)];
  if (failures.length === 0) return '';
  const notes = path.join(root, '.docusaurus/docusaurus-plugin-content-docs');
  const documents = fs
    .readdirSync(notes, {recursive: true})
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(fs.readFileSync(path.join(notes, file), 'utf8')));
  return failures
    .map(([, route, error]) => {
      const file = documents.find(({permalink}) => permalink === route)?.source.replace('@site/', '');
      const name = /(\w+) is not defined|[`"<'](\w+)/.exec(error)?.slice(1).find(Boolean);
      const lines = file && name ? fs.readFileSync(path.join(root, file), 'utf8').split('\n') : [];
      const line = lines.findIndex((text) => new RegExp(`[.{<"']${name}\\b`).test(text));
      return `${file ?? route}:${Math.max(0, line) + 1}:1 ${error}\n`;
    })
    .join('');
};
