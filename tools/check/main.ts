import {formatProblem} from '../../src/lib/problem';
import {runProgram} from '../lib/command-line.mjs';
import {checkContent} from './check-content';
import {summary} from './summary';

runProgram(async () => {
  const {problems, counts} = await checkContent({root: process.cwd(), targets: process.argv.slice(2)});
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(summary(problems, counts));
  return problems.length > 0 ? 1 : 0;
});
