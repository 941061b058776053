import { useCallback } from 'react';
import { useBulkEdits } from './bulk-edits.ts';
import { useSelf } from './people-selectors.ts';
import { useBoardReader } from './selectors.ts';
import { useEdits } from './undoable-edits.ts';

/** Returns a function that assigns cards to the user, or takes them back if all are assigned to them. */
export function useAssignSelf() {
  const board = useBoardReader();
  const self = useSelf()?.id;
  const { editCard } = useEdits();
  const { editCards } = useBulkEdits();
  return useCallback(
    (ids: readonly string[]) => {
      if (self === undefined) return;
      const isMine = ids.every((id) => board.card(id)?.assigneeIds.includes(self));
      const assignees = isMine ? { remove: [self] } : { add: [self] };
      const [only = ''] = ids;
      if (ids.length === 1) editCard(only, { assignees });
      else editCards(ids, { assignees });
    },
    [board, self, editCard, editCards],
  );
}
