import fs from 'node:fs';
import type {Project} from '../../tools/guides/project';
import {readLog} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';

/** Starts the project, without a panel, and returns what the guide's code printed. */
const start = async (project: Project, env: Record<string, string> = {}): Promise<string[]> => {
  const {status, output} = await project.compile();
  expect(output).toBe('');
  expect(status).toBe(0);
  const server = await project.start(env);
  await server.stop();
  const lines = readLog(server.log).split('\n');
  return lines.flatMap((line) => /info: ((?:plugins|order-|src\/index).*)/.exec(line)?.[1] ?? []);
};

const pluginsFile = (text: string) => `export default () => ({\n${text}\n});\n`;
const invoice = "'order-invoice': {enabled: true, resolve: './src/plugins/order-invoice'},";
const currency = "'order-currency': {enabled: true, resolve: './src/plugins/order-currency'},";
const internal = 'plugins: content-manager content-type-builder email upload i18n content-releases review-workflows';

test('the plugins see what the page says, in the order of the keys', async ({project, guide}) => {
  const page = fs.readFileSync(guide.page, 'utf8');
  const outputs = [...page.matchAll(/^ *```text\n([\s\S]*?)^ *```/gm)].map(([, text]) => text!.trim().split(/\n\s*/));
  const [plugins, ...lines] = (await start(project)).sort(
    (a, b) => Number(b.startsWith('plugins')) - Number(a.startsWith('plugins')),
  );
  expect(lines).toEqual(outputs[0]);
  expect([plugins]).toEqual(outputs[1]);
});

test('swapped keys change the order of bootstrap; a key with a configuration moves an installed plugin, not an internal one', async ({
  project,
}) => {
  const moved = "'users-permissions': {config: {}}, upload: {config: {}},";
  project.writeFile('config/plugins.ts', pluginsFile([moved, currency, invoice].join('\n')));
  const lines = await start(project);
  expect(lines).toContain('order-invoice register: service there, rates missing');
  expect(lines).toContain('order-invoice bootstrap: service there, rates there');
  expect(lines).toContain(`${internal} users-permissions order-currency order-invoice`);
});

test('a plugin without enabled is not there; the file of the environment adds its keys at the end', async ({
  project,
}) => {
  project.writeFile('config/plugins.ts', pluginsFile(invoice + currency.replace('enabled: true, ', '')));
  const failed = start(project);
  await expect(failed).rejects.toThrow(`${internal} order-invoice users-permissions\n`);
  await expect(failed).rejects.toThrow("error: Cannot read properties of undefined (reading 'service')");

  project.writeFile('config/plugins.ts', pluginsFile(`${invoice} 'users-permissions': {config: {}},`));
  project.writeFile('config/env/later/plugins.ts', pluginsFile(currency));
  const lines = await start(project, {NODE_ENV: 'later'});
  expect(lines).toContain(`${internal} order-invoice users-permissions order-currency`);
});
