import { type MouseEvent, memo, type RefCallback, useRef, useState } from 'react';
import { useRequestedFocus } from '#shared/collection/focus.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { keyHelpId } from '../live/board-keys.ts';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { useCard } from '../live/card-selectors.ts';
import { useBoardUsers, useBusyPerson } from '../live/people-selectors.ts';
import { selectCardsTo, toggleCard } from '../live/selection.ts';
import { useCan } from '../live/selectors.ts';
import styles from './card.module.css';
import { Avatars, CardAssignees, circlesFor } from './card-assignees.tsx';
import { CardEditor } from './card-editor.tsx';
import { CardFacts, listOf } from './card-facts.tsx';
import { CardMenu } from './card-menu.tsx';
import { CardPicker } from './card-picker.tsx';

interface CardProps {
  readonly id: string;
  /** The column that shows the card. A lifted card may be shown in another column than its own. */
  readonly column: string;
  readonly isTabStop: boolean;
  readonly isDragged: boolean;
  /** Makes the card draggable. */
  readonly dragRef: RefCallback<HTMLElement>;
}

/** A card, or its editor. */
export const Card = memo(function Card({ id, ...place }: CardProps) {
  const card = useCard(id);
  const canEdit = useCan('editCards');
  const isEditing = useBoardUiState(({ editing }) => editing === id);
  if (!card) return null;
  if (canEdit && isEditing) return <CardEditor card={card} />;
  return <CardFace card={card} canEdit={canEdit} {...place} />;
});

interface CardFaceProps extends Omit<CardProps, 'id'> {
  readonly card: CardView;
  readonly canEdit: boolean;
}

function CardFace({ card, column, isTabStop, isDragged, dragRef, canEdit }: CardFaceProps) {
  const { id, title, assigneeIds, isUnsent } = card;
  const ui = useBoardUi();
  const busy = useBusyPerson(id);
  const users = useBoardUsers();
  const people = assigneeIds.flatMap((assigneeId) => users.find((user) => user.id === assigneeId) ?? []);
  const isLifted = useBoardUiState(({ lift }) => lift?.id === id);
  const isAdded = useBoardUiState(({ added }) => added === id);
  const isFocusRequested = useBoardUiState(({ focusRequest }) => focusRequest === id);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const face = useRef<HTMLDivElement>(null);
  const isOpened = useBoardUiState(({ opened }) => opened === id);
  const isSelecting = useBoardUiState(({ selection }) => canEdit && selection.ids.size > 0);
  const isSelected = useBoardUiState(({ selection }) => selection.ids.has(id));
  const hasPicker = useBoardUiState(({ picker }) => picker?.id === id);
  useRequestedFocus(
    isFocusRequested,
    () => face.current,
    () => ui.change({ focusRequest: null }),
  );

  // Firefox can't drag a button.
  const semantics = { role: 'button', 'aria-pressed': isSelecting ? isSelected : undefined };

  const onClick = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (canEdit && shiftKey) selectCardsTo(ui, column, id);
    else if (canEdit && (isSelecting || ctrlKey || metaKey)) toggleCard(ui, id);
    else ui.change({ openRequest: id });
  };
  return (
    <div
      ref={dragRef}
      className={styles.card}
      data-dragged={isDragged || undefined}
      data-lifted={isLifted || undefined}
      data-added={isAdded || undefined}
      data-opened={isOpened || undefined}
      data-busy={busy !== undefined || undefined}
      data-read-only={!canEdit || undefined}
      data-unassigned={people.length === 0 || undefined}
      data-circles={circlesFor(people.length)}
      data-selecting={isSelecting || undefined}
      data-selected={isSelected || undefined}
    >
      {isSelecting && (
        <span className={styles.check} aria-hidden="true">
          {isSelected && <Icon name="check" size={14} />}
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
        aria-current={isOpened || undefined}
        onClick={onClick}
      >
        <span className={styles.title} dir="auto" title={title}>
          {title}
        </span>{' '}
        <CardFacts card={card} />{' '}
        <span className="visually-hidden">{listOf(people.map(({ label }) => label)) || 'Unassigned'}</span>{' '}
        {isUnsent && (
          <span className={styles.unsent}>
            <Icon name="cloud-off" size={16} />
            <span className="visually-hidden">Not sent yet</span>
          </span>
        )}{' '}
        {busy !== undefined && <span className={styles.busy}>{busy}</span>}
      </div>
      {canEdit ? (
        <>
          <CardAssignees card={card} column={column} people={people} />
          {hasPicker && <CardPicker card={card} column={column} />}
          <CardMenu card={card} column={column} open={isMenuOpen} onOpenChange={setMenuOpen} />
        </>
      ) : (
        people.length > 0 && (
          <span
            className={styles.assignee}
            title={listOf(people.map(({ label }) => label))}
            aria-hidden="true"
          >
            <Avatars people={people} />
          </span>
        )
      )}
    </div>
  );
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
