import { isSameJson } from '#shared/code/same-json.ts';
import { conflicts, createCodePatch, isSameDrawing } from '../code-changes.ts';
import { type HistoryEntry, normaliseName, type SavedCode } from '../history-entry.ts';
import type { UnsentChange } from './code-change.ts';
import type { CodeVersion } from './code-records.ts';

/** The requests for a change that was made without a connection, given the code's current state. */
export interface Sending {
  readonly save?: CodeVersion;
  /** Whether the code must be restored first. */
  readonly isRestored?: boolean;
  /** A message about the part of a change that can't be saved as the user made it. */
  readonly note?: string;
}

/**
 * Merges the new content of a code with changes that were made elsewhere: other fields keep the changes from
 * elsewhere, and a content or design that can't be merged is kept as a code of its own. A dynamic code has no copy: of
 * each field, the later change stays.
 *
 * @param current the code on the server; undefined if it is deleted
 */
export function planSending(change: UnsentChange, current: HistoryEntry | undefined): Sending {
  const { id, before, wasDeleted, after } = change;
  const { code, state } = after;
  // The response to an earlier attempt may have been lost with the connection.
  if (!before) return current || state === 'erased' ? {} : { save: { id, version: 1, code } };
  if (!current) {
    if (state !== 'saved') return {};
    if (wasDeleted) return { isRestored: true };
    // The name and the folder alone are no reason to add a code again that was deleted elsewhere.
    if (!isSameDrawing(before.code, code)) return planCopy(change, 'was deleted elsewhere');
    return before.code.name === code.name ? {} : { note: describe(code, 'was deleted elsewhere') };
  }
  if (isSameJson(code, before.code)) return {};
  const isConflict = conflicts(before.code, code, current.code).length > 0;
  if (isConflict && state !== 'saved') return {};
  if (isConflict && code.type !== 'dynamic') return planCopy(change, 'was also changed elsewhere');
  const merged = createCodePatch(before.code, code)(current.code);
  const isOwnLater = code.updatedAt >= current.code.updatedAt;
  const latest = isOwnLater ? merged : createCodePatch(before.code, current.code)(merged);
  const kept = `The later ${isOwnLater ? 'changes, yours, are' : 'changes, from elsewhere, are'} kept.`;
  const updatedAt = new Date().toISOString();
  return {
    save: { id, version: current.version + 1, code: { ...(isConflict ? latest : merged), updatedAt } },
    ...(isConflict && { note: describe(code, 'was also changed elsewhere', kept) }),
  };
}

/** Plans to add a version of a code as a separate code. @param reason why the version can't replace the code */
export function planCopy({ changeId, after: { code } }: UnsentChange, reason: string): Sending {
  // A second code with the same short link would be the same code twice.
  if (code.type === 'dynamic') return { note: describe(code, reason) };
  const name = normaliseName(`${code.name} (my version)`);
  return {
    // The copy has the id of its change, so that it is added once.
    save: { id: changeId, version: 1, code: { ...code, name } },
    note: describe(code, reason, `Your version is saved as “${name}”.`),
  };
}

const describe = ({ name }: SavedCode, reason: string, result = 'Your changes of it are not saved.') =>
  `“${name}” ${reason} while you were offline. ${result}`;
