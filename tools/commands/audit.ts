// npm run audit      known advisories about the dependencies; needs a registry that answers them
import {spawnSync} from 'node:child_process';
import {AUDIT_EXCEPTIONS} from './lib/audit-exceptions';
import {findAuditProblems, type AuditReport} from './lib/audit';

const {stdout} = spawnSync('npm', ['audit', '--json'], {encoding: 'utf8', maxBuffer: 1 << 28});
try {
  const report = JSON.parse(stdout) as AuditReport;
  const problems = findAuditProblems(report, AUDIT_EXCEPTIONS, new Date().toISOString().slice(0, 10));
  problems.forEach((problem) => console.log(problem));
  console.log(`${problems.length} to do, ${AUDIT_EXCEPTIONS.length} exceptions`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
