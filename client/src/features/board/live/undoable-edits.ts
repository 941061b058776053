import type { CardEdit } from '@canary/board/changes/card';
import type { ChecklistChange } from '@canary/board/changes/checklist';
import type { ChecklistItem } from '@canary/board/model';
import { useMemo } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import type { PersonView } from './board-store.ts';
import { focusCard, useBoardUi } from './board-ui.ts';
import { isChangedSince, revertChange, revertChecklistChange } from './revert-change.ts';
import { useBoardActions, useBoardReader } from './selectors.ts';

/** Changes of cards and people that Ctrl+Z undoes, unless another person has changed the same field since. */
export function useEdits() {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { updateCard, changeChecklist, renameUser, removeUser, restoreUser } = useBoardActions();
  const { plural } = useNumbers();
  return useMemo(() => {
    const refuse = (id: string, name: string, change: string) =>
      ui.notices.show({ id: `undo ${id}`, text: `Not undone: ‘${name}’ has been ${change} since.` });

    return {
      /** @param change the changed fields only */
      editCard: (id: string, change: CardEdit) => {
        const before = board.card(id);
        if (!before) return;
        updateCard(id, change);
        const after = board.card(id) ?? before;
        const revert = () => {
          const now = board.card(id);
          if (!now) return refuse(id, after.title, 'archived');
          if (isChangedSince(after, now, change)) return refuse(id, now.title, 'changed');
          const reverting = revertChange(before, change);
          if (reverting.assignees?.add?.some((one) => !board.user(one)))
            return refuse(id, 'The former assignee', 'removed');
          updateCard(id, reverting);
          focusCard(ui, id);
          ui.announce(`‘${before.title}’ was changed back.`);
        };
        const text = `Saved ‘${after.title}’.`;
        // Only the undo still has the former text, so the toast offers it.
        if (change.title === undefined) ui.notices.undoable(revert);
        else ui.notices.show({ id: `edited ${id}`, text, undo: revert });
        ui.announce(text);
      },
      /** @param items the checklist before the change */
      editChecklist: (items: readonly ChecklistItem[], change: ChecklistChange) => {
        const { id } = change.input;
        const before = board.card(id);
        if (!before) return;
        changeChecklist(change, items);
        const revert = () => {
          const now = board.card(id);
          if (!now) return refuse(id, before.title, 'archived');
          for (const one of revertChecklistChange(items, change)) changeChecklist(one, items);
          focusCard(ui, id);
          ui.announce(`‘${now.title}’ was changed back.`);
        };
        const text = `Saved ‘${before.title}’.`;
        // Only the undo still has the deleted text, so the toast offers it.
        if (change.kind === 'deleteChecklistItem')
          ui.notices.show({ id: `edited ${id}`, text, undo: revert });
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
        const cardIds = board
          .columns()
          .flatMap((column) => board.column(column.id))
          .filter(({ assigneeIds }) => assigneeIds.includes(id))
          .map((card) => card.id);
        removeUser(id);
        const count = cardIds.length;
        const text = `Removed ${label}.${count > 0 ? ` ${plural(count, 'card')} unassigned.` : ''}`;
        const restore = () => {
          const returning = cardIds.filter((cardId) => board.card(cardId));
          restoreUser({ id, name }, returning);
          ui.announce(`${label} is back with ${plural(returning.length, 'card')}.`);
        };
        ui.offerUndo({ id, text, undo: restore });
      },
    };
  }, [ui, board, updateCard, changeChecklist, renameUser, removeUser, restoreUser, plural]);
}
