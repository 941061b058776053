import { type MouseEvent, memo, type RefCallback, use, useRef } from 'react';
import { useRequestedFocus } from '#shared/collection/focus.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Marked } from '#shared/ui/marked.tsx';
import { keyHelpId } from '../live/board-keys.ts';
import type { CardView } from '../live/board-store.ts';
import { type BoardUiState, useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { useCard } from '../live/card-selectors.ts';
import { SearchedWords } from '../live/found-cards.ts';
import { useAssignees, useBusyPerson } from '../live/people-selectors.ts';
import { selectCardsTo, toggleCard } from '../live/selection.ts';
import { useCan } from '../live/selectors.ts';
import styles from './card.module.css';
import { Avatars, CardAssignees, circlesFor } from './card-assignees.tsx';
import { CardEditor } from './card-editor.tsx';
import { CardFacts, listOf } from './card-facts.tsx';
import { CardMenu } from './card-menu.tsx';
import { CardPicker } from './card-picker.tsx';
import { DoneTick } from './done-tick.tsx';

interface ListedCardProps {
  readonly id: string;
  /** The column that shows the card. A lifted card may be shown in another column than its own. */
  readonly column: string;
  readonly isTabStop: boolean;
  readonly isDragged: boolean;
  /** Makes the card draggable. */
  readonly dragRef: RefCallback<HTMLElement>;
}

/** A card, or its editor. */
export const ListedCard = memo(function ListedCard({ id, ...place }: ListedCardProps) {
  const card = useCard(id);
  const canEdit = useCan('editCards');
  const isEditing = useBoardUiState(({ editing }) => editing === id);
  if (!card) return null;
  if (canEdit && isEditing) return <CardEditor card={card} />;
  return <CardFace card={card} canEdit={canEdit} {...place} />;
});

interface CardFaceProps extends Omit<ListedCardProps, 'id'> {
  readonly card: CardView;
  readonly canEdit: boolean;
}

function CardFace({ card, column, isTabStop, isDragged, dragRef, canEdit }: CardFaceProps) {
  const { id, title, isUnsent, doneOn } = card;
  const ui = useBoardUi();
  const words = use(SearchedWords);
  const face = useFocusOnRequest(id);
  const busy = useBusyPerson(id);
  const people = useAssignees(card);
  const names = listOf(people.map(({ label }) => label));
  const states = useBoardUiState((state) => statesOf(id, state));
  const is = (state: CardState) => states.includes(state);
  const isSelecting = is('selecting');

  const onClick = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (canEdit && shiftKey) selectCardsTo(ui, column, id);
    else if (canEdit && (isSelecting || ctrlKey || metaKey)) toggleCard(ui, id);
    else ui.change({ openRequest: id });
  };
  // Firefox can't drag a button.
  const semantics = { role: 'button', 'aria-pressed': isSelecting ? is('selected') : undefined };
  const marks = [
    states,
    isDragged && 'dragged',
    busy !== undefined && 'busy',
    !canEdit && 'read-only',
    doneOn !== null && 'done',
  ];
  return (
    <div
      ref={dragRef}
      className={styles.card}
      data-is={marks.filter((mark) => mark).join(' ')}
      data-circles={circlesFor(people.length)}
    >
      {isSelecting && (
        <span className={styles.check} aria-hidden="true">
          {is('selected') && <Icon name="check" size={14} />}
        </span>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the role is among the semantics */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of its cards */}
      <div
        ref={face}
        {...semantics}
        tabIndex={isTabStop ? 0 : -1}
        className={styles.face}
        data-card={id}
        data-grip={canEdit ? id : undefined}
        aria-describedby={keyHelpId}
        aria-current={is('opened') || undefined}
        onClick={onClick}
      >
        <span className={styles.title} dir="auto" title={title}>
          <Marked text={title} words={words} />
        </span>{' '}
        {doneOn !== null && <span className="visually-hidden">Done, </span>}
        <CardFacts card={card} /> <span className="visually-hidden">{names || 'Unassigned'}</span>{' '}
        {isUnsent && (
          <span className={styles.unsent}>
            <Icon name="cloud-off" size={16} />
            <span className="visually-hidden">Not sent yet</span>
          </span>
        )}{' '}
        {busy !== undefined && <span className={styles.busy}>{busy}</span>}
      </div>
      {!isSelecting && <DoneTick card={card} canEdit={canEdit} />}
      {canEdit ? (
        <>
          <CardAssignees card={card} column={column} people={people} />
          <CardPicker card={card} column={column} />
          <CardMenu card={card} column={column} />
        </>
      ) : (
        people.length > 0 && (
          <span className={styles.assignee} title={names} aria-hidden="true">
            <Avatars people={people} />
          </span>
        )
      )}
    </div>
  );
}

type CardState = 'lifted' | 'added' | 'opened' | 'selecting' | 'selected';

/** Words for the stylesheet: the states of a card that only the user of this window sees. */
function statesOf(id: string, { lift, added, opened, selection }: BoardUiState): string {
  const states: Readonly<Record<CardState, boolean>> = {
    lifted: lift?.id === id,
    added: added === id,
    opened: opened === id,
    selecting: selection.ids.size > 0,
    selected: selection.ids.has(id),
  };
  return Object.entries(states)
    .flatMap(([state, isIt]) => (isIt ? state : []))
    .join(' ');
}

/** Returns the ref of an element that gets the focus when the focus of a card is requested. */
function useFocusOnRequest(id: string) {
  const ui = useBoardUi();
  const element = useRef<HTMLDivElement>(null);
  const isRequested = useBoardUiState(({ focusRequest }) => focusRequest === id);
  useRequestedFocus(
    isRequested,
    () => element.current,
    () => ui.change({ focusRequest: null }),
  );
  return element;
}

/** The image of a card that follows a finger. */
export function CardPreview({ id }: { readonly id: string }) {
  const card = useCard(id);
  if (!card) return null;
  return (
    <div className={`${styles.card} ${styles.ghost}`}>
      <div className={styles.face}>
        <span className={styles.title} dir="auto">
          {card.title}
        </span>
      </div>
    </div>
  );
}
