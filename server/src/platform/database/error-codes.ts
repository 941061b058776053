// Each provider's client has its own error classes, so errors are recognised by their codes.
const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a write violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, 'P2002');
}

/** Whether Postgres aborted a transaction because of a deadlock or write conflict. */
export function isWriteConflict(error: unknown): boolean {
  return hasCode(error, 'P2034');
}
