import { type QueuedKind, queuedChanges } from '@canary/board/changes/index';
import type { PendingChange } from '@canary/board/pending-change';
import { card } from '@canary/board/rows';
import { z } from 'zod/mini';
import { safeSessionStorage } from '#shared/storage/storage.ts';
import { type BoardRef, boardKeyOf } from './board-ref.ts';

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
const entry = z.object({
  order: z.number(),
  label: z.string(),
  change: z.object({
    kind: z.enum(Object.keys(queuedChanges) as QueuedKind[]),
    changeId: z.string(),
    input: z.unknown(),
    seen: z.optional(
      z.object({ archived: z.exactOptional(z.array(card)), description: z.exactOptional(z.string()) }),
    ),
    before: z.optional(card),
  }),
});

export function createSavedChanges(board: BoardRef): SavedChanges {
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
          if (!parsed) safeSessionStorage.remove(key);
          return parsed ?? [];
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

/** The boards with changes that this tab hasn't sent. */
export function boardsWithChanges(): BoardRef[] {
  const boards = new Map<string, BoardRef>();
  for (const key of safeSessionStorage.keys()) {
    const [, accountId, boardId] = /^board-change:([^:]*):([^:]+):/.exec(key) ?? [];
    if (boardId) boards.set(`${accountId}:${boardId}`, { accountId: accountId || null, boardId });
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

/** Undefined if the text isn't that of a change. */
function parse(json: string): (SavedChange & { readonly order: number }) | undefined {
  const saved = entry.safeParse(parseJson(json));
  if (!saved.success) return undefined;
  const { change, ...rest } = saved.data;
  const input = queuedChanges[change.kind].input.safeParse(change.input);
  // The input belongs to the kind.
  return input.success ? { ...rest, change: { ...change, input: input.data } as PendingChange } : undefined;
}

/** Undefined if the text isn't JSON. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
