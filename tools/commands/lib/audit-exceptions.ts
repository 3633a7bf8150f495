/** An advisory that does not stop the check, for a time. */
export interface AuditException {
  /** Identifier of the advisory, `GHSA-…`. */
  readonly advisory: string;
  /** Why it does not concern the site. */
  readonly reason: string;
  /** Last day on which it is passed over, `2025-12-31`. */
  readonly until: string;
}

/** Advisories about dependencies that `npm run audit` passes over. */
export const AUDIT_EXCEPTIONS: readonly AuditException[] = [];
