import type { Label } from '@canary/board/model';
import { useMemo } from 'react';
import { useBoardActions, useBoardReader } from '../sync/selectors.ts';
import { useBoardUi } from '../ui/board-ui.ts';

/** Changes of the board's labels that a toast and Ctrl+Z undo. */
export function useLabelEdits() {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { createLabel, updateLabel, deleteLabel } = useBoardActions();
  return useMemo(
    () => ({
      createLabel,
      editLabel: (before: Label, { name, color }: Pick<Label, 'name' | 'color'>) => {
        const change = { ...(name !== before.name && { name }), ...(color !== before.color && { color }) };
        if (Object.keys(change).length === 0) return;
        updateLabel(before.id, change);
        const after = board.labels().get(before.id);
        const text = `Changed the label ‘${name}’.`;
        const undo = () => {
          const now = board.labels().get(before.id);
          if (!now || now.name !== after?.name || now.color !== after.color) {
            const what = now ? 'changed' : 'deleted';
            return ui.notices.show({
              id: `undo ${before.id}`,
              text: `Not undone: the label ‘${now?.name ?? name}’ has been ${what} since.`,
            });
          }
          updateLabel(before.id, { name: before.name, color: before.color });
          ui.announce(`The label ‘${before.name}’ was changed back.`);
        };
        ui.notices.show({ id: before.id, text, undo });
        ui.announce(text);
      },
      removeLabel: ({ id, name, color }: Label) => {
        deleteLabel(id);
        const text = `Deleted the label ‘${name}’.`;
        // Cards go on naming the label, so they get it back.
        const undo = () => {
          createLabel({ id, name, color });
          ui.announce(`The label ‘${name}’ is back.`);
        };
        ui.notices.show({ id, text, undo });
        ui.announce(`${text} Ctrl+Z to undo.`);
      },
    }),
    [ui, board, createLabel, updateLabel, deleteLabel],
  );
}
