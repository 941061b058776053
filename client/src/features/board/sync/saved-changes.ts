import { boardColors } from '@canary/board/model';
import type { PendingChange } from '@canary/board/pending-change';
import { z } from 'zod/mini';
import { safeSessionStorage } from '#shared/storage/storage.ts';
import { boardKeyOf, type OwnBoard } from '../own-board.ts';

/** A change that the server hasn't acknowledged, with the title or name to show if the server rejects it. */
export interface SavedChange {
  readonly label: string;
  readonly change: PendingChange;
}

/** A description or comment whose same lines this user and another person changed. */
export interface TextConflict {
  readonly cardId: string;
  /** Null for the card's description. */
  readonly commentId: string | null;
  /** The text that this user's change started from. */
  readonly base: string;
  readonly mine: string;
  /** The text on the server. */
  readonly theirs: string;
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
  /** The texts of cards that two people changed at the same place. */
  conflicts(): TextConflict[];
  keepConflicts(conflicts: readonly TextConflict[]): void;
}

/** The position of the newest change. */
let lastOrder = 0;
const texts = z.array(z.string());
const conflictList = z.array(
  z.object({
    cardId: z.string(),
    commentId: z.nullable(z.string()),
    base: z.string(),
    mine: z.string(),
    theirs: z.string(),
  }),
);
let schema: ReturnType<typeof makeSchema> | undefined;

/** @param board null for the open board */
export function createSavedChanges(board: OwnBoard | null): SavedChanges {
  const textsKey = `board-text:${boardKeyOf(board)}`;
  const conflictsKey = `board-conflict:${boardKeyOf(board)}`;
  const prefix = `board-change:${boardKeyOf(board)}:`;
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
    keptTexts: () => readList(textsKey, texts),
    keepTexts: (kept) => saveList(textsKey, kept),
    conflicts: () => readList(conflictsKey, conflictList),
    keepConflicts: (kept) => saveList(conflictsKey, kept),
  };
}

/** The boards with changes that this tab hasn't sent; null for the open board. */
export function boardsWithChanges(): (OwnBoard | null)[] {
  const boards = new Map<string, OwnBoard | null>();
  for (const key of safeSessionStorage.keys()) {
    const [, accountId, boardId] = /^board-change:([^:]+):([^:]+):/.exec(key) ?? [];
    if (accountId && boardId) boards.set(`${accountId}:${boardId}`, { accountId, boardId });
    else if (key.startsWith('board-change:')) boards.set('', null);
  }
  return [...boards.values()];
}

/** Returns nothing if there is no list, or it can't be parsed. */
function readList<Item>(key: string, schema: z.ZodMiniType<Item[]>): Item[] {
  const parsed = schema.safeParse(parseJson(safeSessionStorage.get(key) ?? '[]'));
  return parsed.success ? parsed.data : [];
}

function saveList(key: string, list: readonly unknown[]): void {
  if (list.length === 0) safeSessionStorage.remove(key);
  else safeSessionStorage.set(key, JSON.stringify(list));
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
  const ids = z.array(text);
  const nullable = z.nullable(text);
  const color = z.enum(boardColors);
  const base = { id: text, changeId: text };
  const several = { ...base, otherIds: z.optional(ids) };
  const beside = { before: z.optional(text), after: z.optional(text) };
  const position = { ...beside, column: text };
  const item = z.object({ id: text, text, isDone: z.boolean() });
  const setChange = z.optional(z.object({ add: z.optional(ids), remove: z.optional(ids) }));
  const checklistChange = z.union([
    z.object({ add: z.object({ items: z.array(item), after: z.optional(nullable) }) }),
    z.object({
      edit: z.object({ id: text, text: z.optional(text), isDone: z.optional(z.boolean()) }),
    }),
    z.object({ move: z.object({ id: text, after: nullable }) }),
    z.object({ remove: z.object({ id: text }) }),
  ]);
  const task = z.object({
    id: text,
    title: text,
    column: text,
    rank: text,
    number: z.nullable(z.number()),
    assigneeIds: ids,
    labelIds: ids,
    dueOn: nullable,
    checklist: z.array(item),
    hasDescription: z.boolean(),
    comments: z.number(),
    textVersion: z.number(),
  });
  const comment = { ...base, commentId: text };

  const change: z.ZodMiniType<PendingChange> = z.discriminatedUnion('kind', [
    z.object({
      ...base,
      kind: z.literal('createTask'),
      title: text,
      assigneeIds: ids,
      labelIds: z.exactOptional(ids),
      dueOn: z.exactOptional(nullable),
      checklist: z.exactOptional(z.array(item)),
      ...position,
    }),
    z.object({
      ...several,
      kind: z.literal('updateTask'),
      title: z.optional(text),
      assigneeId: z.optional(nullable),
      assignees: setChange,
      labels: setChange,
      dueOn: z.optional(nullable),
      checklist: z.optional(checklistChange),
      task: z.optional(task),
    }),
    z.object({ ...several, kind: z.literal('moveTask'), ...position }),
    z.object({ ...several, kind: z.literal('deleteTask') }),
    z.object({ ...several, kind: z.literal('restoreTask'), task: z.nullable(task) }),
    z.object({ ...base, kind: z.literal('changeDescription'), base: text, text }),
    z.object({ ...comment, kind: z.literal('createComment'), text }),
    z.object({ ...comment, kind: z.literal('changeComment'), base: text, text }),
    z.object({ ...comment, kind: z.literal(['deleteComment', 'restoreComment']) }),
    z.object({ ...base, kind: z.literal(['createBoardUser', 'updateBoardUser']), name: text }),
    z.object({ ...base, kind: z.literal('deleteBoardUser') }),
    z.object({ ...base, kind: z.literal('restoreBoardUser'), name: text, taskIds: ids }),
    z.object({ ...base, kind: z.literal('createColumn'), name: text, color: z.nullable(color), ...beside }),
    z.object({
      ...base,
      kind: z.literal('updateColumn'),
      name: z.optional(text),
      color: z.optional(z.nullable(color)),
    }),
    z.object({ ...base, kind: z.literal('moveColumn'), ...beside }),
    z.object({ ...base, kind: z.literal('deleteColumn'), moveTo: text }),
    z.object({ ...base, kind: z.literal('createLabel'), name: text, color }),
    z.object({ ...base, kind: z.literal('updateLabel'), name: z.optional(text), color: z.optional(color) }),
    z.object({ ...base, kind: z.literal('deleteLabel') }),
  ]);

  return z.object({ order: z.number(), label: text, change });
}
