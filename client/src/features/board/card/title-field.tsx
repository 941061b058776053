import { boardText } from '@canary/board/texts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAutoHeight } from '#shared/ui/use-auto-height.ts';
import { titleError } from '../live/board-actions.ts';
import type { CardView } from '../live/board-store.ts';
import { useFocusReturn } from '../live/focus.ts';
import { useEdits } from '../live/undoable-edits.ts';
import styles from './card-page.module.css';
import { type LineEdit, useFocusOnEdit, useKeepUnsaved } from './line-edit.ts';
import { opensWith } from './open-card-keys.ts';

interface TitleFieldProps {
  readonly card: CardView;
  readonly canEdit: boolean;
}

/** The title, which a click edits in place. Enter and leaving the field save, Escape puts the title back. */
export function TitleField({ card, canEdit }: TitleFieldProps) {
  const { id, title } = card;
  const { editCard } = useEdits();
  const [edit, setEdit] = useState<LineEdit>();
  useKeepUnsaved(edit);
  const button = useRef<HTMLButtonElement>(null);
  const isEditing = canEdit && edit !== undefined;
  useFocusReturn(isEditing, () => button.current);
  const save = (text: string) => {
    const next = boardText(text);
    // A title that wasn't changed here stays as another person has changed it.
    if (next !== edit?.base && next !== title) editCard(id, { title: next });
    setEdit(undefined);
  };
  return (
    <h2 id="card-title" className={styles.title} dir="auto">
      {!canEdit && title}
      {canEdit && !isEditing && (
        <button
          ref={button}
          type="button"
          className={styles.titleButton}
          title="Change the title"
          {...opensWith('rename')}
          onClick={() => setEdit({ text: title, base: title })}
        >
          {title}
        </button>
      )}
      {isEditing && (
        <Field
          typed={edit.text}
          onType={(text) => setEdit({ ...edit, text })}
          onSave={save}
          onCancel={() => setEdit(undefined)}
        />
      )}
    </h2>
  );
}

interface FieldProps {
  readonly typed: string;
  onType(text: string): void;
  onSave(text: string): void;
  onCancel(): void;
}

function Field({ typed, onType, onSave, onCancel }: FieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const error = titleError(typed);
  useAutoHeight(field, typed);
  useFocusOnEdit(field);
  const finish = () => {
    if (boardText(typed) === '') onCancel();
    else if (!error) onSave(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <textarea
        ref={field}
        rows={1}
        className={styles.titleInput}
        aria-label="Title"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        dir="auto"
        value={typed}
        onChange={({ target }) => onType(target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      {error && (
        <span id={errorId} className={styles.error} role="alert">
          {error}
        </span>
      )}
    </>
  );
}
