import { useState } from 'react';
import { useStore } from '#shared/store/create-store.ts';
import {
  type DraftPlace,
  draftDeletions,
  draftKey,
  readDraft,
  saveDraft,
  type TextDraft,
} from '../live/saved-drafts.ts';
import { useBoardRef } from '../live/selectors.ts';

/**
 * The draft for a place of a card, and a function that changes it. A draft belongs to the account and the board, and
 * stays in this tab when the card is closed, the page is reloaded or the session has ended. A log-out deletes it.
 */
export function useTextDraft(
  cardId: string,
  place: DraftPlace,
): readonly [draft: TextDraft | undefined, change: (draft: TextDraft | undefined) => void] {
  const key = draftKey(useBoardRef(), cardId, place);
  const deletion = useStore(draftDeletions);
  const read = () => readDraft(key);
  const [written, setWritten] = useState(() => ({ draft: read(), deletion }));
  if (written.deletion !== deletion) setWritten({ draft: read(), deletion });
  const change = (draft: TextDraft | undefined) => {
    setWritten({ draft, deletion });
    saveDraft(key, draft);
  };
  return [written.draft, change];
}
