import { cardText, commentProblem } from '@canary/board/texts';
import { useEffect, useRef, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { useBoardActions, useKeptText } from '../live/selectors.ts';
import { CardSection } from './card-section.tsx';
import type { useCardTexts } from './card-texts.ts';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import { useTextDraft } from './text-drafts.ts';
import { archivedProblem, type TextRights } from './text-edit.tsx';
import { TextEditor } from './text-editor.tsx';

interface CommentsProps extends TextRights {
  readonly card: CardView;
  readonly texts: ReturnType<typeof useCardTexts>;
}

/** The comments, the newest first, below the field for a new comment. */
export function Comments({ card, texts, ...rights }: CommentsProps) {
  const { canEdit, canWrite } = rights;
  const { commentCount, id } = card;
  const { number } = useNumbers();
  const { failure, hasMore, isReadingMore, readMore } = texts;
  const shown = texts.texts?.comments ?? [];
  useLostComments(id, texts.texts?.comments);
  return (
    <CardSection
      icon="message-square"
      title="Comments"
      beside={commentCount > 0 && <span className="muted">{number(commentCount)}</span>}
    >
      {canWrite && <NewComment card={card} canEdit={canEdit} />}
      <ul className={styles.list}>
        {shown.map((comment) => (
          <CommentItem key={comment.id} cardId={id} comment={comment} {...rights} />
        ))}
      </ul>
      {!canEdit && texts.texts && shown.length === 0 && <p className="muted">No comments.</p>}
      {texts.texts && failure && (
        <StatusMessage note="The server can’t be reached. These are the texts as this browser last read them." />
      )}
      {hasMore && (
        <Button look="quiet" aria-disabled={isReadingMore} onClick={readMore}>
          {isReadingMore ? 'Loading…' : 'Show older comments'}
        </Button>
      )}
    </CardSection>
  );
}

/** Keeps the user's text of a comment that another person deletes meanwhile. */
function useLostComments(cardId: string, comments: readonly { readonly id: string }[] | undefined): void {
  const { keepDrafts } = useKeptText();
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!comments) return;
    const ids = comments.map(({ id }) => id);
    for (const id of before.current) if (!ids.includes(id)) keepDrafts(cardId, `comment ${id}`);
    before.current = ids;
  }, [cardId, comments, keepDrafts]);
}

function NewComment({ card: { id, title }, canEdit }: Pick<CommentsProps, 'card' | 'canEdit'>) {
  const ui = useBoardUi();
  const { createComment, deleteComment } = useBoardActions();
  const [draft, setDraft] = useTextDraft(id, 'comment');
  const page = useRef<HTMLDivElement>(null);
  // On an archived card, the field stays until the user leaves it.
  const [isUsed, setUsed] = useState(false);
  if (!canEdit && !draft && !isUsed) return null;
  const send = () => {
    const commentId = createComment(id, cardText(draft?.text ?? ''));
    setDraft(undefined);
    ui.notices.undoable(() => {
      deleteComment(id, commentId);
      ui.announce('Your comment was deleted.');
    });
    ui.announce(`Added your comment on ‘${title}’.`);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of the field within
    <div ref={page} onFocus={() => setUsed(true)} onBlur={() => setUsed(false)}>
      <TextEditor
        label="New comment"
        placeholder="Write a comment…"
        text={draft?.text ?? ''}
        isQuiet
        action="Comment"
        problem={canEdit ? commentProblem : archivedProblem}
        onChange={(text) => setDraft(text === '' ? undefined : { text, base: '' })}
        onSave={send}
        // The field keeps the text.
        onClose={() => page.current?.closest('article')?.focus({ preventScroll: true })}
      />
    </div>
  );
}
