import { Avatar } from '#shared/ui/avatar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { PopoverControl } from '#shared/ui/popover.tsx';
import type { CardView, PersonView } from '../live/board-store.ts';
import { useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { returnFocus } from '../live/focus.ts';
import { useEdits } from '../live/undoable-edits.ts';
import { AssigneePicker } from './assignee-picker.tsx';
import styles from './card.module.css';
import { listOf } from './card-facts.tsx';

/** The most circles that a card has room for. */
const maxCircles = 3;

/** How many circles show a number of people. */
export const circlesFor = (people: number) => Math.min(people, maxCircles);

/** The avatars of a card's assignees; if there are many, the first assignees and the number of the rest. */
export function Avatars({ people }: { readonly people: readonly PersonView[] }) {
  const shown = people.length > maxCircles ? people.slice(0, maxCircles - 1) : people;
  return (
    <span className={styles.avatars} aria-hidden="true">
      {shown.map(({ id, label, hue }) => (
        <Avatar key={id} name={label} hue={hue} />
      ))}
      {shown.length < people.length && <span className={styles.more}>+{people.length - shown.length}</span>}
    </span>
  );
}

interface CardAssigneesProps {
  readonly card: CardView;
  readonly column: string;
  readonly people: readonly PersonView[];
}

/** The avatars of a card's assignees, which open a list of people. Like the card's menu, they aren't in the tab order. */
export function CardAssignees({ card, column, people }: CardAssigneesProps) {
  const { id, title } = card;
  const ui = useBoardUi();
  const isOpen = useBoardUiState(({ picking }) => picking === id);
  const setOpen = (open: boolean) => ui.change({ picking: open ? id : null });
  const names = listOf(people.map(({ label }) => label));
  const trigger = (
    <button
      type="button"
      tabIndex={-1}
      className={styles.assignee}
      aria-haspopup="dialog"
      aria-label={names ? `Assigned to ${names}: ${title}` : `Assign ${title}`}
      title={names || 'Assign'}
      onClick={isOpen ? undefined : () => setOpen(true)}
    >
      {people.length > 0 ? <Avatars people={people} /> : <Icon name="user-plus" />}
    </button>
  );
  // A list for every card would slow down the board.
  if (!isOpen) return trigger;
  const control = { trigger, open: true, onOpenChange: setOpen, onClose: () => returnFocus(ui, id, column) };
  return <OpenPicker card={card} {...control} />;
}

function OpenPicker({ card, ...control }: PopoverControl & { readonly card: CardView }) {
  const { editCard } = useEdits();
  return (
    <AssigneePicker {...control} cards={[card]} onChange={(assignees) => editCard(card.id, { assignees })} />
  );
}
