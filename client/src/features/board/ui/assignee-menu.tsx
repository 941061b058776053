import { Avatar } from '#shared/ui/avatar.tsx';
import { MenuChoice, MenuChoices, MenuItem, MenuSeparator, PopupMenu } from '#shared/ui/menu.tsx';
import type { PopoverControl } from '#shared/ui/popover.tsx';
import type { TaskView } from '../sync/board-store.ts';
import { useBoardUsers } from '../sync/people-selectors.ts';
import { useBoardUi } from './board-ui.ts';
import { assignOnly } from './revert-change.ts';
import { useEdits } from './undoable-edits.ts';

/** The menu that chooses the assignee of a card of the open board. */
export function AssigneeMenu({ task, ...control }: PopoverControl & { readonly task: TaskView }) {
  return (
    <PopupMenu {...control}>
      <People task={task} />
    </PopupMenu>
  );
}

/** The value for no assignee. Ids aren’t empty. */
const noOne = '';

function People({ task: { id, title, assigneeIds } }: { readonly task: TaskView }) {
  const assigneeId = assigneeIds[0];
  const ui = useBoardUi();
  const users = useBoardUsers();
  const { editCard } = useEdits();
  const assign = (chosen: string) => {
    if (chosen !== (assigneeId ?? noOne))
      editCard(id, { assignees: assignOnly({ assigneeIds }, chosen || null) });
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
