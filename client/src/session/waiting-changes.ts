/** The changes of a part of the site that the server doesn't have yet, and that a log-out loses. */
export interface WaitingChanges {
  /** The number of an account's changes. */
  count(accountId: string): number | Promise<number>;
  /** What this browser keeps of them, for a download of the account's data. */
  list(accountId: string): readonly unknown[] | Promise<readonly unknown[]>;
  /** Tries to send them now instead of later. */
  send(): void;
  /** Forgets what an account hasn't sent. @param accountId null if only another tab knows it, which deletes what is stored */
  discard(accountId: string | null): void;
}

const parts = new Set<WaitingChanges>();

/** How often to look whether all changes were sent, in milliseconds. */
const pollMs = 50;

/** Adds a part of the site. Returns the function that removes it. */
export function registerWaitingChanges(part: WaitingChanges): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

async function countWaiting(accountId: string): Promise<number> {
  const counts = await Promise.all([...parts].map((part) => part.count(accountId)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What an account has only in this browser. */
export async function listWaitingChanges(accountId: string): Promise<readonly unknown[]> {
  return (await Promise.all([...parts].map((part) => part.list(accountId)))).flat();
}

/** Sends the waiting changes of an account. Returns how many the server doesn't have after `timeoutMs` at most. */
export async function sendWaitingChanges(accountId: string, timeoutMs: number): Promise<number> {
  for (const part of parts) part.send();
  const end = Date.now() + timeoutMs;
  let waiting = await countWaiting(accountId);
  while (waiting > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    waiting = await countWaiting(accountId);
  }
  return waiting;
}

export function discardWaitingChanges(accountId: string | null): void {
  for (const part of parts) part.discard(accountId);
}
