// npm run check:content -- [files or folders]      checks the pages (all of them by default)
import {checkContent} from '../check/check-content';
import {formatProblem} from '../../src/lib/problem';
import {summary} from '../check/summary';

async function main(targets: string[]): Promise<number> {
  const {problems, counts} = await checkContent({root: process.cwd(), targets: targets.length ? targets : undefined});
  problems.forEach((problem) => console.log(formatProblem(problem)));
  console.log(summary(problems, counts));
  return problems.length ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
