import type { TextDraft } from './unsent-items.ts';
import { draftId, type UnsentState } from './unsent-work.ts';

/** What a draft is for: the title, the description, a new comment, new items of the checklist, or an edited comment by its id. */
export type DraftPlace = 'title' | 'description' | 'comment' | 'checklist' | `comment ${string}`;

type Draft = readonly [id: string, draft: TextDraft];

/** All drafts on a board, on one of its cards, or for one place of a card. */
export function draftsOf({ drafts }: UnsentState, cardId?: string, place?: DraftPlace): readonly Draft[] {
  if (cardId === undefined) return [...drafts];
  const start = draftId(cardId, place ?? '');
  return [...drafts].filter(([id]) => (place === undefined ? id.startsWith(start) : id === start));
}

/** The texts of drafts that the user would miss. */
export function textsOfDrafts(drafts: readonly Draft[]): readonly string[] {
  return drafts
    .filter(([, { text, base }]) => text.trim() !== '' && text !== base)
    .map(([, { text }]) => text);
}
