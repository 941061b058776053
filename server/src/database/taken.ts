/** Whether a write failed because something that must be unique was there already. */
export function isTaken(error: unknown): boolean {
  // Each provider's client has a class of its own for this error, so it is known by its code.
  return error instanceof Error && 'code' in error && error.code === 'P2002';
}
