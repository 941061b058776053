import { isSameJson } from '#shared/code/same-json.ts';
import { conflicts, createPatch, isSameDrawing, type Patch } from '../code-changes.ts';
import { type HistoryEntry, normaliseName, type SavedCode } from '../history-entry.ts';
import type { UnsentChange } from './unsent-changes.ts';

/** What to send for a change that was made without a connection, now that the code's current state is known. */
export type Sending =
  | { readonly kind: 'nothing' | 'add' | 'restore' }
  | { readonly kind: 'change'; readonly patch: Patch }
  /** The code changed or was deleted elsewhere meanwhile. This version becomes a new code. */
  | { readonly kind: 'add-copy'; readonly code: SavedCode; readonly note: string };

/**
 * Merges the new content of a code with changes that were made elsewhere: other fields keep the changes from
 * elsewhere, and a version that can't be merged is kept as a code of its own.
 *
 * @param current the code on the server; undefined if it is deleted
 */
export function planSending(
  { before, wasDeleted, after: { code, state } }: UnsentChange,
  current: HistoryEntry | undefined,
): Sending {
  // The response to an earlier attempt may have been lost with the connection.
  if (!before) return { kind: current || state === 'erased' ? 'nothing' : 'add' };
  const isUnchanged = isSameJson(code, before.code);
  if (!current) {
    if (state !== 'saved') return { kind: 'nothing' };
    if (wasDeleted) return { kind: 'restore' };
    // The change is only a move to another folder, which is no reason to add a code again that was deleted elsewhere.
    if (isSameDrawing(before.code, code) && before.code.name === code.name) return { kind: 'nothing' };
    return planCopy(code, 'was deleted elsewhere');
  }
  if (isUnchanged) return { kind: 'nothing' };
  if (conflicts(before.code, code, current.code).length > 0) {
    return state === 'saved' ? planCopy(code, 'was also changed elsewhere') : { kind: 'nothing' };
  }
  return { kind: 'change', patch: createCodePatch(before.code, code) };
}

/**
 * Whether to delete or erase the code after its content was sent.
 *
 * @param isCurrent whether the server has the code and it isn't deleted
 */
export function planDeletion(
  { wasDeleted, after: { state } }: Pick<UnsentChange, 'wasDeleted' | 'after'>,
  isCurrent: boolean,
): { readonly remove: boolean; readonly erase: boolean } {
  // A deleted code that was restored elsewhere stays.
  if (state === 'saved' || (wasDeleted && isCurrent)) return { remove: false, erase: false };
  return { remove: isCurrent, erase: state === 'erased' };
}

/** Plans to add a version of a code as a code of its own. @param reason why the version can't replace the code */
export function planCopy(after: SavedCode, reason: string): Extract<Sending, { kind: 'add-copy' }> {
  const name = normaliseName(`${after.name} (my version)`);
  const note = `“${after.name}” ${reason} while you were offline. Your version is saved as “${name}”.`;
  return { kind: 'add-copy', code: { ...after, name }, note };
}

/** Creates a patch like {@link createPatch}, also for the name and the folder. */
function createCodePatch(before: SavedCode, after: SavedCode): Patch {
  const patch = createPatch(before, after);
  return (code) => ({
    ...patch(code),
    name: after.name === before.name ? code.name : after.name,
    folder: after.folder === before.folder ? code.folder : after.folder,
  });
}
