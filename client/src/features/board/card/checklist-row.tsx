import type { ChecklistItem } from '@canary/board/model';
import { boardText, checklistItemProblem } from '@canary/board/texts';
import { useRef, useState } from 'react';
import { type DragItem, useDragItem, useDropTarget } from '#shared/collection/drag-and-drop.tsx';
import dropLine from '#shared/collection/drop-line.module.css';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import { useRefs } from '#shared/collection/use-refs.ts';
import box from '#shared/ui/box.module.css';
import { IconButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useKeptText } from '../live/selectors.ts';
import styles from './checklist.module.css';

interface ChecklistRowProps {
  readonly item: ChecklistItem;
  readonly index: number;
  readonly canEdit: boolean;
  onEdit(change: { text?: string; isDone?: boolean }): void;
  /** Moves an item of the checklist to an index. */
  onMove(id: string, index: number): void;
  onRemove(): void;
}

/** An item that is dragged. */
interface DraggedItem extends DragItem {
  readonly index: number;
}

/** An item that is dragged to another item. */
const ITEM = 'item';

/** An item of the checklist. A handle moves it, by dragging or with the arrow keys. */
export function ChecklistRow({ item, index, canEdit, onEdit, onMove, onRemove }: ChecklistRowProps) {
  const { id, text, isDone } = item;
  const { isDragged, ref, imageRef } = useDragItem<DraggedItem>({
    type: ITEM,
    id,
    item: () => ({ id, index, text }),
  });
  const { over, ref: dropRef } = useDropTarget<DraggedItem>(ITEM, (dragged) => onMove(dragged.id, index));
  const rowRef = useRefs(imageRef, dropRef);
  const { keep } = useKeptText();
  const [wantsEdit, setWantsEdit] = useState(false);
  const isEditing = canEdit && wantsEdit;
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(isEditing, () => button.current);
  if (!canEdit)
    return (
      <li className={styles.row}>
        <Tick text={text} isDone={isDone} />
        <span className={styles.text} dir="auto" data-done={isDone || undefined}>
          {text}
        </span>
      </li>
    );
  return (
    <li
      ref={rowRef}
      className={`${styles.row} ${dropLine.inColumn}`}
      data-dragged={isDragged || undefined}
      data-drop={over && over.id !== id ? (over.index < index ? 'after' : 'before') : undefined}
    >
      <Tick text={text} isDone={isDone} onChange={(next) => onEdit({ isDone: next })} />
      {isEditing ? (
        <span className={styles.text}>
          <RenameField
            label={`Text of ${text}`}
            text={text}
            wraps
            className={styles.field}
            normalise={boardText}
            problem={checklistItemProblem}
            onClose={() => setWantsEdit(false)}
            onSave={(next) => onEdit({ text: next })}
            onLost={(lost) => {
              setWantsEdit(false);
              keep([lost]);
            }}
          />
        </span>
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.text}
          dir="auto"
          data-done={isDone || undefined}
          aria-label={`Edit ${text}`}
          onClick={() => setWantsEdit(true)}
        >
          {text}
        </button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: Firefox can't drag a button */}
      <span
        ref={ref}
        role="button"
        tabIndex={0}
        className={`${styles.tool} ${styles.handle}`}
        aria-label={`Move ${text}`}
        title="Drag, or press the arrow keys"
        data-grip=""
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') onMove(id, index - 1);
          else if (event.key === 'ArrowDown') onMove(id, index + 1);
          else return;
          event.preventDefault();
        }}
      >
        <Icon name="grip-vertical" size={16} />
      </span>
      <IconButton icon="x" size={16} className={styles.tool} label={`Remove ${text}`} onClick={onRemove} />
    </li>
  );
}

interface TickProps {
  readonly text: string;
  readonly isDone: boolean;
  /** Missing if the item can only be read. */
  onChange?(isDone: boolean): void;
}

function Tick({ text, isDone, onChange }: TickProps) {
  return (
    // The label makes a larger target.
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={box.box}
        aria-label={text}
        checked={isDone}
        disabled={!onChange}
        onChange={({ target }) => onChange?.(target.checked)}
      />
    </label>
  );
}
