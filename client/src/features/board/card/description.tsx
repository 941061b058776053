import { descriptionProblem } from '@canary/board/texts';
import { useEffect, useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { RetryNote } from '#shared/ui/retry-note.tsx';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { useBoardUsers } from '../live/people-selectors.ts';
import { useBoardActions } from '../live/selectors.ts';
import { useCardReferences } from './card-references.tsx';
import { CardSection } from './card-section.tsx';
import type { useCardTexts } from './card-texts.ts';
import styles from './description.module.css';
import { Markdown } from './markdown.tsx';
import { TextEdit, type TextRights, useTextEdit } from './text-edit.tsx';

interface DescriptionProps extends TextRights {
  readonly card: CardView;
  readonly texts: ReturnType<typeof useCardTexts>;
}

/** The description. Until it is saved, an edited description is a draft. */
export function Description({ card: { id, title }, texts, canEdit, canWrite }: DescriptionProps) {
  const ui = useBoardUi();
  const users = useBoardUsers();
  const { changeDescription } = useBoardActions();
  const section = useRef<HTMLDivElement>(null);
  const edit = useTextEdit(id, null, { canEdit, canWrite }, () => {
    const page = section.current?.closest('article');
    return page?.querySelector<HTMLElement>('[data-edit="description"]') ?? page;
  });
  const { draft, isEditing, isShown, unsaved } = edit;

  useEffect(() => {
    if (!isEditing) return;
    ui.change({ writing: id });
    return () => ui.change({ writing: null });
  }, [ui, id, isEditing]);

  // The text that was said to be saved isn't.
  useEffect(() => {
    if (edit.conflict) ui.notices.dismiss(`description ${id}`);
  }, [ui, id, edit.conflict]);

  const description = texts.texts?.description;
  const cards = useCardReferences(description ?? '');
  const save = (base: string, text: string) => {
    if (text === base) return;
    changeDescription(id, base, text);
    const saved = `Saved the description of ‘${title}’.`;
    ui.notices.show({ id: `description ${id}`, text: saved, undo: () => changeDescription(id, text, base) });
    ui.announce(saved);
  };
  const canStart = canEdit && isShown && description !== undefined;
  return (
    <CardSection
      icon="text-align-start"
      title="Description"
      beside={
        canStart &&
        description !== '' && (
          <Button
            look="quiet"
            className={styles.edit}
            data-edit="description"
            onClick={() => edit.open(description)}
          >
            Edit
          </Button>
        )
      }
    >
      <div ref={section} className={styles.body}>
        <TextEdit edit={edit} of="description" label="Description" problem={descriptionProblem} onSave={save}>
          {description !== undefined && description !== draft?.base && (
            <Note>
              Someone changed the description while you were editing it. Saving keeps both changes. If both
              are in the same words, you choose which to keep.
            </Note>
          )}
        </TextEdit>
        {isShown && description === undefined && <TextsMissing texts={texts} />}
        {isShown && description && (
          <Markdown text={description} people={users} cards={cards} topHeading={4} />
        )}
        {canStart && description === '' && !unsaved && (
          <button
            type="button"
            className={styles.add}
            data-edit="description"
            onClick={() => edit.open(description)}
          >
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
    <RetryNote tone="warning" onRetry={retry}>
      {failure.code === 'UNREACHABLE'
        ? 'The description, checklist and comments of this card aren’t saved in this browser. They appear when the server can be reached.'
        : failure.message}
    </RetryNote>
  );
}
