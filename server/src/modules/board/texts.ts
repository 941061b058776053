import { mergeTexts } from '@canary/board/merge-texts';
import type { commentEdit, commentItem, descriptionEdit, newComment } from '@canary/input/board';
import { commentProblem, descriptionProblem } from '@canary/input/card-text';
import { maxComments } from '@canary/input/limits';
import type { z } from 'zod';
import { ConflictError, ForbiddenError, InputError, NotFoundError } from '../../platform/errors.ts';
import type { BoardAccess } from './access.ts';
import { requireFreeId } from './change.ts';
import type { CurrentBoard } from './current-board.ts';
import type { TaskState } from './event.ts';
import { findMember } from './live-board.ts';
import { requireOwnCards } from './rights.ts';
import type { CommentState } from './text-statements.ts';

/**
 * Changes a card's description, merged with what other people have changed in it since the sender read it.
 *
 * @throws ConflictError with the stored text as `current`, if they changed the same lines
 * @throws InputError if the merged text is too long, or the board is full
 * @throws NotFoundError if the card isn't on the board
 * @throws ForbiddenError on the open board
 */
export async function setDescription(
  access: BoardAccess<'edit'>,
  { id, base, text, changeId }: z.output<typeof descriptionEdit>,
): Promise<TaskState> {
  requireOwnCards(access);
  return await access.change('TASK_UPDATED', { id, changeId, text: { taskId: id } }, (current) => {
    const task = requireTask(current, id);
    const description = mergeWith(current.description(id) ?? '', { base, text }, descriptionProblem);
    return {
      payload: { ...withNewText(current, task), hasDescription: description !== '' },
      text: { taskId: id, description },
    };
  });
}

/**
 * Adds a comment of the sender to a card.
 *
 * @throws InputError if the id is taken, or the board is full
 * @throws ConflictError if the card has too many comments
 * @throws NotFoundError if the card isn't on the board
 * @throws ForbiddenError on the open board
 */
export async function createComment(
  access: BoardAccess<'edit'>,
  { id, commentId, text, changeId }: z.output<typeof newComment>,
): Promise<TaskState> {
  requireOwnCards(access);
  const { clock } = access.board;
  return await access.change('TASK_UPDATED', { id, changeId, text: { taskId: id, commentId } }, (current) => {
    const task = requireTask(current, id);
    requireFreeId(current.comment(commentId));
    const comment = {
      id: commentId,
      taskId: id,
      authorId: requirePerson(current, access).id,
      text,
      createdAt: new Date(clock.now()),
      editedAt: null,
      deletedAt: null,
    };
    return { payload: withOneMore(current, task), text: { comment } };
  });
}

/**
 * Changes the text of a comment, merged with what its author has changed in it elsewhere.
 *
 * @throws ConflictError with the stored text as `current`, if the same lines were changed
 * @throws InputError if the merged text is too long, or the board is full
 * @throws NotFoundError if the card isn't on the board, or the comment was deleted
 * @throws ForbiddenError for another person's comment, and on the open board
 */
export async function updateComment(
  access: BoardAccess<'edit'>,
  { id, commentId, base, text, changeId }: z.output<typeof commentEdit>,
): Promise<TaskState> {
  requireOwnCards(access);
  const { clock } = access.board;
  return await access.change('TASK_UPDATED', { id, changeId, text: { taskId: id, commentId } }, (current) => {
    const task = requireTask(current, id);
    const comment = requireComment(current, { id, commentId });
    if (comment.deletedAt) throw noSuchComment();
    if (comment.authorId !== requirePerson(current, access).id)
      throw new ForbiddenError('Only the author of a comment can edit it.');
    const merged = mergeWith(comment.text, { base, text }, commentProblem);
    return {
      payload: withNewText(current, task),
      text: { comment: { ...comment, text: merged, editedAt: new Date(clock.now()) } },
    };
  });
}

/**
 * Deletes a comment. It can be restored for 30 days.
 *
 * @throws NotFoundError if the card isn't on the board, or the comment was deleted
 * @throws ForbiddenError for another person's comment, unless the sender is an owner, and on the open board
 */
