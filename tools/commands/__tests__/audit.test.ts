import {describe, expect, test} from 'vitest';
import {AUDIT_EXCEPTIONS} from '../lib/audit-exceptions';
import {findAuditProblems} from '../lib/audit';

const report = {
  vulnerabilities: {
    parser: {via: [{url: 'https://github.com/advisories/GHSA-aaaa', title: 'Endless loop', severity: 'high'}]},
    loader: {via: ['parser', {url: 'https://github.com/advisories/GHSA-bbbb', title: 'Small', severity: 'low'}]},
  },
};
const exception = {advisory: 'GHSA-aaaa', reason: 'only reads our own files', until: '2025-06-30'};

describe('the audit', () => {
  test('names each serious advisory once', () => {
    expect(findAuditProblems(report, [], '2025-06-01')).toEqual(['parser: Endless loop (high, GHSA-aaaa)']);
  });

  test('passes over one with an exception until the exception ends', () => {
    expect(findAuditProblems(report, [exception], '2025-06-30')).toEqual([]);
    expect(findAuditProblems(report, [exception], '2025-07-01')).toEqual([
      'parser: Endless loop (high, GHSA-aaaa)',
      'tools/commands/lib/audit-exceptions.ts: the exception for GHSA-aaaa ended on 2025-06-30',
    ]);
  });

  test('wants exceptions that nothing needs to be taken out', () => {
    expect(findAuditProblems({vulnerabilities: {}}, [exception], '2025-01-01')).toEqual([
      'tools/commands/lib/audit-exceptions.ts: nothing needs the exception for GHSA-aaaa any more: take it out',
    ]);
  });

  test('does not take silence for good news', () => {
    expect(() => findAuditProblems({message: 'not supported'}, [], '2025-01-01')).toThrow(
      'the registry answered no audit: not supported',
    );
  });

  test('has exceptions with a reason and a day', () => {
    for (const {reason, until} of AUDIT_EXCEPTIONS) {
      expect(reason.length).toBeGreaterThan(10);
      expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});
