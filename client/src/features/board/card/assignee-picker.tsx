import type { SetChange } from '@canary/board/changes/card';
import { maxAssignees } from '@canary/board/limits';
import type { Card } from '@canary/board/model';
import { nameProblem } from '@canary/board/texts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Popover, type PopoverControl } from '#shared/ui/popover.tsx';
import { useBoardUsers, useSelf } from '../live/people-selectors.ts';
import { useBoardActions } from '../live/selectors.ts';
import { Picker, pickState } from './picker.tsx';

interface AssigneePickerProps extends PopoverControl {
  /** The card, or several cards that get the same assignees. */
  readonly cards: readonly Pick<Card, 'assigneeIds'>[];
  onChange(change: SetChange): void;
}

/** A popover in which the assignees of cards are picked. */
export function AssigneePicker({ cards, onChange, ...popover }: AssigneePickerProps) {
  return (
    <Popover label="Assignees" {...popover}>
      <People cards={cards} onChange={onChange} />
    </Popover>
  );
}

function People({ cards, onChange }: Pick<AssigneePickerProps, 'cards' | 'onChange'>) {
  const users = useBoardUsers();
  const self = useSelf();
  const { createUser } = useBoardActions();
  // The user comes first: assigning a card to oneself is the most common assignment.
  const isSelf = ({ id }: (typeof users)[number]) => id === self?.id;
  const sorted = [...users.filter(isSelf), ...users.filter((user) => !isSelf(user))];
  return (
    <Picker
      label="Find or add a person"
      empty="No people yet. Type a name to add one."
      limit={
        cards.some(({ assigneeIds }) => assigneeIds.length >= maxAssignees)
          ? `A card has up to ${maxAssignees} assignees.`
          : undefined
      }
      items={sorted.map((user) => ({
        id: user.id,
        name: user.label,
        content: (
          <>
            <Avatar name={user.label} hue={user.hue} />
            <span>
              <bdi>{user.label}</bdi>
              {isSelf(user) && ' (you)'}
            </span>
          </>
        ),
        state: pickState(
          cards.filter(({ assigneeIds }) => assigneeIds.includes(user.id)).length,
          cards.length,
        ),
      }))}
      onPick={(id, isPicked) => onChange(isPicked ? { add: [id] } : { remove: [id] })}
      create={{
        text: (name) => nameProblem(name) ?? <>Add ‘{name}’, a name without an account</>,
        run: (name) => {
          const id = nameProblem(name) ? '' : createUser(name);
          if (id !== '') onChange({ add: [id] });
        },
      }}
    />
  );
}
