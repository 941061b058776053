import { isSameJson } from '#shared/code/same-json.ts';
import { createCodePatch, type Patch, PatchConflictError } from '../code-changes.ts';
import { type DeletedEntry, type HistoryEntry, type SavedCode, toEntry } from '../history-entry.ts';
import type { RecordCache } from './record-cache.ts';

/** The effect of an action on a code. */
export type Intent =
  | { readonly kind: 'add'; readonly code: SavedCode }
  | { readonly kind: 'patch'; readonly patch: Patch }
  | { readonly kind: 'remove' | 'restore' | 'erase' };

/** A change that this tab tries to make at once, while the user waits for the answer. */
export interface Attempt {
  readonly changeId: string;
  /** When the change was made, in milliseconds since 1970. */
  readonly order: number;
  /** Id of the code. */
  readonly id: string;
  readonly intent: Intent;
}

/** A code after a change. */
export interface ChangedCode {
  /** The code's content; for a deleted code, the content before the deletion. */
  readonly code: SavedCode;
  /** An erased code can't be restored. */
  readonly state: 'saved' | 'deleted' | 'erased';
}

/** A change that waits until the server can save it. A code has at most one waiting change: its latest state. */
export interface UnsentChange extends Omit<Attempt, 'intent'> {
  /** The version of the code that the change started from; undefined if the code is new. */
  readonly before: HistoryEntry | undefined;
  /** Whether the code was deleted on the server. */
  readonly wasDeleted: boolean;
  readonly after: ChangedCode;
}

type KnownCodes = Pick<RecordCache, 'entries' | 'deleted'>;

const states = {
  add: 'saved',
  patch: 'saved',
  restore: 'saved',
  remove: 'deleted',
  erase: 'erased',
} as const;

/**
 * Applies changes in their order to the codes that the server has confirmed. The result of an attempt to add or restore
 * a code is shown only when the attempt has succeeded, because an attempt is lost with its tab.
 */
export function predictCodes(known: KnownCodes, changes: readonly (Attempt | UnsentChange)[]): KnownCodes {
  const entries = new Map(known.entries);
  const deleted = new Map(known.deleted);
  for (const change of changes) {
    const { id, order } = change;
    const before = entries.get(id) ?? deleted.get(id) ?? ('after' in change ? change.before : undefined);
    const isShown = entries.has(id);
    const after = resultOf(change, before?.code, isShown);
    if (!after) continue;
    const { version, revision } = before ?? { version: 0, revision: 0 };
    const entry = toEntry({ id, version, revision }, after.code);
    const deletedAt = deleted.get(id)?.deletedAt ?? new Date(order).toISOString();
    entries.delete(id);
    deleted.delete(id);
    if (after.state === 'saved' && (isShown || 'after' in change)) entries.set(id, entry);
    if (after.state === 'deleted') deleted.set(id, { ...entry, deletedAt });
  }
  return { entries, deleted };
}

/**
 * Creates the unsent change that replaces an attempt and an earlier unsent change of the same code.
 *
 * @returns undefined if there is nothing to change
 * @throws {PatchConflictError} if the attempt must not be made on the code
 */
export function changeFor(
  { changeId, order, id, intent }: Attempt,
  earlier: UnsentChange | undefined,
  known: KnownCodes,
): UnsentChange | undefined {
  const deleted: DeletedEntry | undefined = known.entries.has(id) ? undefined : known.deleted.get(id);
  const { before, wasDeleted } = earlier ?? {
    before: known.entries.get(id) ?? deleted,
    wasDeleted: deleted !== undefined,
  };
  const code = earlier?.after.code ?? before?.code;
  const isSaved = earlier ? earlier.after.state === 'saved' : !wasDeleted;
  const after = resultOf({ intent }, code, isSaved);
  if (!after && intent.kind === 'patch' && code && isSaved) throw new PatchConflictError(code);
  if (!after) return undefined;
  const updatedAt = intent.kind === 'patch' ? new Date().toISOString() : after.code.updatedAt;
  const changed = { ...after, code: { ...after.code, updatedAt } };
  return { changeId, order: earlier?.order ?? order, id, before, wasDeleted, after: changed };
}

/** Whether a change makes no difference to the code on the server. */
export function isNoChange({ before, wasDeleted, after: { code, state } }: UnsentChange): boolean {
  if (!before) return state === 'erased';
  return state === (wasDeleted ? 'deleted' : 'saved') && isSameJson(code, before.code);
}

/**
 * Returns a code after a change; undefined if there is nothing to change, or a patch must not be applied to the code.
 *
 * @param code the newest version of the code, deleted or not
 * @param isSaved whether the code isn't deleted
 */
function resultOf(
  change: Pick<Attempt, 'intent'> | UnsentChange,
  code: SavedCode | undefined,
  isSaved: boolean,
): ChangedCode | undefined {
  if ('after' in change) {
    const { before, after } = change;
    if (!before || !code) return after;
    const merged = createCodePatch(before.code, after.code)(code);
    return { ...after, code: { ...merged, updatedAt: after.code.updatedAt } };
  }
  const { intent } = change;
  if (intent.kind === 'add') return { code: intent.code, state: 'saved' };
  const changed = intent.kind !== 'patch' ? code : isSaved && code ? intent.patch(code) : undefined;
  return changed && { code: changed, state: states[intent.kind] };
}
