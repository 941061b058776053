import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import { paths } from '#config/paths.ts';
import { staysLoggedIn } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import type { Code } from '#shared/code/code.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import type { SaveMode, SaveRecovery, SaveResult, SaveTarget } from '#shared/code/save-target.ts';
import { describeChanges } from '../code-changes.ts';
import { errorMessage } from '../error-message.ts';
import { linkIdOf } from '../history-entry.ts';
import { hasCodes } from '../key/has-codes.ts';
import { useKeychain } from '../key/keychain.ts';
import type { HistoryStore } from '../sync/history-store.ts';
import type { Edit } from './use-edit.ts';

/** Loads the encryption and synchronisation code on the first save. */
const loadHistory = () =>
  loadChunk(async () => ({
    ...(await import('../sync/history-store.ts')),
    ...(await import('./save-code.ts')),
  }));

const failed = (reason: string, ...recoveries: SaveRecovery[]): SaveResult => ({
  isSaved: false,
  text: `Not saved to your history. ${reason}`,
  recoveries,
});
const saved = (text: string): SaveResult => ({ isSaved: true, text });

/** Shown only after the first save to the history. */
const firstSave = ' Only you can read it, on every device where you log in.';
/** The message has a link to the history, which offers to create the code. */
const recoveryNote = ' Create a recovery code in your history, in case you forget your password.';

/** A sentence for a save that waits in this browser; `''` for other saves. */
const waitingText = (history: HistoryStore, id: string) =>
  history.isUnsent(id) ? ' It waits in this browser until it can be sent.' : '';

interface SaveOptions {
  readonly edit?: Edit;
  readonly name?: string | undefined;
}

interface LastSave {
  readonly id: string;
  readonly code: Code;
  /** Name of the saved code; undefined if saving it failed. */
  readonly name: string | undefined;
}

/**
 * Saves the generator's codes to the history.
 *
 * @param edit the saved code that is edited, if there is one
 * @param name of the code that is edited, or that the user chose for a new code; by default suggested from the content
 */
export function useHistorySaveTarget({ edit, name }: SaveOptions): SaveTarget {
  const client = useApolloClient();
  const { ensureUnlocked } = useKeychain();
  const { session } = useAccountSession();
  const isOffline = session.status !== 'logged-in';
  /** The last save, so that saving the same code again doesn't add the code twice. */
  const lastSave = useRef<LastSave>(undefined);

  return useMemo(() => {
    const chosen = edit ? undefined : name;
    // Two saved codes with the same short link would have two names.
    const canCopy = edit !== undefined && linkIdOf(edit.base.code) === undefined;
    const save = async (code: Code, mode: SaveMode): Promise<SaveResult> => {
      if ((isOffline || !navigator.onLine) && !staysLoggedIn()) {
        return failed('We can’t reach the server. Try again when you’re connected.', 'retry');
      }
      const { historyStoreFor, addCode, updateCode } = await loadHistory();
      const unlocked = await ensureUnlocked();
      if (!unlocked) return failed('Unlock your history to save to it.', 'retry');
      const history = historyStoreFor(client, unlocked);
      if (edit && mode !== 'new') {
        return edit.whileSaving(async () => {
          const result = await updateCode(history, edit.base, code, mode === 'overwrite');
          if (result.status === 'deleted') return failed('The code was deleted elsewhere.', 'new');
          if (result.status === 'conflict') {
            const changes = describeChanges(code.type, result.conflicts);
            const reason = `Changed elsewhere: ${changes}. “Save anyway” replaces it with your version.`;
            return failed(reason, 'overwrite', ...(canCopy ? (['new'] as const) : []), 'open-newer');
          }
          edit.onSaved(result.entry, code);
          const { name } = result.entry.code;
          const text = result.isRenamed
            ? `Changes saved. The code is now called “${name}”.`
            : `Changes saved to “${name}”.`;
          return saved(text + waitingText(history, edit.base.id));
        });
      }
      const last = isSameJson(lastSave.current?.code, code) ? lastSave.current : undefined;
      if (last?.name !== undefined) {
        const existing = await history.find(last.id);
        if (existing && (chosen ?? existing.code.name) === existing.code.name)
          return saved(`Already in your history as “${existing.code.name}”.`);
        if (existing && chosen) {
          await history.change([last.id], (current) => ({ ...current, name: chosen }));
          return saved(`Renamed to “${chosen}” in your history.`);
        }
      }
      const id = last && last.name === undefined ? last.id : crypto.randomUUID();
      lastSave.current = { id, code, name: undefined };
      const savedAs = await addCode(history, id, code, chosen);
      lastSave.current = { id, code, name: savedAs };
      const isFirst = !hasCodes.read() && !history.isUnsent(id);
      hasCodes.write(true);
      const added = edit && (await history.find(id));
      const text = `Saved to your history as “${savedAs}”.${waitingText(history, id)}`;
      const explanation = isFirst ? firstSave + (unlocked.hasRecoveryCode ? '' : recoveryNote) : '';
      if (!added) return saved(text + explanation);
      edit.continueWith(added);
      return saved(`${text} You are now editing this new code.`);
    };
    return {
      canCopy,
      path: paths.history,
      save: (code, mode) => save(code, mode).catch((error) => failed(errorMessage(error), 'retry')),
      savedName({ type, values }) {
        const { code, name: savedAs } = lastSave.current ?? {};
        return code?.type === type && isSameJson(code.values, values) ? savedAs : undefined;
      },
      ...(name !== undefined && { name }),
      ...(edit && {
        onEdit: edit.onEdit,
        openNewer: edit.openNewer,
      }),
    };
  }, [client, ensureUnlocked, isOffline, edit, name]);
}
