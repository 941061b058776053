import { cardText, commentProblem } from '@canary/input/card-text';
import { useRef } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import type { TaskView } from '../sync/board-store.ts';
import { useBoardActions } from '../sync/selectors.ts';
import { useBoardUi } from '../ui/board-ui.ts';
import { CardSection } from './card-section.tsx';
import type { useCardTexts } from './card-texts.ts';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import { useTextDraft } from './text-drafts.ts';
import { TextEditor } from './text-editor.tsx';

interface CommentsProps {
  readonly task: TaskView;
  readonly texts: ReturnType<typeof useCardTexts>;
  readonly canEdit: boolean;
}

/** The comments, the newest first, below the field for a new one. */
export function Comments({ task, texts, canEdit }: CommentsProps) {
  const { comments, id } = task;
  const { number } = useNumbers();
  const { failure, hasMore, isReadingMore, readMore } = texts;
  const shown = texts.texts?.comments ?? [];
  return (
    <CardSection
      icon="message-square"
      title="Comments"
      beside={comments > 0 && <span className="muted">{number(comments)}</span>}
    >
      {canEdit && <NewComment task={task} />}
      <ul className={styles.list}>
        {shown.map((comment) => (
          <CommentItem key={comment.id} cardId={id} comment={comment} canEdit={canEdit} />
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

function NewComment({ task: { id, title } }: Pick<CommentsProps, 'task'>) {
  const ui = useBoardUi();
  const { createComment, deleteComment } = useBoardActions();
  const [draft, setDraft] = useTextDraft(id, 'comment');
  const page = useRef<HTMLDivElement>(null);
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
    <div ref={page}>
      <TextEditor
        label="New comment"
        placeholder="Write a comment…"
        text={draft?.text ?? ''}
        isQuiet
        action="Comment"
        problem={commentProblem}
        onChange={(text) => setDraft(text === '' ? undefined : { text, base: '' })}
        onSave={send}
        // The field keeps the text.
        onClose={() => page.current?.closest('article')?.focus({ preventScroll: true })}
      />
    </div>
  );
}
