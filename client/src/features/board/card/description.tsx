import { cardText, descriptionProblem } from '@canary/board/texts';
import { useEffect, useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { RetryNote } from '#shared/ui/retry-note.tsx';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { splitLinks } from '../live/link-list.ts';
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
  const { text } = splitLinks(description ?? '');
  const cards = useCardReferences(text);
  const save = (base: string, next: string) => {
    if (next === base) return;
    changeDescription(id, base, next);
    const saved = `Saved the description of ‘${title}’.`;
    ui.notices.show({ id: `description ${id}`, text: saved, undo: () => changeDescription(id, next, base) });
    ui.announce(saved);
  };
  // A text without words gets an empty line above its links.
  const open = () => edit.open(text === '' && description ? `\n\n${description}` : (description ?? ''));
  const canStart = canEdit && isShown && description !== undefined;
  return (
    <CardSection
      icon="text-align-start"
      title="Description"
      beside={
        canStart &&
        text !== '' && (
          <Button look="quiet" className={styles.edit} data-edit="description" onClick={open}>
            Edit
          </Button>
        )
      }
    >
      <div ref={section} className={styles.body}>
        <TextEdit
          edit={edit}
          of="description"
          label="Description"
          problem={descriptionProblem}
          findCaret={(draftText) => splitLinks(draftText).listStart}
          onSave={save}
        >
          {description !== undefined && description !== cardText(draft?.base ?? '') && (
            <Note>
              Someone changed the description while you were editing it. Saving keeps both changes. If both
              are in the same words, you choose which to keep.
            </Note>
          )}
        </TextEdit>
        {isShown && description === undefined && <TextsMissing texts={texts} />}
        {isShown && text !== '' && <Markdown text={text} people={users} cards={cards} topHeading={4} />}
        {canStart && text === '' && !unsaved && (
          <button type="button" className={styles.add} data-edit="description" onClick={open}>
            Add a description…
          </button>
        )}
        {!canEdit && description !== undefined && text === '' && <p className="muted">No description.</p>}
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
