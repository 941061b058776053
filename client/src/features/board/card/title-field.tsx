import { boardText, titleProblem } from '@canary/board/texts';
import { useRef, useState } from 'react';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import type { CardView } from '../live/board-store.ts';
import { useEdits } from '../live/undoable-edits.ts';
import styles from './card-page.module.css';
import { opensWith } from './open-card-keys.ts';
import { useTextDraft } from './text-drafts.ts';

interface TitleFieldProps {
  readonly card: CardView;
  readonly canEdit: boolean;
}

/** The title, which a click edits in place. Enter and leaving the field save, Escape puts the title back. */
export function TitleField({ card, canEdit }: TitleFieldProps) {
  const { id, title } = card;
  const { editCard } = useEdits();
  const [draft, setDraft] = useTextDraft(id, 'title');
  const [wantsEdit, setWantsEdit] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isEditing = canEdit && (wantsEdit || draft !== undefined);
  useFocusReturn(isEditing, () => button.current);
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
          onClick={() => setWantsEdit(true)}
        >
          {title}
        </button>
      )}
      {isEditing && (
        <RenameField
          label="Title"
          text={title}
          start={draft?.text}
          wraps
          className={styles.titleInput}
          normalise={boardText}
          problem={titleProblem}
          onClose={() => {
            setWantsEdit(false);
            setDraft(undefined);
          }}
          onSave={(next) => editCard(id, { title: next })}
          onLost={(text) => setDraft({ text, base: title })}
        />
      )}
    </h2>
  );
}
