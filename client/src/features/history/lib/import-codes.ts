import { maxSavedAtOnce } from '@canary/input/limits';
import type { SavedCode } from '@canary/vault/record';
import { batches } from './batches.ts';
import { contentKey } from './code-patch.ts';
import type { FileCode } from './history-file.ts';
import type { HistoryStore, NewCode } from './history-store.ts';
import type { KeptCode } from './kept-code.ts';
import { refusalOf } from './refusal.ts';

interface Sifted {
  readonly fresh: readonly NewCode[];
  /** How many are there already. */
  readonly known: number;
}

/** All that makes a code what it is to its owner. */
const wholeKey = (code: Omit<SavedCode, 'v'>) =>
  JSON.stringify([code.name, code.folder, code.createdAt, contentKey(code)]);

/**
 * What of a file isn't in the history yet. A code is known by its id, whatever has become of it since, or by being the
 * very same under another id.
 */
export function siftImported(codes: readonly FileCode[], kept: readonly KeptCode[]): Sifted {
  const ids = new Set(kept.map(({ id }) => id));
  const keys = new Set(kept.map(({ code }) => wholeKey(code)));
  const fresh: NewCode[] = [];
  for (const { id, ...code } of codes) {
    const key = wholeKey(code);
    if (ids.has(id) || keys.has(key)) continue;
    ids.add(id);
    keys.add(key);
    fresh.push({ id, code: { v: 1, ...code } });
  }
  return { fresh, known: codes.length - fresh.length };
}

/**
 * Adds what was sifted. Ids of codes that were deleted can't be used again: those come back under new ones.
 *
 * @param onProgress told how many are there
 */
export async function addImported(
  history: Pick<HistoryStore, 'add'>,
  fresh: readonly NewCode[],
  onProgress: (done: number) => void,
): Promise<void> {
  let done = 0;
  for (const some of batches(fresh, maxSavedAtOnce)) {
    await history.add(some).catch((error) => {
      const ids = refusalOf(error);
      if (ids.length === 0) throw error;
      const renew = (added: NewCode) =>
        ids.includes(added.id) ? { ...added, id: crypto.randomUUID() } : added;
      return history.add(some.map(renew));
    });
    done += some.length;
    onProgress(done);
  }
}
