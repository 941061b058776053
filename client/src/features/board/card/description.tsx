import { cardText, descriptionProblem } from '@canary/input/card-text';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { TaskView } from '../sync/board-store.ts';
import { useBoardActions, useBoardUsers, useTextConflict } from '../sync/selectors.ts';
import { useBoardUi } from '../ui/board-ui.ts';
import { CardSection } from './card-section.tsx';
import type { useCardTexts } from './card-texts.ts';
import styles from './description.module.css';
import { DraftNote } from './draft-note.tsx';
import { Markdown } from './markdown.tsx';
import { TextConflict } from './text-conflict.tsx';
import { useTextDraft } from './text-drafts.ts';
import { TextEditor } from './text-editor.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DescriptionProps {
  readonly task: TaskView;
  readonly texts: ReturnType<typeof useCardTexts>;
  readonly canEdit: boolean;
}

/** The description. Until it is saved, an edited one is a draft. */
export function Description({ task: { id, title }, texts, canEdit }: DescriptionProps) {
  const ui = useBoardUi();
  const users = useBoardUsers();
  const { changeDescription } = useBoardActions();
  const conflict = useTextConflict(id, null);
  const [draft, setDraft] = useTextDraft(id, 'description');
  const [wantsEdit, setWantsEdit] = useState(false);
  const isEditing = canEdit && wantsEdit && draft !== undefined;
  const section = useRef<HTMLDivElement>(null);
  useFocusReturn(isEditing, () => {
    const page = section.current?.closest('article');
    return page?.querySelector<HTMLElement>('[data-edit="description"]') ?? page;
  });

  useEffect(() => {
    if (!isEditing) return;
    ui.change({ writing: id });
    return () => ui.change({ writing: null });
  }, [ui, id, isEditing]);

  const description = texts.texts?.description;
  const save = (base: string, text: string) => {
    if (text === base) return;
    changeDescription(id, base, text);
    const saved = `Saved the description of ‘${title}’.`;
    ui.notices.show({ id: `description ${id}`, text: saved, undo: () => changeDescription(id, text, base) });
    ui.announce(saved);
  };
  const edit = () => {
    if (description === undefined) return;
    if (!draft) setDraft({ base: description, text: description });
    setWantsEdit(true);
  };
  const close = () => {
    if (draft && draft.text === draft.base) setDraft(undefined);
    setWantsEdit(false);
  };
  const hasDraft = draft !== undefined && draft.text !== draft.base;
  const canStart = canEdit && !isEditing && !conflict && description !== undefined;
  return (
    <CardSection
      icon="text-align-start"
      title="Description"
      beside={
        canStart &&
        description !== '' && (
          <Button look="quiet" className={styles.edit} data-edit="description" onClick={edit}>
            Edit
          </Button>
        )
      }
    >
      <div ref={section} className={styles.body}>
        {conflict && canEdit && (
          <TextConflict
            conflict={conflict}
            of="description"
            onSave={save}
            onEdit={(both) => {
              setDraft(both);
              setWantsEdit(true);
            }}
          />
        )}
        {isEditing && !conflict && (
          <TextEditor
            label="Description"
            text={draft.text}
            autoFocus
            action="Save"
            problem={descriptionProblem}
            onChange={(text) => setDraft({ ...draft, text })}
            onSave={() => {
              save(draft.base, cardText(draft.text));
              setDraft(undefined);
              setWantsEdit(false);
            }}
            onClose={close}
          >
            {description !== undefined && description !== draft.base && (
              <Note>
                Someone changed the description while you were editing it. Saving keeps the changes of both.
              </Note>
            )}
          </TextEditor>
        )}
        {!isEditing && hasDraft && canEdit && (
          <DraftNote
            draft={draft}
            of="description"
            onContinue={() => setWantsEdit(true)}
            onChange={setDraft}
          />
        )}
        {!isEditing && !conflict && description === undefined && <TextsMissing texts={texts} />}
        {!isEditing && !conflict && description && (
          <Markdown text={description} people={users} topHeading={4} />
        )}
        {canStart && description === '' && !hasDraft && (
          <button type="button" className={styles.add} data-edit="description" onClick={edit}>
            Add a description…
          </button>
        )}
        {!canEdit && description === '' && <p className="muted">No description.</p>}
      </div>
    </CardSection>
  );
}

/** In place of texts that aren't read yet, or could not be read. */
function TextsMissing({ texts: { failure, retry } }: Pick<DescriptionProps, 'texts'>) {
  if (!failure) return <p role="status">Loading…</p>;
  return (
    <Note
      tone="warning"
      role="alert"
      actions={
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      }
    >
      {failure.code === 'UNREACHABLE'
        ? 'The description and comments of this card aren’t saved in this browser. They appear when the server can be reached.'
        : failure.message}
    </Note>
  );
}
