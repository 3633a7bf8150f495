import type {AuditException} from './audit-exceptions';

/** Part of what `npm audit --json` prints. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {readonly via: readonly (string | {readonly url?: string; readonly title?: string; readonly severity?: string})[]}
    >
  >;
  /** Given instead when the registry did not answer. */
  readonly message?: string;
}

/** Severities that stop the check. */
const SERIOUS = ['moderate', 'high', 'critical'];

/**
 * What is to be done about the advisories, a line each: serious ones without an exception, and exceptions that have ended
 * or that nothing needs any more.
 *
 * @param today as `2025-01-31`.
 * @throws Error when the registry gave no answer.
 */
export function findAuditProblems(report: AuditReport, exceptions: readonly AuditException[], today: string): string[] {
  if (!report.vulnerabilities)
    throw new Error(`the registry answered no audit: ${report.message ?? 'no reason given'}`);
  const found = new Map<string, string>();
  for (const [name, {via}] of Object.entries(report.vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause === 'string' || !SERIOUS.includes(cause.severity ?? '')) continue;
      const advisory = /GHSA-[\w-]+/.exec(cause.url ?? '')?.[0] ?? cause.url ?? cause.title ?? name;
      found.set(advisory, `${name}: ${cause.title ?? 'no title'} (${cause.severity}, ${advisory})`);
    }
  }
  const allowed = new Set(exceptions.filter(({until}) => until >= today).map(({advisory}) => advisory));
  return [
    ...[...found].filter(([advisory]) => !allowed.has(advisory)).map(([, line]) => line),
    ...exceptions
      .filter(({advisory}) => !found.has(advisory))
      .map(
        ({advisory}) =>
          `tools/commands/lib/audit-exceptions.ts: nothing needs the exception for ${advisory} any more: take it out`,
      ),
    ...exceptions
      .filter(({advisory, until}) => found.has(advisory) && until < today)
      .map(
        ({advisory, until}) =>
          `tools/commands/lib/audit-exceptions.ts: the exception for ${advisory} ended on ${until}`,
      ),
  ];
}
