import type { Column } from '@canary/board/task';
import { memo } from 'react';
import { useBoardActions } from '../hooks/use-board-actions.ts';
import { useTask } from '../hooks/use-task.ts';
import { useBoardUi, useUi } from '../state/board-ui.ts';
import { CardEditor } from './card-editor.tsx';
import { CardFace } from './card-face.tsx';

interface CardProps {
  readonly id: string;
  /** Where it is shown, which is not yet where it stands while the keyboard carries it. */
  readonly column: Column;
  /** Whether Tab comes to it. */
  readonly isStop: boolean;
}

/** A card: to be read, or to be edited where it stands. It draws anew only when it changes. */
export const Card = memo(function Card({ id, column, isStop }: CardProps) {
  const task = useTask(id);
  const ui = useBoardUi();
  const isEdited = useUi(({ editing }) => editing === id);
  const { updateTask } = useBoardActions();
  if (!task) return null;
  if (!isEdited) return <CardFace task={task} column={column} isStop={isStop} />;
  return (
    <CardEditor
      task={task}
      draft={ui.drafts.get(id)}
      onDraft={(draft) => ui.drafts.set(id, draft)}
      onSave={(change) => {
        if (Object.keys(change).length > 0) {
          updateTask(id, change);
          ui.say(`Saved ‘${change.title ?? task.title}’.`);
        }
      }}
      onClose={(keepFocus) => {
        ui.drafts.delete(id);
        ui.change({ editing: null, ...(keepFocus && { wanted: id }) });
      }}
    />
  );
});
