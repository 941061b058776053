import type { ChecklistItem } from '@canary/board/model';
import { boardText, checklistItemProblem } from '@canary/board/texts';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import box from '#shared/ui/box.module.css';
import { IconButton } from '#shared/ui/button.tsx';
import styles from './checklist.module.css';
import { type LineEdit, useKeepUnsaved } from './line-edit.ts';

interface ChecklistRowProps {
  readonly item: ChecklistItem;
  readonly index: number;
  readonly canEdit: boolean;
  onEdit(change: { text?: string; isDone?: boolean }): void;
  /** Moves the item to an index. */
  onMove(index: number): void;
  onRemove(): void;
}

/** An item of the checklist. A handle moves it, by dragging or with the arrow keys. */
export function ChecklistRow({ item, index, canEdit, onEdit, onMove, onRemove }: ChecklistRowProps) {
  const { text, isDone } = item;
  const row = useRef<HTMLLIElement>(null);
  const [edit, setEdit] = useState<LineEdit>();
  useKeepUnsaved(edit);
  const isEditing = canEdit && edit !== undefined;
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
    <li ref={row} className={styles.row}>
      <Tick text={text} isDone={isDone} onChange={(next) => onEdit({ isDone: next })} />
      {isEditing ? (
        <span className={styles.text}>
          <RenameField
            label={`Text of ${text}`}
            text={edit.text}
            wraps
            isPolite
            className={styles.field}
            problem={itemError}
            onType={(typed) => setEdit({ ...edit, text: typed })}
            onDone={(typed = '') => {
              setEdit(undefined);
              const next = boardText(typed);
              // A text that wasn't changed here stays as another person has changed it.
              if (next !== '' && next !== edit.base && next !== text) onEdit({ text: next });
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
          onClick={() => setEdit({ text, base: text })}
        >
          {text}
        </button>
      )}
      <Handle text={text} index={index} row={row} onMove={onMove} />
      <IconButton icon="x" size={16} className={styles.tool} label={`Remove ${text}`} onClick={onRemove} />
    </li>
  );
}

/** The error in a text. An empty text has none, because saving it does nothing. */
const itemError = (typed: string) => (boardText(typed) === '' ? undefined : checklistItemProblem(typed));

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

interface HandleProps {
  readonly text: string;
  readonly index: number;
  readonly row: RefObject<HTMLLIElement | null>;
  onMove(index: number): void;
}

function Handle({ text, index, row, onMove }: HandleProps) {
  const startY = useRef<number>(undefined);
  const shift = (distance: number | undefined) => {
    if (!row.current) return;
    row.current.toggleAttribute('data-dragged', distance !== undefined);
    row.current.style.transform = distance === undefined ? '' : `translateY(${distance}px)`;
  };
  const end = () => {
    startY.current = undefined;
    shift(undefined);
  };
  /** The index of the row below the dragged one's middle. */
  const indexAt = (clientY: number): number => {
    const rows = [...(row.current?.parentElement?.children ?? [])].filter((other) => other !== row.current);
    return rows.filter((other) => {
      const { top, height } = other.getBoundingClientRect();
      return top + height / 2 < clientY;
    }).length;
  };
  return (
    <IconButton
      icon="grip-vertical"
      size={16}
      className={`${styles.tool} ${styles.handle}`}
      label={`Move ${text}`}
      title="Drag, or press the arrow keys"
      onPointerDown={(event: PointerEvent) => {
        if (event.button !== 0) return;
        startY.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({ clientY }: PointerEvent) => {
        if (startY.current !== undefined) shift(clientY - startY.current);
      }}
      onPointerUp={({ clientY }: PointerEvent) => {
        const start = startY.current;
        end();
        if (start !== undefined && Math.abs(clientY - start) > 4) onMove(indexAt(clientY));
      }}
      onPointerCancel={end}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'ArrowUp') onMove(index - 1);
        else if (event.key === 'ArrowDown') onMove(index + 1);
        else return;
        event.preventDefault();
      }}
    />
  );
}
