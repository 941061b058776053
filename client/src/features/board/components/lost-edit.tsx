import { useEffect, useRef } from 'react';
import { useBoardActions } from '../hooks/use-board-actions.ts';
import { useTask } from '../hooks/use-task.ts';
import { useBoardUi, useUi } from '../state/board-ui.ts';

/** Tells whoever edits a card that somebody else deleted it, and leads back to what they typed. Draws nothing. */
export function LostEdit() {
  const ui = useBoardUi();
  const { restoreTask } = useBoardActions();
  const id = useUi(({ editing }) => editing);
  const task = useTask(id ?? '');
  const seen = useRef(task);
  useEffect(() => {
    const before = seen.current;
    seen.current = task;
    // A card that is being restored isn't there yet: only one that was can be lost.
    if (task || id === null || before?.id !== id) return;
    ui.change({ editing: null });
    ui.toast({
      id,
      text: `Somebody deleted ‘${before.title}’ while you edited it.`,
      undo: () => {
        restoreTask(id);
        ui.change({ editing: id });
      },
    });
  }, [ui, id, task, restoreTask]);
  return null;
}
