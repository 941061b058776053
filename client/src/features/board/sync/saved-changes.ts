import type { PendingChange } from '@canary/board/pending-change';
import { z } from 'zod/mini';
import { safeSessionStorage } from '#shared/storage/storage.ts';
import { boardKeyOf, type OwnBoard } from '../own-board.ts';

/** A change that the server hasn't acknowledged, with the title or name to show if the server rejects it. */
export interface SavedChange {
  readonly label: string;
  readonly change: PendingChange;
}

/** The unsent changes of a board in this tab, so that a reload loses none. */
export interface SavedChanges {
  /** Reads the changes in order. Deletes entries that can't be parsed. */
  load(): SavedChange[];
  /** Saves a change after all others, under a key of its own. If the browser blocks storage, a reload loses it. */
  save(saved: SavedChange): void;
  delete(changeId: string): void;
  /** The texts that the user could not save any more. */
  keptTexts(): string[];
  /** Replaces these texts, which a reload doesn't lose, either. */
  keepTexts(texts: readonly string[]): void;
}

/** The position of the newest change. */
let lastOrder = 0;
const texts = z.array(z.string());
let schema: ReturnType<typeof makeSchema> | undefined;

/** @param board null for the open board */
export function createSavedChanges(board: OwnBoard | null): SavedChanges {
  // Changes of the open board have no account: tabs of earlier versions have saved some under this prefix.
  const textsKey = `board-text:${boardKeyOf(board)}`;
  const prefix = board ? `own-board-change:${boardKeyOf(board)}:` : 'board-change:';
  return {
    load: () => {
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
    },
    save: ({ label, change }) => {
      lastOrder = Math.max(lastOrder + 1, Date.now());
      safeSessionStorage.set(prefix + change.changeId, JSON.stringify({ order: lastOrder, label, change }));
    },
    delete: (changeId) => safeSessionStorage.remove(prefix + changeId),
    keptTexts: () => {
      const parsed = texts.safeParse(parseJson(safeSessionStorage.get(textsKey) ?? '[]'));
      return parsed.success ? parsed.data : [];
    },
    keepTexts: (kept) => {
      if (kept.length === 0) safeSessionStorage.remove(textsKey);
      else safeSessionStorage.set(textsKey, JSON.stringify(kept));
    },
  };
}

function parse(json: string) {
  schema ??= makeSchema();
  return schema.safeParse(parseJson(json));
}

/** Undefined if the text isn't JSON. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
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
