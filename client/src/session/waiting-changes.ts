/** The changes of a part of the site that the server doesn't have yet, and that a log-out would lose. */
interface WaitingChanges {
  isWaiting(): boolean;
  /** Tries to send them now instead of later. */
  send(): void;
  discard(): void;
}

const parts = new Set<WaitingChanges>();

/** How often to look whether all changes were sent, in milliseconds. */
const pollMs = 50;

/** Adds a part of the site. Returns the function that removes it. */
export function registerWaitingChanges(part: WaitingChanges): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

const isWaiting = () => [...parts].some((part) => part.isWaiting());

/** Sends the waiting changes. Returns whether the server has all of them after `timeoutMs` at most. */
export async function sendWaitingChanges(timeoutMs: number): Promise<boolean> {
  for (const part of parts) part.send();
  const end = Date.now() + timeoutMs;
  while (isWaiting() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, pollMs));
  return !isWaiting();
}

export function discardWaitingChanges(): void {
  for (const part of parts) part.discard();
}
