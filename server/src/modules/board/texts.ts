import { randomUUID } from 'node:crypto';
import { mergeTexts } from '@canary/board/merge-texts';
import { hasRight } from '@canary/board/roles';
import type { commentEdit, commentItem, descriptionEdit, newComment } from '@canary/input/board';
import { commentProblem, descriptionProblem } from '@canary/input/card-text';
import { maxComments } from '@canary/input/limits';
import type { z } from 'zod';
import { ConflictError, ForbiddenError, InputError, NotFoundError } from '../../platform/errors.ts';
import type { BoardAccess } from './access.ts';
import type { CurrentBoard } from './batch.ts';
import { requireFreeId } from './change.ts';
import type { CommentState, TaskState } from './event.ts';
import { findMember } from './live-board.ts';
import { requireOwnBoardFor, requireTask } from './tasks.ts';

/**
 * Changes a card's description. What another person has changed meanwhile is merged by lines.
 *
 * @throws NotFoundError
 * @throws ConflictError if both have changed the same lines
 * @throws InputError if the merged text is too long
 * @throws ForbiddenError on the open board
 */
export async function setDescription(
  access: BoardAccess<'edit'>,
  { id, base, text, changeId }: z.output<typeof descriptionEdit>,
): Promise<TaskState> {
  requireOwnBoardFor(access, { text });
  return await access.change('TASK_UPDATED', { id, changeId, readsDescription: true }, (current) => {
    const task = requireTask(current, id);
    const description = merge(base, text, current.description(id), descriptionProblem);
    return { payload: withTexts(current, task, { hasDescription: description !== '' }), description };
  });
}

/**
 * Adds a comment to a card.
 *
 * @throws NotFoundError
 * @throws InputError if the id is taken
 * @throws ConflictError if the card has too many comments
 * @throws ForbiddenError on the open board
 */
export async function createComment(
  access: BoardAccess<'edit'>,
  { id, commentId, text, changeId }: z.output<typeof newComment>,
): Promise<TaskState> {
  requireOwnBoardFor(access, { text });
  const newId = commentId ?? randomUUID();
  return await access.change('TASK_UPDATED', { id, changeId, commentId: newId }, (current) => {
    const task = requireTask(current, id);
    requireFreeId(current.comment(newId));
    if (task.comments >= maxComments)
      throw new ConflictError(`A card has up to ${maxComments.toLocaleString('en')} comments.`, {
        max: maxComments,
      });
    const authorId = senderOf(access, current)?.id ?? '';
    const dates = { createdAt: current.now, editedAt: null, deletedAt: null };
    return {
      payload: withTexts(current, task, { comments: task.comments + 1 }),
      comment: { id: newId, taskId: id, authorId, text, ...dates },
    };
  });
}

/**
 * Changes a comment of the sender. What the sender has changed elsewhere meanwhile is merged by lines.
 *
 * @throws NotFoundError
 * @throws ForbiddenError if another person wrote it, and on the open board
 * @throws ConflictError if the same lines were changed elsewhere
 * @throws InputError if the merged text is too long
 */
export async function updateComment(
  access: BoardAccess<'edit'>,
  { id, commentId, base, text, changeId }: z.output<typeof commentEdit>,
): Promise<TaskState> {
  requireOwnBoardFor(access, { text });
  return await access.change('TASK_UPDATED', { id, changeId, commentId }, (current) => {
    const task = requireTask(current, id);
    const comment = requireComment(current, task, commentId);
    if (comment.deletedAt) throw noSuchComment();
    if (comment.authorId !== senderOf(access, current)?.id)
      throw new ForbiddenError('Only its author can change a comment.');
    const merged = merge(base, text, comment.text, commentProblem);
    return {
      payload: withTexts(current, task, {}),
      comment: { ...comment, text: merged, editedAt: current.now },
    };
  });
}

/**
 * Deletes a comment; it can be restored for 30 days. Does nothing if it is deleted.
 *
 * @throws NotFoundError
 * @throws ForbiddenError if another person wrote it and the sender isn't an owner, and on the open board
 */
export async function deleteComment(
  access: BoardAccess<'edit'>,
  input: z.output<typeof commentItem>,
): Promise<TaskState> {
  return await setDeleted(access, input, true);
}

/** Restores a deleted comment. Does nothing if it isn't deleted. @throws what {@link deleteComment} throws */
export async function restoreComment(
  access: BoardAccess<'edit'>,
  input: z.output<typeof commentItem>,
): Promise<TaskState> {
  return await setDeleted(access, input, false);
}

async function setDeleted(
  access: BoardAccess<'edit'>,
  { id, commentId, changeId }: z.output<typeof commentItem>,
  isDeleted: boolean,
): Promise<TaskState> {
  requireOwnBoardFor(access, { commentId });
  return await access.change('TASK_UPDATED', { id, changeId, commentId }, (current) => {
    const task = requireTask(current, id);
    const comment = requireComment(current, task, commentId);
    const sender = senderOf(access, current);
    if (comment.authorId !== sender?.id && !hasRight(sender?.role, 'own'))
      throw new ForbiddenError('Only its author and owners of the board can delete a comment.');
    if ((comment.deletedAt !== null) === isDeleted) return { payload: task };
    return {
      payload: withTexts(current, task, { comments: task.comments + (isDeleted ? -1 : 1) }),
      comment: { ...comment, deletedAt: isDeleted ? current.now : null },
    };
  });
}

/** A card after a change of its texts. */
function withTexts(current: CurrentBoard, task: TaskState, change: Partial<TaskState>): TaskState {
  return { ...task, ...change, textVersion: current.version() + 1 };
}

function merge(
  base: string,
  mine: string,
  stored: string,
  problemOf: (text: string) => string | undefined,
): string {
  const { text, hasConflict } = mergeTexts(base, mine, stored);
  if (hasConflict) {
    throw new ConflictError('Another person has changed the same lines meanwhile.', { current: stored });
  }
  const merged = text.trimEnd();
  const problem = problemOf(merged);
  if (problem !== undefined) throw new InputError(problem, 'text');
  return merged;
}

/** The member who sends a change. */
function senderOf({ sender }: BoardAccess<'edit'>, { users }: CurrentBoard) {
  return findMember(users(), sender.userId ?? '');
}

function requireComment({ comment }: CurrentBoard, { id }: TaskState, commentId: string): CommentState {
  const found = comment(commentId);
  if (found?.taskId !== id) throw noSuchComment();
  return found;
}

function noSuchComment(): NotFoundError {
  return new NotFoundError('This comment was deleted.', 'commentId');
}
