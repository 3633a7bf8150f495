// npm run bench -- [options]      our site beside a plain one of the same content: build, start, load, navigation, search
import fs from 'node:fs';
import {bench} from '../bench';
import {parseOptions, USAGE} from '../bench/options';
import {stopAll} from '../bench/process-tree';

async function main() {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) return console.log(USAGE);
  if (options.out) fs.writeFileSync(options.out, '');
  await bench(options, (markdown) => {
    console.log(`${markdown}\n`);
    if (options.out) fs.appendFileSync(options.out, `${markdown}\n\n`);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopAll();
    process.exit(130);
  });
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(stopAll);
