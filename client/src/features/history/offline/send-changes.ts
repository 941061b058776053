import { conflicts, createPatch, isSameDrawing, type Patch } from '../code-changes.ts';
import { type HistoryCode, type HistoryEntry, normaliseName } from '../history-entry.ts';
import type { UnsentChange } from './unsent-changes.ts';

/** What to send for a change that was made without a connection, now that the code's current state is known. */
export type Sending =
  | { readonly kind: 'nothing' | 'remove' }
  | { readonly kind: 'add' }
  | { readonly kind: 'change'; readonly patch: Patch }
  /** The code changed or was deleted elsewhere meanwhile. This version becomes a new code. */
  | { readonly kind: 'add-copy'; readonly code: HistoryCode; readonly note: string };

/**
 * Merges a change with what happened elsewhere: other fields keep their changes, and a version that can't be merged is kept
 * as a code of its own.
 *
 * @param current the code as the server has it; undefined if it was deleted
 */
export function planSending({ before, after }: UnsentChange, current: HistoryEntry | undefined): Sending {
  if (!after) return { kind: current ? 'remove' : 'nothing' };
  // Its answer may have been lost with the connection.
  if (!before) return { kind: current ? 'nothing' : 'add' };
  if (!current) {
    if (isSameDrawing(before.code, after)) return { kind: 'nothing' };
    return addCopy(after, 'was deleted elsewhere');
  }
  if (conflicts(before.code, after, current.code).length > 0) {
    return addCopy(after, 'was also changed elsewhere');
  }
  return { kind: 'change', patch: createCodePatch(before.code, after) };
}

function addCopy(after: HistoryCode, reason: string): Sending {
  const name = normaliseName(`${after.name} (my version)`);
  const note = `“${after.name}” ${reason} while you were offline. Your version is saved as “${name}”.`;
  return { kind: 'add-copy', code: { ...after, name }, note };
}

/** Like {@link createPatch}, also for the name and the folder. */
function createCodePatch(before: HistoryCode, after: HistoryCode): Patch {
  const patch = createPatch(before, after);
  return (code) => ({
    ...patch(code),
    name: after.name === before.name ? code.name : after.name,
    folder: after.folder === before.folder ? code.folder : after.folder,
  });
}
