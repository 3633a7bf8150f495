import {formatProblem} from '../../src/lib/problem';
import {runProgram} from '../lib/command-line.mjs';
import {checkContent, summary} from './check-content';

runProgram(async () => {
  const report = await checkContent({root: process.cwd(), targets: process.argv.slice(2)});
  for (const problem of report.problems) console.log(formatProblem(problem));
  console.log(summary(report));
  return report.problems.length > 0 ? 1 : 0;
});
