import { type Label, labelIdLength } from '@canary/board/model';
import { useMemo } from 'react';
import { useBoardUi } from '../live/board-ui.ts';
import { useBoardActions, useBoardReader } from '../live/selectors.ts';

/** Changes of the board's labels that a toast and Ctrl+Z undo. */
export function useLabelEdits() {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { change } = useBoardActions();
  return useMemo(
    () => ({
      /** Returns the id of the new label. */
      createLabel: (label: Pick<Label, 'name' | 'color'>) => {
        const id = crypto.randomUUID().slice(0, labelIdLength);
        change({ kind: 'createLabel', input: { id, ...label } }, label.name);
        return id;
      },
      editLabel: (before: Label, { name, color }: Pick<Label, 'name' | 'color'>) => {
        const { id } = before;
        const fields = { ...(name !== before.name && { name }), ...(color !== before.color && { color }) };
        if (Object.keys(fields).length === 0) return;
        change({ kind: 'updateLabel', input: { id, ...fields } }, before.name);
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
          const former = { id, name: before.name, color: before.color };
          change({ kind: 'updateLabel', input: former }, now.name);
          ui.announce(`The label ‘${before.name}’ was changed back.`);
        };
        ui.notices.show({ id: before.id, text, undo });
        ui.announce(text);
      },
      removeLabel: ({ id, name, color }: Label) => {
        change({ kind: 'deleteLabel', input: { id } }, name);
        const text = `Deleted the label ‘${name}’.`;
        // Cards go on naming the label, so they get it back.
        const undo = () => {
          change({ kind: 'createLabel', input: { id, name, color } }, name);
          ui.announce(`The label ‘${name}’ is back.`);
        };
        ui.offerUndo({ id, text, undo });
      },
    }),
    [ui, board, change],
  );
}
