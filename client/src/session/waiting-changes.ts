import { pause } from '#shared/graphql/retry-wait.ts';
import { countUnsent, eraseUnsent, watchUnsent } from '#shared/storage/unsent-database.ts';

/** A part of the site whose changes this tab sends. */
export interface WaitingChanges {
  /** The number of an account's changes that this tab knows. Without storage, only this tab has them. */
  count(accountId: string): number;
  /** Tries to send the changes now instead of later. */
  send(): void;
  /** Discards an account's unsent changes, and stores no more. @param accountId null if only another tab knows it */
  forget(accountId: string | null): Promise<void>;
}

const parts = new Set<WaitingChanges>();

/** Adds a part of the site. Returns the function that removes it. */
export function registerWaitingChanges(part: WaitingChanges): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

async function countWaiting(accountId: string): Promise<number> {
  const here = [...parts].reduce((sum, part) => sum + part.count(accountId), 0);
  return Math.max(await countUnsent(accountId), here);
}

/** Sends an account's unsent changes for up to `timeoutMs`. Returns the number of changes that the server lacks. */
export async function sendWaitingChanges(accountId: string, timeoutMs: number): Promise<number> {
  for (const part of parts) part.send();
  const sent = new AbortController();
  const look = async () => {
    if ((await countWaiting(accountId)) === 0) sent.abort();
  };
  const stopWatching = watchUnsent(look);
  await Promise.all([look(), pause(timeoutMs, sent.signal)]);
  stopWatching();
  return countWaiting(accountId);
}

/** Discards an account's unsent changes. @param accountId null if another tab has erased the stored changes */
export async function discardWaitingChanges(accountId: string | null): Promise<void> {
  await Promise.all([...parts].map((part) => part.forget(accountId)));
  if (accountId !== null) await eraseUnsent(accountId);
}
