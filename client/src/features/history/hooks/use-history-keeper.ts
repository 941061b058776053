import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import { paths } from '#config/paths.ts';
import { useHistoryKey } from '#hooks/use-history-key.ts';
import type { DrawnCode, Keeper, Keeping } from '#hooks/use-keeper.ts';
import { useMe } from '#hooks/use-me.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import type { LastKept } from '../lib/keep-code.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import { troubleOf } from '../lib/trouble.ts';

/** What seals and sends is fetched once somebody keeps something. Whoever wants it tried again presses Save again. */
const loadHistory = () =>
  loadChunk(async () => ({
    ...(await import('../lib/histories.ts')),
    ...(await import('../lib/keep-code.ts')),
  }));

const notKept = (why: string): Keeping => ({ isKept: false, text: `Not saved to your history. ${why}` });
const kept = (text: string): Keeping => ({ isKept: true, text });

/**
 * Keeps the generator's codes in the history of whoever is signed in.
 *
 * @param opened the code that is worked on, if it was kept before
 */
export function useHistoryKeeper(opened: KeptCode | undefined): Keeper {
  const client = useApolloClient();
  const { ensureOpen } = useHistoryKey();
  const { me } = useMe();
  const isAway = me.status !== 'signed-in';
  const base = useRef(opened);
  const last = useRef<LastKept & { isKept: boolean }>(undefined);

  return useMemo(() => {
    const keep = async (code: DrawnCode, asNew: boolean): Promise<Keeping> => {
      if (isAway || !navigator.onLine) return notKept('You’re offline: try again once you are connected.');
      const { historyOf, keepNew, keepChanges } = await loadHistory();
      const key = await ensureOpen();
      if (!key) return notKept('It stays closed until you open it.');
      const history = historyOf(client, key);
      if (base.current && !asNew) {
        const changed = await keepChanges(history, base.current, code);
        base.current = { ...base.current, code: { ...base.current.code, ...code } };
        if (!changed) return notKept('It was deleted from there meanwhile: save it as a new code.');
        return changed.isNew
          ? kept(`Your changes are saved. Its name is “${changed.name}” now.`)
          : kept(`Your changes are saved to “${changed.name}”.`);
      }
      const text = JSON.stringify(code);
      const isSame = JSON.stringify(last.current?.code) === text;
      if (isSame && last.current?.isKept) {
        const known = await history.find(last.current.id);
        if (known) return kept(`It is in your history already, as “${known.code.name}”.`);
      }
      const id = isSame && last.current && !last.current.isKept ? last.current.id : crypto.randomUUID();
      last.current = { id, code, isKept: false };
      const name = await keepNew(history, last.current);
      last.current = { id, code, isKept: true };
      return kept(`Saved to your history as “${name}”.`);
    };
    return {
      isKnown: opened !== undefined,
      path: paths.history,
      keep: (code, asNew) => keep(code, asNew).catch((error) => notKept(troubleOf(error))),
    };
  }, [client, ensureOpen, isAway, opened]);
}
