import { z } from 'zod/mini';
import { cardDraftPrefix } from '#session/offline-session.ts';
import { safeSessionStorage } from '#shared/storage/storage.ts';
import { createStore } from '#shared/store/create-store.ts';
import { type BoardRef, boardKeyOf } from './board-ref.ts';

/** A text that the user is writing on a card. */
export interface TextDraft {
  readonly text: string;
  /** The text that the user started from. */
  readonly base: string;
}

/** What a draft is for: the description, a new comment, new items of the checklist, or an edited comment by its id. */
export type DraftPlace = 'description' | 'comment' | 'checklist' | `comment ${string}`;

const schema = z.object({ text: z.string(), base: z.string() });

/** How often {@link deleteDrafts} was called, so that open fields read their drafts again. */
export const draftDeletions = createStore(0);

const prefixOf = (board: BoardRef) => `${cardDraftPrefix}${boardKeyOf(board)}:`;

/** The name of a draft in the storage of this tab. */
export function draftKey(board: BoardRef, cardId: string, place: DraftPlace): string {
  return `${prefixOf(board)}${cardId}:${place}`;
}

export function readDraft(key: string): TextDraft | undefined {
  try {
    return schema.safeParse(JSON.parse(safeSessionStorage.get(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** @param draft undefined deletes the draft */
export function saveDraft(key: string, draft: TextDraft | undefined): void {
  if (draft) safeSessionStorage.set(key, JSON.stringify(draft));
  else safeSessionStorage.remove(key);
}

/** The texts of all drafts on a board, on one of its cards, or for one place of a card. */
export function readDraftTexts(board: BoardRef, cardId?: string, place?: DraftPlace): readonly string[] {
  const drafts = keysOf(board, cardId, place).flatMap((key) => readDraft(key) ?? []);
  return drafts.filter(({ text, base }) => text.trim() !== '' && text !== base).map(({ text }) => text);
}

/** Deletes all drafts on a board, on one of its cards, or for one place of a card. */
export function deleteDrafts(board: BoardRef, cardId?: string, place?: DraftPlace): void {
  for (const key of keysOf(board, cardId, place)) safeSessionStorage.remove(key);
  draftDeletions.set(draftDeletions.read() + 1);
}

function keysOf(board: BoardRef, cardId?: string, place?: DraftPlace): readonly string[] {
  if (cardId !== undefined && place !== undefined) return [draftKey(board, cardId, place)];
  const prefix = prefixOf(board) + (cardId === undefined ? '' : `${cardId}:`);
  return safeSessionStorage.keys().filter((key) => key.startsWith(prefix));
}
