import { isSameJson } from '#shared/code/same-json.ts';
import { conflicts, createCodePatch, isSameDrawing, type Patch } from '../code-changes.ts';
import { type HistoryEntry, normaliseName, type SavedCode } from '../history-entry.ts';
import type { UnsentChange } from './code-change.ts';

/** What to send for a change that was made without a connection, now that the code's current state is known. */
export type Sending = (
  | { readonly kind: 'nothing' | 'add' | 'restore' }
  | { readonly kind: 'change'; readonly patch: Patch }
  /** The code changed or was deleted elsewhere meanwhile. This version becomes a new code. */
  | { readonly kind: 'add-copy'; readonly code: SavedCode }
) & {
  /** A message about what can't be saved as the user made it. */
  readonly note?: string;
};

/**
 * Merges the new content of a code with changes that were made elsewhere: other fields keep the changes from
 * elsewhere, and a content or design that can't be merged is kept as a code of its own. A dynamic code has no copy: of
 * each field, the later change stays.
 *
 * @param current the code on the server; undefined if it is deleted
 */
export function planSending(
  { before, wasDeleted, after: { code, state } }: Pick<UnsentChange, 'before' | 'wasDeleted' | 'after'>,
  current: HistoryEntry | undefined,
): Sending {
  // The response to an earlier attempt may have been lost with the connection.
  if (!before) return { kind: current || state === 'erased' ? 'nothing' : 'add' };
  if (!current) {
    if (state !== 'saved') return { kind: 'nothing' };
    if (wasDeleted) return { kind: 'restore' };
    // The name and the folder alone are no reason to add a code again that was deleted elsewhere.
    if (!isSameDrawing(before.code, code)) return planCopy(code, 'was deleted elsewhere');
    const isRenamed = before.code.name !== code.name;
    return { kind: 'nothing', ...(isRenamed && { note: describe(code, 'was deleted elsewhere') }) };
  }
  if (isSameJson(code, before.code)) return { kind: 'nothing' };
  const patch = createCodePatch(before.code, code);
  if (conflicts(before.code, code, current.code).length === 0) return { kind: 'change', patch };
  if (state !== 'saved') return { kind: 'nothing' };
  if (code.type !== 'dynamic') return planCopy(code, 'was also changed elsewhere');
  const isOwnLater = code.updatedAt >= current.code.updatedAt;
  return {
    kind: 'change',
    // The other patch makes the changes from elsewhere win over the own ones.
    patch: isOwnLater
      ? patch
      : (newest) => createCodePatch(before.code, current.code)(patch(newest) ?? newest),
    note: describe(
      code,
      'was also changed elsewhere',
      `The later ${isOwnLater ? 'changes, yours, are' : 'changes, from elsewhere, are'} kept.`,
    ),
  };
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
export function planCopy(after: SavedCode, reason: string): Sending {
  // A second code with the same short link would be the same code twice.
  if (after.type === 'dynamic') return { kind: 'nothing', note: describe(after, reason) };
  const name = normaliseName(`${after.name} (my version)`);
  const note = describe(after, reason, `Your version is saved as “${name}”.`);
  return { kind: 'add-copy', code: { ...after, name }, note };
}

const describe = ({ name }: SavedCode, reason: string, result = 'Your changes of it are not saved.') =>
  `“${name}” ${reason} while you were offline. ${result}`;
