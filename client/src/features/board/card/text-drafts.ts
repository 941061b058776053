import { useUnsent, useUnsentWork } from '../live/selectors.ts';
import type { DraftPlace } from '../live/unsent-drafts.ts';
import type { TextDraft } from '../live/unsent-items.ts';
import { draftId } from '../live/unsent-work.ts';

/**
 * The draft for a place of a card, and a function that changes it. A draft belongs to the account and the board, and
 * stays in this browser when the card is closed, the tab is closed or the session has ended. A log-out deletes it.
 */
export function useTextDraft(
  cardId: string,
  place: DraftPlace,
): readonly [draft: TextDraft | undefined, change: (draft: TextDraft | undefined) => void] {
  const id = draftId(cardId, place);
  const { edit } = useUnsentWork();
  const draft = useUnsent(({ drafts }) => drafts.get(id));
  return [draft, (content) => edit({ kind: 'draft', id, content })];
}
