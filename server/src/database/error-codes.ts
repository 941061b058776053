// Each provider's client has a class of its own for these errors, so they are known by their codes.
const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a write failed because something that must be unique was there already. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, 'P2002');
}

/** Whether Postgres has ended a transaction because it and another waited for each other. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, 'P2034');
}

/** Whether what was to be changed isn't there. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'P2025');
}
