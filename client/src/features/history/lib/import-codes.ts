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
  /** Those that are there under the same id and are something else by now, under new ids. */
  readonly others: readonly NewCode[];
}

/** All that makes a code what it is to its owner. */
const wholeKey = (code: Omit<SavedCode, 'v'>) =>
  JSON.stringify([code.name, code.folder, code.createdAt, contentKey(code)]);

/**
 * What of a file isn't in the history yet. A code is known by being the very same, under whatever id. What has the id
 * of another one there is a version of that: one of them was changed since the file was written.
 */
export function siftImported(codes: readonly FileCode[], kept: readonly KeptCode[]): Sifted {
  const ids = new Set(kept.map(({ id }) => id));
  const keys = new Set(kept.map(({ code }) => wholeKey(code)));
  const fresh: NewCode[] = [];
  const others: NewCode[] = [];
  for (const { id, ...code } of codes) {
    const key = wholeKey(code);
    if (keys.has(key)) continue;
    keys.add(key);
    if (ids.has(id)) others.push({ id: crypto.randomUUID(), code: { v: 1, ...code } });
    else fresh.push({ id, code: { v: 1, ...code } });
    ids.add(id);
  }
  return { fresh, known: codes.length - fresh.length - others.length, others };
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
