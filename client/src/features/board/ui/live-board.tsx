import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useMedia } from '#shared/browser/use-media.ts';
import { useUndoKey } from '#shared/live/use-undo-key.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Toasts } from '#shared/ui/toasts.tsx';
import { CardPanel, sheetQuery, useOpenedCard } from '../card/card-panel.tsx';
import { useFirstCard, useRoleNotice } from '../own/board-greetings.ts';
import { useAnnounceEdit, useCanEdit, useColumns, useOwnBoard } from '../sync/selectors.ts';
import { AddUser } from './add-user.tsx';
import { ConnectionBanner, NoMatchBanner, ReadOnlyBanner, WithdrawnChanges } from './banners.tsx';
import styles from './board.module.css';
import { BoardFilter, useBoardFilter } from './board-filter.tsx';
import { BoardFrame } from './board-frame.tsx';
import { type BoardUi, BoardUiContext, useBoardUi, useUiState } from './board-ui.ts';
import { CardPreview, keyHelpId } from './card.tsx';
import { AddedCardNotice, LostCardNotice } from './card-notices.tsx';
import { Column, ColumnSwitch } from './column.tsx';
import { DeletedCards } from './deleted-cards.tsx';
import { DragAndDrop, DragPreview, DragScroll } from './drag-and-drop.tsx';
import { KeptText } from './kept-text.tsx';
import { useLinkedCard } from './linked-card.ts';
import { ParticipantList } from './participants.tsx';
import { People } from './people.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** The board with its cards. */
export const LiveBoard = memo(function LiveBoard({ ui }: { readonly ui: BoardUi }) {
  const isOpenBoard = useOwnBoard() === null;
  const canEdit = useCanEdit();
  const columns = useColumns();
  const filtering = useBoardFilter();
  useLinkedCard(ui);
  useFirstCard(ui);
  useRoleNotice(ui);
  useUndoKey(ui.notices, { isOff: !canEdit, hasDialogs: true });
  const openedCard = useOpenedCard();
  const isSheet = useMedia(sheetQuery);
  const isCovered = isSheet && openedCard !== null;
  const scroller = useRef<HTMLDivElement>(null);
  // The role has changed.
  useEffect(() => {
    if (!canEdit) ui.change({ editing: null, adding: null, picking: null, addingUser: null, lift: null });
  }, [canEdit, ui]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const isElsewhere =
      !(target instanceof Element) || target.closest('input, textarea, select, [role=dialog], [role=menu]');
    if (
      !canEdit ||
      event.key.toLowerCase() !== 'n' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isElsewhere
    )
      return;
    event.preventDefault();
    const here = target.closest('[data-column]')?.getAttribute('data-column');
    const column = columns.find(({ id }) => id === here) ?? columns[0];
    if (column) ui.change({ adding: { column: column.id, end: 'top' } });
  };

  return (
    <BoardUiContext value={ui}>
      <DragAndDrop>
        <BoardFrame
          onKeyDown={onKeyDown}
          isCovered={isCovered}
          tools={
            <>
              <BoardFilter filtering={filtering} />
              <div className={styles.tools}>
                <ParticipantList />
                <People />
                {canEdit && <DeletedCards />}
                {isOpenBoard && <ShareDialog />}
                {canEdit && <AddUser />}
              </div>
            </>
          }
        >
          <div className={styles.body}>
            <div className={styles.content} inert={isCovered}>
              <ConnectionBanner />
              {!canEdit && <ReadOnlyBanner />}
              <WithdrawnChanges />
              <KeptText ui={ui} drafts={canEdit ? 'in-forms' : 'kept'} />
              {filtering.filter && <NoMatchBanner filter={filtering.filter} onClear={filtering.clear} />}
              <ColumnSwitch scroller={scroller} filter={filtering.filter} />
              <div ref={scroller} className={styles.columns}>
                {columns.map((column) => (
                  <Column key={column.id} column={column} filter={filtering.filter} />
                ))}
              </div>
            </div>
            {!isOpenBoard && <CardPanel card={openedCard} isSheet={isSheet} />}
          </div>
          <DragScroll columns={scroller} />
          <DragPreview>{(id) => <CardPreview id={id} />}</DragPreview>
          <LostCardNotice />
          <AddedCardNotice onShowAll={filtering.clear} />
          <BoardToasts />
          <AnnounceEdit />
          <Announcements />
        </BoardFrame>
      </DragAndDrop>
    </BoardUiContext>
  );
});

/** Shows the other participants which card is being edited. */
function AnnounceEdit() {
  useAnnounceEdit(useUiState(({ editing }) => editing));
  return null;
}

function BoardToasts() {
  const { notices } = useBoardUi();
  const toasts = useStore(notices);
  return <Toasts toasts={toasts} undoOtherwise="Press Ctrl+Z on the board" onDismiss={notices.dismiss} />;
}

/** The text for screen readers: the result of each action, and the keys of a focused card. */
function Announcements() {
  const canEdit = useCanEdit();
  const isOpenBoard = useOwnBoard() === null;
  const announcement = useUiState((state) => state.announcement);
  return (
    <>
      <p className="visually-hidden" aria-live="assertive" data-announcement>
        {announcement}
      </p>
      <p id={keyHelpId} hidden>
        Use the arrow keys to move between cards.
        {!isOpenBoard && ' Press Enter to open a card.'}
        {canEdit &&
          ` Press Space to pick up a card, the arrow keys to move it, Space to drop it, Escape to put it back. Press ${isOpenBoard ? 'Enter' : 'F2'} to edit, A to assign, Delete to delete, N to add a card, Ctrl+Z to undo, Shift+F10 for the menu.`}
      </p>
    </>
  );
}
