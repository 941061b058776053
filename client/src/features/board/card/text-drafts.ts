import { useState } from 'react';
import { z } from 'zod/mini';
import { cardDraftPrefix } from '#session/offline-session.ts';
import { safeSessionStorage } from '#shared/storage/storage.ts';
import { createStore, useStore } from '#shared/store/create-store.ts';
import { boardKeyOf, type OwnBoard } from '../own-board.ts';
import { useOwnBoard } from '../sync/selectors.ts';

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
const deletions = createStore(0);

const prefixOf = (board: OwnBoard) => `${cardDraftPrefix}${boardKeyOf(board)}:`;

/**
 * The draft for a place of a card, and a function that changes it. A draft belongs to the account and the board, and
 * stays in this tab when the card is closed, the page is reloaded or the session has ended. A log-out deletes it.
 */
export function useTextDraft(
  cardId: string,
  place: DraftPlace,
): readonly [draft: TextDraft | undefined, change: (draft: TextDraft | undefined) => void] {
  const board = useOwnBoard();
  const key = board && `${prefixOf(board)}${cardId}:${place}`;
  const deletion = useStore(deletions);
  const read = () => (key ? parse(safeSessionStorage.get(key)) : undefined);
  const [written, setWritten] = useState(() => ({ draft: read(), deletion }));
  if (written.deletion !== deletion) setWritten({ draft: read(), deletion });
  const { draft } = written;
  const change = (next: TextDraft | undefined) => {
    setWritten({ draft: next, deletion });
    if (!key) return;
    if (next) safeSessionStorage.set(key, JSON.stringify(next));
    else safeSessionStorage.remove(key);
  };
  return [draft, change];
}

/** The texts of all drafts on a board, or on one of its cards. */
export function readDraftTexts(board: OwnBoard | null, cardId?: string): readonly string[] {
  const drafts = keysOf(board, cardId).flatMap((key) => parse(safeSessionStorage.get(key)) ?? []);
  return drafts.filter(({ text, base }) => text.trim() !== '' && text !== base).map(({ text }) => text);
}

/** Deletes all drafts on a board, or on one of its cards. */
export function deleteDrafts(board: OwnBoard | null, cardId?: string): void {
  for (const key of keysOf(board, cardId)) safeSessionStorage.remove(key);
  deletions.set(deletions.read() + 1);
}

function keysOf(board: OwnBoard | null, cardId?: string): readonly string[] {
  if (!board) return [];
  const prefix = prefixOf(board) + (cardId === undefined ? '' : `${cardId}:`);
  return safeSessionStorage.keys().filter((key) => key.startsWith(prefix));
}

function parse(json: string | null): TextDraft | undefined {
  try {
    return schema.safeParse(JSON.parse(json ?? 'null')).data;
  } catch {
    return undefined;
  }
}
