// npm run bench -- [subject] [options]      measures the site, its search and what serves it
interface Subject {
  /** Measures and prints; `--help` among the arguments shows how to call it. */
  run(args: readonly string[]): Promise<void>;
}

/** What can be measured. The first one is meant when none is named. */
const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  site: () => import('../bench/site'),
  search: () => import('../bench/search-quality'),
};

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const names = Object.keys(SUBJECTS);
  const name = args[0] && !args[0].startsWith('-') ? args.shift()! : names[0]!;
  const load = SUBJECTS[name];
  if (!load) throw new Error(`There is no subject "${name}". The subjects are: ${names.join(', ')}.`);
  if (args.includes('--help')) console.log(`npm run bench -- [${names.join(' | ')}] [options]\n`);
  const {run} = await load();
  await run(args);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
