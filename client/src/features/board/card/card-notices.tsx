import type { Replaced } from '@canary/board/replaced';
import { titleProblem } from '@canary/board/texts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from '#shared/collection/focus.ts';
import { useLocale } from '#shared/format/locale.ts';
import { LastMessage } from '../live/banners.tsx';
import { useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { contentOf } from '../live/card-content.ts';
import { isShown } from '../live/card-moves.ts';
import { useCard } from '../live/card-selectors.ts';
import { useAnnounceDrag } from '../live/people-selectors.ts';
import { useBoardActions, useBoardStatus, useCan, useColumns, useReplacements } from '../live/selectors.ts';
import { cardDetails } from './card-details.tsx';

/** Notifies users when the card that they edit, carry or focus is archived, and offers to keep its text. */
export function LostCardNotice() {
  const ui = useBoardUi();
  const canEdit = useCan('editCards');
  const isOpen = useBoardStatus().kind === 'ready';
  const { createCard } = useBoardActions();
  const announceDrag = useAnnounceDrag();
  const id = useBoardUiState(({ editing, lift, focused }) => editing ?? lift?.id ?? focused);
  const card = useCard(id ?? '');
  const previous = useRef(card);
  useEffect(() => {
    const before = previous.current;
    previous.current = card;
    // A card that has not existed yet, such as a card that is being created, was not deleted.
    if (card || id === null || before?.id !== id) return;
    // The whole board is closed, and shows what the user was typing.
    if (!isOpen) return;
    const { editing, lift } = ui.read();
    const draft = ui.drafts.get(id);
    ui.drafts.delete(id);
    if (lift) announceDrag(null);
    ui.change({ editing: null, lift: null, focused: null });
    if (isFocusLost()) ui.columns.get(before.columnId)?.focus();
    const keep = () => {
      // A title that can't be saved yet stays in the editor.
      const title = draft && !titleProblem(draft.title) ? draft.title : before.title;
      const newId = createCard({ ...contentOf(before), title, columnId: before.columnId });
      if (draft) ui.drafts.set(newId, { before: title, title: draft.title });
      ui.change({ added: newId, ...(draft ? { editing: newId } : { focusRequest: newId }) });
    };
    ui.notices.show({
      id,
      ...(editing === id
        ? { text: `Archived while you were editing it: ‘${before.title}’`, lifetime: 'until-dismissed' }
        : { text: `No longer on the board: ‘${before.title}’` }),
      ...(canEdit && {
        action: { label: 'Keep as new card', otherwise: 'Press F8 to reach the notification', run: keep },
      }),
    });
  }, [ui, id, card, canEdit, isOpen, createCard, announceDrag]);
  return null;
}

/** How long a new card is highlighted, in milliseconds. */
const highlightMs = 2_500;

/** Ends the highlighting of a new card. If the filter hides the card, says so. */
export function AddedCardNotice({ onShowAll }: { onShowAll(): void }) {
  const ui = useBoardUi();
  const id = useBoardUiState(({ added }) => added);
  const showAll = useEffectEvent(onShowAll);
  useEffect(() => {
    if (id === null) return;
    const done = () => ui.change({ added: null });
    if (isShown(ui, id)) {
      const timer = setTimeout(done, highlightMs);
      return () => clearTimeout(timer);
    }
    done();
    const show = () => {
      showAll();
      ui.change({ added: id });
    };
    ui.notices.show({
      id,
      text: 'Added; hidden by the filter.',
      action: { label: 'Show', otherwise: 'Clear the filter above the columns', run: show },
    });
  }, [ui, id]);
  return null;
}

/** The changes that have replaced newer changes, summed up in a line. */
export function ReplacedChanges() {
  const { replaced, dismissAll } = useReplacements();
  const columns = useColumns();
  const locale = useLocale();
  const tell = ({ card, field }: Replaced) => {
    switch (field) {
      case 'title':
        return `Your title replaced a newer one: ‘${card.title}’.`;
      case 'columnId': {
        const column = columns.find(({ id }) => id === card.columnId);
        return `You moved ‘${card.title}’ after someone else had moved it to ‘${column?.name ?? ''}’.`;
      }
      default: {
        const { noun, format } = cardDetails[field];
        const value = card[field];
        return `Your ${noun} of ‘${card.title}’ replaced a newer one: ${value === null ? 'none' : format(String(value), locale)}.`;
      }
    }
  };
  return (
    <LastMessage
      role="status"
      icon="history"
      messages={replaced.map(tell)}
      sum="of your changes replaced newer ones"
      onClose={dismissAll}
    />
  );
}
