import { columns } from '@canary/board/model';
import { useMemo } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import type { PersonView } from '../sync/board-store.ts';
import { useBoardActions, useBoardReader } from '../sync/selectors.ts';
import { useBoardUi } from './board-ui.ts';

/** Changes of cards and people that Ctrl+Z undoes, unless another person has changed the same field since. */
export function useEdits() {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { updateTask, renameUser, removeUser, restoreUser } = useBoardActions();
  const { plural } = useNumbers();
  return useMemo(() => {
    const refuse = (id: string, name: string, change: string) =>
      ui.notices.show({ id: `undo ${id}`, text: `Not undone: ‘${name}’ has been ${change} since.` });

    return {
      /** @param change the changed fields only */
      editCard: (id: string, change: { title?: string; assigneeId?: string | null }) => {
        const before = board.task(id);
        if (!before) return;
        updateTask(id, change);
        const after = board.task(id) ?? before;
        const isTitle = change.title !== undefined;
        const isAssignee = change.assigneeId !== undefined;
        const revert = () => {
          const now = board.task(id);
          if (!now) return refuse(id, after.title, 'deleted');
          if ((isTitle && now.title !== after.title) || (isAssignee && now.assigneeId !== after.assigneeId))
            return refuse(id, now.title, 'changed');
          const { title, assigneeId } = before;
          if (isAssignee && assigneeId !== null && !board.user(assigneeId))
            return refuse(id, 'The former assignee', 'removed');
          updateTask(id, { ...(isTitle && { title }), ...(isAssignee && { assigneeId }) });
          ui.change({ focusRequest: id });
          ui.announce(`‘${title}’ was changed back.`);
        };
        const text = `Saved ‘${after.title}’.`;
        // Only the undo still has the former title, so the toast offers it.
        if (isTitle) ui.notices.show({ id: `edited ${id}`, text, undo: revert });
        else ui.notices.undoable(revert);
        ui.announce(text);
      },
      renamePerson: ({ id, name, label }: PersonView, newName: string) => {
        renameUser(id, newName);
        const after = board.user(id)?.name ?? name;
        const text = `Renamed ${label} to ${after}.`;
        const undo = () => {
          const now = board.user(id);
          if (now?.name !== after) return refuse(id, after, now ? 'renamed' : 'removed');
          renameUser(id, name);
          ui.announce(`Renamed ${after} to ${name}.`);
        };
        ui.notices.show({ id, text, undo });
        ui.announce(text);
      },
      removePerson: ({ id, name, label }: PersonView) => {
        const taskIds = columns
          .flatMap((column) => board.column(column))
          .filter(({ assigneeId }) => assigneeId === id)
          .map((task) => task.id);
        removeUser(id);
        const count = taskIds.length;
        const text = `Removed ${label}.${count > 0 ? ` ${plural(count, 'card')} unassigned.` : ''}`;
        const restore = () => {
          const returning = taskIds.filter((taskId) => board.task(taskId)?.assigneeId === null);
          restoreUser({ id, name }, returning);
          ui.announce(`${label} is back with ${plural(returning.length, 'card')}.`);
        };
        ui.notices.show({ id, text, undo: restore });
        ui.announce(`${text} Ctrl+Z to undo.`);
      },
    };
  }, [ui, board, updateTask, renameUser, removeUser, restoreUser, plural]);
}
