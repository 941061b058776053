import { columns } from '@canary/board/model';
import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { brand } from '#config/brand.ts';
import { usePageStart } from '#shared/browser/page-scroll.ts';
import { useUndoKey } from '#shared/live/use-undo-key.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Toasts } from '#shared/ui/toasts.tsx';
import { useAnnounceEdit } from '../sync/selectors.ts';
import { AddUser } from './add-user.tsx';
import { ConnectionBanner, NoMatchBanner, WithdrawnChanges } from './banners.tsx';
import styles from './board.module.css';
import { BoardFilter, useBoardFilter } from './board-filter.tsx';
import { BoardUiContext, createBoardUi, useBoardUi, useUiState } from './board-ui.ts';
import { CardPreview, keyHelpId } from './card.tsx';
import { AddedCardNotice, LostCardNotice } from './card-notices.tsx';
import { Column, ColumnSwitch } from './column.tsx';
import { DeletedCards } from './deleted-cards.tsx';
import { DragAndDrop, DragPreview, DragScroll } from './drag-and-drop.tsx';
import { useLinkedCard } from './linked-card.ts';
import { ParticipantList } from './participants.tsx';
import { People } from './people.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** The board with its cards. */
export const LiveBoard = memo(function LiveBoard() {
  const [ui] = useState(createBoardUi);
  const filtering = useBoardFilter();
  useLinkedCard(ui);
  useUndoKey(ui.notices, true);
  const scroller = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const isElsewhere =
      !(target instanceof Element) || target.closest('input, textarea, select, [role=dialog], [role=menu]');
    if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere)
      return;
    event.preventDefault();
    const here = target.closest('[data-column]')?.getAttribute('data-column');
    const column = columns.find((one) => one === here) ?? 'todo';
    ui.change({ adding: { column, end: 'top' } });
  };

  return (
    <BoardUiContext value={ui}>
      <DragAndDrop>
        <BoardFrame
          onKeyDown={onKeyDown}
          tools={
            <>
              <BoardFilter filtering={filtering} />
              <div className={styles.tools}>
                <ParticipantList />
                <People />
                <DeletedCards />
                <ShareDialog />
                <AddUser />
              </div>
            </>
          }
        >
          <ConnectionBanner />
          <WithdrawnChanges />
          {filtering.filter && <NoMatchBanner filter={filtering.filter} onClear={filtering.clear} />}
          <ColumnSwitch scroller={scroller} filter={filtering.filter} />
          <div ref={scroller} className={styles.columns}>
            {columns.map((column) => (
              <Column key={column} column={column} filter={filtering.filter} />
            ))}
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
  const announcement = useUiState((state) => state.announcement);
  return (
    <>
      <p className="visually-hidden" aria-live="assertive" data-announcement>
        {announcement}
      </p>
      <p id={keyHelpId} hidden>
        Use the arrow keys to move between cards. Press Space to pick up a card, the arrow keys to move it,
        Space to drop it, Escape to put it back. Press Enter to edit, A to assign, Delete to delete, N to add
        a card, Ctrl+Z to undo, Shift+F10 for the menu.
      </p>
    </>
  );
}

interface BoardFrameProps {
  readonly isBusy?: boolean;
  onKeyDown?(event: KeyboardEvent): void;
  /** The controls beside the heading. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The page's main landmark with its heading, in every state of the board. */
export function BoardFrame({ isBusy, onKeyDown, tools, children }: BoardFrameProps) {
  const main = usePageStart<HTMLElement>();
  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      className={styles.board}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h1 className={styles.title}>
          {/* The visible emoji is an icon, because not every system has a font for it. */}
          <Icon name="puzzle" size={22} className={styles.puzzle} />
          <span className="visually-hidden">🧩</span> {brand.name} Jira Board
        </h1>
        {tools}
      </header>
      {children}
    </main>
  );
}
