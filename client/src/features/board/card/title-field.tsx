import { boardText } from '@canary/board/texts';
import { useRef, useState } from 'react';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import { titleError } from '../live/board-actions.ts';
import type { CardView } from '../live/board-store.ts';
import { useEdits } from '../live/undoable-edits.ts';
import styles from './card-page.module.css';
import { type LineEdit, useKeepUnsaved } from './line-edit.ts';
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
  const finish = (typed = '') => {
    setEdit(undefined);
    const next = boardText(typed);
    // A title that wasn't changed here stays as another person has changed it.
    if (next !== '' && next !== edit?.base && next !== title) editCard(id, { title: next });
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
        <RenameField
          label="Title"
          text={edit.text}
          wraps
          isPolite
          className={styles.titleInput}
          problem={titleError}
          onType={(text) => setEdit({ ...edit, text })}
          onDone={finish}
        />
      )}
    </h2>
  );
}
