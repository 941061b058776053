import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import { paths } from '#config/paths.ts';
import { useHistoryKey } from '#features/history/key/use-history-key.ts';
import { useAccountSession } from '#session/session.ts';
import type { DrawnCode, Keeper, KeepHow, Keeping, KeepWay } from '#shared/code/save-target.ts';
import { loadChunk } from '#shared/loading/load-chunk.ts';
import { changeWords } from '../lib/change-words.ts';
import { suggestName } from '../lib/code-name.ts';
import { fileNameOf } from '../lib/file-name.ts';
import type { LastKept } from '../lib/keep-code.ts';
import { troubleOf } from '../lib/trouble.ts';
import type { Edit } from './use-edit.ts';

/** What seals and sends is fetched once somebody keeps something. Whoever wants it tried again presses Save again. */
const loadHistory = () =>
  loadChunk(async () => ({
    ...(await import('../lib/histories.ts')),
    ...(await import('../lib/keep-code.ts')),
  }));

const notKept = (why: string, ...ways: KeepWay[]): Keeping => ({
  isKept: false,
  text: `Not saved to your history. ${why}`,
  ways,
});
const kept = (text: string): Keeping => ({ isKept: true, text });

/**
 * Keeps the generator's codes in the history of whoever is logged in.
 *
 * @param edit the code that is worked on, if it was kept before
 */
export function useHistoryKeeper(edit?: Edit): Keeper {
  const client = useApolloClient();
  const { ensureOpen } = useHistoryKey();
  const { session } = useAccountSession();
  const isAway = session.status !== 'logged-in';
  const last = useRef<LastKept & { isKept: boolean }>(undefined);

  return useMemo(() => {
    const keep = async (code: DrawnCode, how: KeepHow): Promise<Keeping> => {
      if (isAway || !navigator.onLine)
        return notKept('You’re offline: try again once you are connected.', 'again');
      const { historyOf, keepNew, keepChanges } = await loadHistory();
      const key = await ensureOpen();
      if (!key) return notKept('It stays closed until you open it.', 'again');
      const history = historyOf(client, key);
      if (edit && how !== 'new') {
        return edit.saving(async () => {
          const changed = await keepChanges(history, edit.base, code, how === 'anyway');
          if (changed.status === 'gone') return notKept('The code was deleted elsewhere meanwhile.', 'new');
          if (changed.status === 'overtaken') {
            const words = changeWords(code.type, changed.by);
            const why = `Changed elsewhere meanwhile: ${words}. “Save anyway” puts yours in its place.`;
            return notKept(why, 'anyway', 'new', 'newer');
          }
          edit.saved(changed.kept, code);
          const { name } = changed.kept.code;
          return changed.isRenamed
            ? kept(`Your changes are saved. Its name is “${name}” now.`)
            : kept(`Your changes are saved to “${name}”.`);
        });
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
      const added = edit && (await history.find(id));
      if (!added) return kept(`Saved to your history as “${name}”.`);
      edit.become(added);
      return kept(`Saved to your history as “${name}”. You are working on this new code now.`);
    };
    return {
      isKnown: edit !== undefined,
      path: paths.history,
      fileName: (code, how) =>
        fileNameOf(edit && how !== 'new' ? edit.nameOf(code) : suggestName(code), new Set()),
      keep: (code, how) => keep(code, how).catch((error) => notKept(troubleOf(error), 'again')),
      ...(edit && { note: edit.note, openNewer: edit.openNewer }),
    };
  }, [client, ensureOpen, isAway, edit]);
}
