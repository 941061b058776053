import type { PendingChange } from '@canary/board/pending-change';
import { z } from 'zod/mini';
import { safeSessionStorage } from '#shared/storage/storage.ts';

/** A change that the server hasn't acknowledged, with the title or name to show if the server rejects it. */
export interface SavedChange {
  readonly label: string;
  readonly change: PendingChange;
}

const prefix = 'board-change:';
/** The position of the newest change. */
let lastOrder = 0;
let schema: ReturnType<typeof makeSchema> | undefined;

/** Reads this tab's unsent changes in order, so that a reload loses none. Deletes entries that can't be parsed. */
export function loadSavedChanges(): SavedChange[] {
  const found = safeSessionStorage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const parsed = parse(safeSessionStorage.get(key) ?? '');
      if (!parsed.success) safeSessionStorage.remove(key);
      return parsed.success ? [parsed.data] : [];
    });
  lastOrder = Math.max(lastOrder, ...found.map(({ order }) => order));
  return found.sort((a, b) => a.order - b.order);
}

/** Saves a change after all others, under a key of its own. If the browser blocks storage, a reload loses it. */
export function saveChange({ label, change }: SavedChange): void {
  lastOrder = Math.max(lastOrder + 1, Date.now());
  safeSessionStorage.set(prefix + change.changeId, JSON.stringify({ order: lastOrder, label, change }));
}

export function deleteSavedChange(changeId: string): void {
  safeSessionStorage.remove(prefix + changeId);
}

function parse(json: string) {
  schema ??= makeSchema();
  try {
    return schema.safeParse(JSON.parse(json));
  } catch {
    return schema.safeParse(undefined);
  }
}

/** Builds the schema, on first use, because most visits have no saved changes. */
function makeSchema() {
  const text = z.string();
  const column = z.enum(['todo', 'inprogress', 'done']);
  const assigneeId = z.nullable(text);
  const base = { id: text, changeId: text };
  const position = { column, before: z.optional(text), after: z.optional(text) };
  const task = z.object({ id: text, title: text, column, rank: text, assigneeId });

  const change: z.ZodMiniType<PendingChange> = z.discriminatedUnion('kind', [
    z.object({ ...base, kind: z.literal('createTask'), title: text, assigneeId, ...position }),
    z.object({
      ...base,
      kind: z.literal('updateTask'),
      title: z.optional(text),
      assigneeId: z.optional(assigneeId),
      task: z.optional(task),
    }),
    z.object({ ...base, kind: z.literal('moveTask'), ...position }),
    z.object({ ...base, kind: z.literal('deleteTask') }),
    z.object({ ...base, kind: z.literal('restoreTask'), task: z.nullable(task) }),
    z.object({ ...base, kind: z.literal(['createBoardUser', 'updateBoardUser']), name: text }),
    z.object({ ...base, kind: z.literal('deleteBoardUser') }),
    z.object({ ...base, kind: z.literal('restoreBoardUser'), name: text, taskIds: z.array(text) }),
  ]);

  return z.object({ order: z.number(), label: text, change });
}
