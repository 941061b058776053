import { useCallback } from 'react';
import { dayOf } from '#shared/format/due-day.ts';
import { useBoardUi } from './board-ui.ts';
import { useBulkEdits } from './bulk-edits.ts';
import { useBoardReader } from './selectors.ts';
import { useEdits } from './undoable-edits.ts';

/** Returns a function that marks cards as done today, or as not done if all of them are done. */
export function useMarkDone() {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { editCard } = useEdits();
  const { editCards } = useBulkEdits();
  return useCallback(
    (ids: readonly string[]) => {
      const open = ids.filter((id) => board.card(id)?.doneOn === null);
      const [changed, doneOn] = open.length > 0 ? [open, dayOf(new Date())] : [ids, null];
      const [only = ''] = changed;
      if (changed.length > 1) return editCards(changed, { doneOn });
      editCard(only, { doneOn });
      ui.announce(`‘${board.card(only)?.title}’ is ${doneOn === null ? 'not done' : 'done'}.`);
    },
    [ui, board, editCard, editCards],
  );
}
