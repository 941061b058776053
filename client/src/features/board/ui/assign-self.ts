import { useCallback } from 'react';
import { useBoardReader, useOwnBoard } from '../sync/selectors.ts';
import { useBulkEdits } from './bulk-edits.ts';
import { useEdits } from './undoable-edits.ts';

/** Returns a function that assigns cards to the user, or takes them back if all are assigned to them. */
export function useAssignSelf() {
  const board = useBoardReader();
  const accountId = useOwnBoard()?.accountId;
  const { editCard } = useEdits();
  const { editCards } = useBulkEdits();
  return useCallback(
    (ids: readonly string[]) => {
      const self = board.users().find((user) => user.accountId === accountId)?.id;
      if (self === undefined) return;
      const isMine = ids.every((id) => board.task(id)?.assigneeIds.includes(self));
      const assignees = isMine ? { remove: [self] } : { add: [self] };
      const [only = ''] = ids;
      if (ids.length === 1) editCard(only, { assignees });
      else editCards(ids, { assignees });
    },
    [board, accountId, editCard, editCards],
  );
}
