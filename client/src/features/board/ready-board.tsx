import { memo, useEffect, useRef, useState } from 'react';
import { useMedia } from '#shared/browser/use-media.ts';
import { DragAndDrop, TouchDrag } from '#shared/collection/drag-and-drop.tsx';
import { nothingSelected } from '#shared/collection/selection.ts';
import { useUndoKey } from '#shared/live/use-undo-key.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Toasts } from '#shared/ui/toasts.tsx';
import { ToolButton } from '#shared/ui/tool-button.tsx';
import styles from './board.module.css';
import { BoardFrame } from './board-frame.tsx';
import { BoardMenu } from './board-menu.tsx';
import { useFirstCard, useRoleNotice } from './boards/board-greetings.ts';
import { OtherBoard } from './boards/other-board.tsx';
import { People } from './boards/people.tsx';
import { AddedCardNotice, LostCardNotice, ReplacedChanges } from './card/card-notices.tsx';
import { CardPanel, sheetQuery, useOpenedCard } from './card/card-panel.tsx';
import { ConflictBanner } from './card/conflict-banner.tsx';
import { CardPreview, ListedCard } from './card/listed-card.tsx';
import { NewCard } from './card/new-card.tsx';
import { SelectionBar } from './card/selection-bar.tsx';
import { BoardColumns } from './columns/board-columns.tsx';
import { CARD, COLUMN, DragScroll } from './columns/board-drag.tsx';
import { BoardFilter, FilterChoices, FilterNotes } from './columns/board-filter.tsx';
import { ColumnPreview } from './columns/column.tsx';
import { ColumnSwitch } from './columns/column-switch.tsx';
import { KeysHelp } from './columns/keys-help.tsx';
import { useBoardFilter } from './columns/use-board-filter.ts';
import { usePageKeys } from './columns/use-page-keys.ts';
import { ConnectionBanner, ReadOnlyBanner, WithdrawnChanges } from './live/banners.tsx';
import { keyHelpId, keySentence } from './live/board-keys.ts';
import { type BoardUi, BoardUiContext, useBoardUi, useBoardUiState } from './live/board-ui.ts';
import { SearchedWords } from './live/found-cards.ts';
import { HeldChanges } from './live/held-changes.tsx';
import { KeptText } from './live/kept-text.tsx';
import { ParticipantList } from './live/participants.tsx';
import { useAnnounceEdit } from './live/people-selectors.ts';
import { toggleCard } from './live/selection.ts';
import { useCan } from './live/selectors.ts';
import { useKeyContext } from './live/use-key-context.ts';

/** The board with its cards. */
export const ReadyBoard = memo(function ReadyBoard({ ui }: { readonly ui: BoardUi }) {
  const canEdit = useCan('editCards');
  const openedCard = useOpenedCard();
  const filtering = useBoardFilter(openedCard);
  const search = useRef<HTMLInputElement>(null);
  const { label, assignee, due } = filtering.chosen;
  const [hasChoices, setHasChoices] = useState(label !== null || assignee !== null || due !== null);
  useFirstCard(ui);
  useRoleNotice(ui);
  useUndoKey(ui.notices, { isOff: !canEdit, hasDialogs: true });
  const isSheet = useMedia(sheetQuery);
  const isCovered = isSheet && openedCard !== null;
  const scroller = useRef<HTMLDivElement>(null);
  // The role has changed.
  useEffect(() => {
    if (canEdit) return;
    ui.change({ editing: null, adding: null, picking: null, picker: null, lift: null });
    ui.change({ isNamingBoard: false, namingColumn: null, addingColumn: false });
    ui.change({ selection: nothingSelected });
  }, [canEdit, ui]);

  const isNarrow = useMedia('(width < 40rem)');
  const [isSearching, setSearching] = useState(false);
  const hasSearch = !isNarrow || isSearching || filtering.filter !== undefined;
  useEffect(() => {
    if (isSearching) search.current?.focus();
  }, [isSearching]);
  const closeSearch = () => {
    setSearching(false);
    filtering.clear();
  };
  usePageKeys(ui, () => {
    setSearching(true);
    search.current?.focus();
    search.current?.select();
  });

  const keptText = <KeptText ui={ui} drafts={canEdit ? 'in-forms' : 'kept'} />;

  return (
    <BoardUiContext value={ui}>
      <DragAndDrop>
        <BoardFrame
          isReady
          isCovered={isCovered}
          tools={
            <>
              {hasSearch && (
                <BoardFilter
                  filtering={filtering}
                  search={search}
                  isOpen={hasChoices}
                  onToggle={() => setHasChoices(!hasChoices)}
                />
              )}
              <div className={styles.tools}>
                <ParticipantList />
                {isNarrow && (
                  <ToolButton
                    icon="search"
                    name="Search cards"
                    aria-expanded={hasSearch}
                    onClick={() => (hasSearch ? closeSearch() : setSearching(true))}
                  />
                )}
                <People />
                <BoardMenu />
              </div>
            </>
          }
        >
          <div className={styles.body}>
            <div className={styles.content} inert={isCovered}>
              {hasSearch && hasChoices && <FilterChoices filtering={filtering} />}
              <ConnectionBanner />
              {!canEdit && <ReadOnlyBanner />}
              <HeldChanges />
              <ReplacedChanges />
              {!isCovered && <WithdrawnChanges />}
              {canEdit && <ConflictBanner openedCard={openedCard} />}
              {!isCovered && keptText}
              {filtering.filter && <FilterNotes filtering={filtering} filter={filtering.filter} />}
              <ColumnSwitch scroller={scroller} filter={filtering.filter} />
              <SearchedWords value={filtering.words}>
                <BoardColumns
                  scroller={scroller}
                  filter={filtering.filter}
                  ListedCard={ListedCard}
                  NewCard={NewCard}
                />
              </SearchedWords>
              <SelectionBar filter={filtering.filter} />
            </div>
            <CardPanel
              card={openedCard}
              isSheet={isSheet}
              notice={
                isCovered && (
                  <>
                    <WithdrawnChanges />
                    {keptText}
                  </>
                )
              }
            />
          </div>
          <DragScroll columns={scroller} />
          <TouchDrag
            onHold={(id) => toggleCard(ui, id)}
            image={({ id, text }, type) => {
              if (type === COLUMN) return <ColumnPreview name={text} />;
              return type === CARD && <CardPreview id={id} />;
            }}
          />
          <OtherBoard />
          <KeysHelp />
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
  useAnnounceEdit(useBoardUiState(({ editing, writing }) => editing ?? writing));
  return null;
}

function BoardToasts() {
  const { notices } = useBoardUi();
  const toasts = useStore(notices);
  return <Toasts toasts={toasts} undoOtherwise="Press Ctrl+Z on the board" onDismiss={notices.dismiss} />;
}

/** The text for screen readers: the result of each action, and the keys of a focused card. */
function Announcements() {
  const context = useKeyContext();
  const announcement = useBoardUiState((state) => state.announcement);
  return (
    <>
      <p className="visually-hidden" aria-live="assertive" data-announcement>
        {announcement}
      </p>
      <p id={keyHelpId} hidden>
        {keySentence(context)}
      </p>
    </>
  );
}