export async function deleteComment(
  access: BoardAccess<'edit'>,
  { id, commentId, changeId }: z.output<typeof commentItem>,
): Promise<TaskState> {
  requireOwnCards(access);
  const { clock } = access.board;
  return await access.change('TASK_UPDATED', { id, changeId, text: { taskId: id, commentId } }, (current) => {
    const task = requireTask(current, id);
    const comment = requireComment(current, { id, commentId });
    if (comment.deletedAt) throw noSuchComment();
    requireAuthorOrOwner(current, access, comment);
    return {
      payload: { ...withNewText(current, task), comments: task.comments - 1 },
      text: { comment: { ...comment, deletedAt: new Date(clock.now()) } },
    };
  });
}

/**
 * Restores a deleted comment.
 *
 * @throws NotFoundError if the card isn't on the board, or the comment isn't deleted or was erased
 * @throws ConflictError if the card has too many comments
 * @throws ForbiddenError for another person's comment, unless the sender is an owner, and on the open board
 */
export async function restoreComment(
  access: BoardAccess<'edit'>,
  { id, commentId, changeId }: z.output<typeof commentItem>,
): Promise<TaskState> {
  requireOwnCards(access);
  return await access.change('TASK_UPDATED', { id, changeId, text: { taskId: id, commentId } }, (current) => {
    const task = requireTask(current, id);
    const comment = requireComment(current, { id, commentId });
    if (!comment.deletedAt) throw new NotFoundError('This comment isn’t deleted.', 'commentId');
    requireAuthorOrOwner(current, access, comment);
    return {
      payload: withOneMore(current, task),
      text: { comment: { ...comment, deletedAt: null } },
    };
  });
}

interface TextEdit {
  readonly base: string;
  readonly text: string;
}

/** Merges an edit into the stored text. @param problem the validation message for the merged text */
function mergeWith(
  stored: string,
  { base, text }: TextEdit,
  problem: (text: string) => string | undefined,
): string {
  if (stored === base || stored === text) return text;
  const merged = mergeTexts(base, text, stored);
  if (merged.hasConflict)
    throw new ConflictError('Another person has changed the same lines. Choose what to keep.', {
      current: stored,
    });
  const message = problem(merged.text);
  if (message !== undefined) throw new InputError(message, 'text');
  return merged.text;
}

/** The card with the version of the event that changes a text of it. */
function withNewText(current: CurrentBoard, task: TaskState): TaskState {
  return { ...task, textVersion: current.version() + 1 };
}

/** @throws ConflictError if the card has too many comments */
function withOneMore(current: CurrentBoard, task: TaskState): TaskState {
  if (task.comments >= maxComments)
    throw new ConflictError(`A card has up to ${maxComments.toLocaleString('en')} comments.`, {
      max: maxComments,
    });
  return { ...withNewText(current, task), comments: task.comments + 1 };
}

function requireTask(current: CurrentBoard, id: string): TaskState {
  const task = current.task(id);
  if (!task) throw new NotFoundError('This card isn’t on the board any more.');
  return task;
}

function requireComment(
  current: CurrentBoard,
  { id, commentId }: { readonly id: string; readonly commentId: string },
): CommentState {
  const comment = current.comment(commentId);
  if (comment?.taskId !== id) throw noSuchComment();
  return comment;
}

function noSuchComment(): NotFoundError {
  return new NotFoundError('This comment was deleted.', 'commentId');
}

/** The sender as a person of the board. */
function requirePerson(current: CurrentBoard, { sender }: BoardAccess<'edit'>) {
  const person = findMember(current.users(), sender.userId ?? '');
  if (!person) throw new Error('A change was authorized for an account that isn’t a member.');
  return person;
}

function requireAuthorOrOwner(
  current: CurrentBoard,
  access: BoardAccess<'edit'>,
  { authorId }: CommentState,
): void {
  const { id, role } = requirePerson(current, access);
  if (id !== authorId && role !== 'owner')
    throw new ForbiddenError('Only the author of a comment and owners can do this.');
}
