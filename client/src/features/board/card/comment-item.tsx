import { commentProblem } from '@canary/board/texts';
import { useRef } from 'react';
import { Avatar } from '#shared/ui/avatar.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { useBoardUi } from '../live/board-ui.ts';
import { useBoardUsers, useSelf } from '../live/people-selectors.ts';
import { useBoardActions, useCan } from '../live/selectors.ts';
import { useCardReferences } from './card-references.tsx';
import styles from './comments.module.css';
import { Markdown } from './markdown.tsx';
import type { ShownComment } from './shown-texts.ts';
import { TextEdit, type TextRights, useTextEdit } from './text-edit.tsx';

interface CommentItemProps extends TextRights {
  readonly cardId: string;
  readonly comment: ShownComment;
}

/** A comment. Its author can change it; its author and owners of the board can delete it. */
export function CommentItem({ cardId, comment, canEdit, canWrite }: CommentItemProps) {
  const { id, authorId, text, createdAt, editedAt } = comment;
  const ui = useBoardUi();
  const users = useBoardUsers();
  const cards = useCardReferences(text);
  const self = useSelf();
  const isOwner = useCan('manage');
  const { changeComment, deleteComment, restoreComment } = useBoardActions();
  const row = useRef<HTMLLIElement>(null);
  const author = users.find((user) => user.id === authorId);
  const isOwn = author !== undefined && author.id === self?.id;
  const findEditButton = () =>
    row.current?.querySelector<HTMLElement>('[data-edit]') ?? row.current?.closest('article');
  const rights = { canEdit: canEdit && isOwn, canWrite: canWrite && isOwn };
  const edit = useTextEdit(cardId, id, rights, findEditButton);

  const save = (base: string, next: string) => {
    if (next === base) return;
    changeComment(cardId, id, base, next);
    ui.notices.undoable(() => {
      changeComment(cardId, id, next, base);
      ui.announce('Your comment was changed back.');
    });
    ui.announce('Saved your comment.');
  };
  const remove = () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const target =
      next?.querySelector<HTMLElement>('[data-edit]') ??
      row.current?.closest('section')?.querySelector<HTMLElement>('textarea');
    target?.focus();
    deleteComment(cardId, id);
    ui.offerUndo({
      id: `comment ${id}`,
      text: 'Deleted the comment.',
      undo: () => restoreComment(cardId, id),
    });
  };
  const name = author?.label ?? 'Former member';
  return (
    <li ref={row} className={styles.comment}>
      <Avatar name={author?.label} hue={author?.hue} />
      <div className={styles.body}>
        <p className={styles.head}>
          <strong dir="auto">{name}</strong>{' '}
          <span className="fine">
            {createdAt === null ? 'Just now' : <DateTime iso={createdAt} />}
            {editedAt !== null && (
              <>
                {' · '}
                <span className={styles.edited}>edited</span>
              </>
            )}
          </span>
        </p>
        {edit.isShown && <Markdown text={text} people={users} cards={cards} topHeading={4} />}
        <TextEdit edit={edit} of="comment" label="Edit comment" problem={commentProblem} onSave={save} />
        {canEdit && edit.isShown && (isOwn || isOwner) && (
          <div className={styles.actions}>
            {isOwn && (
              <button type="button" className={styles.action} data-edit onClick={() => edit.open(text)}>
                Edit
              </button>
            )}
            <button
              type="button"
              className={styles.action}
              aria-label={`Delete the comment of ${name}`}
              onClick={remove}
            >
              Delete
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
