import type { Column } from '@canary/board/task';
import { useMemo } from 'react';
import { useUi } from '../state/board-ui.ts';
import { withAt, without } from '../state/place.ts';

/** The cards of a column as they are shown: a card that the keyboard carries is where it would be dropped. */
export function useShown(column: Column, ids: readonly string[]): readonly string[] {
  const lift = useUi((state) => state.lift);
  return useMemo(() => {
    if (!lift) return ids;
    return lift.column === column ? withAt(ids, lift.id, lift.index) : without(ids, lift.id);
  }, [lift, column, ids]);
}
