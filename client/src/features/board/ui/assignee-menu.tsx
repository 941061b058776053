import { Avatar } from '#shared/ui/avatar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { MenuChoice, MenuChoices, MenuItem, MenuSeparator, PopupMenu } from '#shared/ui/menu.tsx';
import type { PersonView, TaskView } from '../sync/board-store.ts';
import { useBoardUsers } from '../sync/people-selectors.ts';
import { useBoardUi, useUiState } from './board-ui.ts';
import styles from './card.module.css';
import { returnFocus } from './list-focus.ts';
import { useEdits } from './undoable-edits.ts';

interface AssigneeMenuProps {
  readonly task: TaskView;
  readonly column: string;
  readonly person: PersonView | undefined;
}

/** The avatar of a card’s assignee, which opens a menu of people. Like the card’s menu, it isn’t in the tab order. */
export function AssigneeMenu({ task, column, person }: AssigneeMenuProps) {
  const { id, title } = task;
  const ui = useBoardUi();
  const isOpen = useUiState(({ picking }) => picking === id);
  const setOpen = (open: boolean) => ui.change({ picking: open ? id : null });
  const trigger = (
    <button
      type="button"
      tabIndex={-1}
      className={styles.assignee}
      aria-haspopup="menu"
      aria-label={person ? `Assignee of ${title}: ${person.label}` : `Assign ${title}`}
      title={person?.label ?? 'Assign'}
      onClick={isOpen ? undefined : () => setOpen(true)}
    >
      {person ? <Avatar name={person.label} /> : <Icon name="user-plus" />}
    </button>
  );
  // A menu for every card would slow down the board.
  if (!isOpen) return trigger;
  return (
    <PopupMenu trigger={trigger} open onOpenChange={setOpen} onClose={() => returnFocus(ui, id, column)}>
      <People task={task} />
    </PopupMenu>
  );
}

/** The value for no assignee. Ids aren’t empty. */
const noOne = '';

function People({ task: { id, title, assigneeIds } }: Pick<AssigneeMenuProps, 'task'>) {
  const assigneeId = assigneeIds[0];
  const ui = useBoardUi();
  const users = useBoardUsers();
  const { editCard } = useEdits();
  const assign = (chosen: string) => {
    if (chosen !== (assigneeId ?? noOne)) editCard(id, { assigneeId: chosen || null });
  };
  return (
    <>
      <MenuChoices label={`Assignee of ${title}`} value={assigneeId ?? noOne} onChange={assign}>
        <MenuChoice value={noOne}>
          <Avatar name={undefined} />
          <span>No one</span>
        </MenuChoice>
        {users.map((user) => (
          <MenuChoice key={user.id} value={user.id}>
            <Avatar name={user.label} />
            <span dir="auto">{user.label}</span>
          </MenuChoice>
        ))}
      </MenuChoices>
      <MenuSeparator />
      <MenuItem icon="user-plus" onSelect={() => ui.change({ addingUser: { assignTo: id } })}>
        Add User…
      </MenuItem>
    </>
  );
}
