import type { PendingChange } from '@canary/board/pending-change';
import { z } from 'zod/mini';

/** A change that the server hasn't acknowledged, and what to call its card or user. */
export interface KeptChange {
  readonly label: string;
  readonly change: PendingChange;
}

const prefix = 'board-change:';
/** The place of the last one. */
let order = 0;
let schema: ReturnType<typeof makeSchema> | undefined;

/** The unsent changes of this tab, in order: a reload doesn't lose them. What can't be read is forgotten. */
export function readKeptChanges(): KeptChange[] {
  try {
    const found = Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const parsed = parse(sessionStorage.getItem(key) ?? '');
        if (!parsed.success) sessionStorage.removeItem(key);
        return parsed.success ? [parsed.data] : [];
      });
    order = Math.max(order, ...found.map((each) => each.order));
    return found.sort((a, b) => a.order - b.order);
  } catch {
    // The browser refuses storage altogether: then nothing is kept, and nothing else happens.
    return [];
  }
}

/** Keeps a change after all others. Each has a place of its own, so that two of a tab's pages don't overwrite another's. */
export function keepChange({ label, change }: KeptChange): void {
  try {
    order = Math.max(order + 1, Date.now());
    sessionStorage.setItem(prefix + change.changeId, JSON.stringify({ order, label, change }));
  } catch {
    // See readKeptChanges.
  }
}

export function forgetChange(changeId: string): void {
  try {
    sessionStorage.removeItem(prefix + changeId);
  } catch {
    // See readKeptChanges.
  }
}

function parse(json: string) {
  schema ??= makeSchema();
  try {
    return schema.safeParse(JSON.parse(json));
  } catch {
    return schema.safeParse(undefined);
  }
}

/** Made only where something was kept: most pages are loaded without. */
function makeSchema() {
  const text = z.string();
  const column = z.enum(['todo', 'inprogress', 'done']);
  const assigneeId = z.nullable(text);
  const base = { id: text, changeId: text };
  const task = z.object({ id: text, title: text, column, rank: text, assigneeId });

  const change: z.ZodMiniType<PendingChange> = z.discriminatedUnion('kind', [
    z.object({ ...base, kind: z.literal('createTask'), title: text, column, assigneeId }),
    z.object({
      ...base,
      kind: z.literal('updateTask'),
      title: z.optional(text),
      assigneeId: z.optional(assigneeId),
    }),
    z.object({
      ...base,
      kind: z.literal('moveTask'),
      column,
      before: z.optional(text),
      after: z.optional(text),
    }),
    z.object({ ...base, kind: z.literal('deleteTask') }),
    z.object({ ...base, kind: z.literal('restoreTask'), task: z.nullable(task) }),
    z.object({ ...base, kind: z.literal(['createBoardUser', 'updateBoardUser']), name: text }),
    z.object({ ...base, kind: z.literal('deleteBoardUser') }),
  ]);

  return z.object({ order: z.number(), label: text, change });
}
