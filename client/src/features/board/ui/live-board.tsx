import { memo, useEffect, useRef, useState } from 'react';
import { useMedia } from '#shared/browser/use-media.ts';
import { useUndoKey } from '#shared/live/use-undo-key.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Toasts } from '#shared/ui/toasts.tsx';
import { CardPanel, sheetQuery, useOpenedCard } from '../card/card-panel.tsx';
import { BoardFilter, FilterChoices } from '../find/board-filter.tsx';
import { useBoardFilter } from '../find/use-board-filter.ts';
import { useFirstCard, useRoleNotice } from '../own/board-greetings.ts';
import { useAnnounceEdit } from '../sync/people-selectors.ts';
import { useCan, useTerms } from '../sync/selectors.ts';
import { AddUser } from './add-user.tsx';
import {
  ConnectionBanner,
  NoMatchBanner,
  ReadOnlyBanner,
  TextConflicts,
  WithdrawnChanges,
} from './banners.tsx';
import styles from './board.module.css';
import { BoardColumns } from './board-columns.tsx';
import { BoardFrame } from './board-frame.tsx';
import { keySentence } from './board-keys.ts';
import { type BoardUi, BoardUiContext, useBoardUi, useUiState } from './board-ui.ts';
import { CardPreview, keyHelpId } from './card.tsx';
import { AddedCardNotice, LostCardNotice } from './card-notices.tsx';
import { ColumnPreview } from './column.tsx';
import { ColumnSwitch } from './column-switch.tsx';
import { DeletedCards } from './deleted-cards.tsx';
import { DragAndDrop, DragPreview, DragScroll } from './drag-and-drop.tsx';
import { KeptText } from './kept-text.tsx';
import { KeysHelp } from './keys-help.tsx';
import { useLinkedCard } from './linked-card.ts';
import { ParticipantList } from './participants.tsx';
import { People } from './people.tsx';
import { noCards } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useKeyContext } from './use-key-context.ts';
import { usePageKeys } from './use-page-keys.ts';

/** The board with its cards. */
export const LiveBoard = memo(function LiveBoard({ ui }: { readonly ui: BoardUi }) {
  const canEdit = useCan('editCards');
  // Members share a board by invitations.
  const hasLink = useTerms().everyone !== null;
  const openedCard = useOpenedCard();
  const filtering = useBoardFilter(openedCard);
  const search = useRef<HTMLInputElement>(null);
  const { label, assignee, due } = filtering.chosen;
  const [hasChoices, setHasChoices] = useState(label !== null || assignee !== null || due !== null);
  useLinkedCard(ui);
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
    ui.change({ namingColumn: null, addingColumn: false });
    ui.change({ selected: noCards, anchor: null });
  }, [canEdit, ui]);

  usePageKeys(ui, search);

  const keptText = <KeptText ui={ui} drafts={canEdit ? 'in-forms' : 'kept'} />;

  return (
    <BoardUiContext value={ui}>
      <DragAndDrop>
        <BoardFrame
          isCovered={isCovered}
          tools={
            <>
              <BoardFilter
                filtering={filtering}
                search={search}
                isOpen={hasChoices}
                onToggle={() => setHasChoices(!hasChoices)}
              />
              <div className={styles.tools}>
                <ParticipantList />
                <People />
                {canEdit && <DeletedCards />}
                {hasLink && <ShareDialog />}
                {canEdit && <AddUser />}
                <KeysHelp />
              </div>
            </>
          }
        >
          <div className={styles.body}>
            <div className={styles.content} inert={isCovered}>
              {hasChoices && <FilterChoices filtering={filtering} />}
              <ConnectionBanner />
              {!canEdit && <ReadOnlyBanner />}
              {!isCovered && <WithdrawnChanges />}
              {canEdit && <TextConflicts openedCard={openedCard} />}
              {!isCovered && keptText}
              {filtering.filter && <NoMatchBanner filter={filtering.filter} onClear={filtering.clear} />}
              <ColumnSwitch scroller={scroller} filter={filtering.filter} />
              <BoardColumns scroller={scroller} filter={filtering.filter} />
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
          <DragPreview>
            {(id, isColumn) => (isColumn ? <ColumnPreview id={id} /> : <CardPreview id={id} />)}
          </DragPreview>
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
  useAnnounceEdit(useUiState(({ editing, writing }) => editing ?? writing));
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
  const announcement = useUiState((state) => state.announcement);
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
