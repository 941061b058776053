import { z } from 'zod/mini';
import { commentText, description, itemId } from '../fields.ts';
import { maxComments } from '../limits.ts';
import { mergeTexts } from '../merge-texts.ts';
import type { BoardUser, Card } from '../model.ts';
import { can } from '../roles.ts';
import { commentProblem, descriptionProblem } from '../texts.ts';
import {
  type BoardForRule,
  type Comment,
  defineChange,
  forbidden,
  gone,
  invalid,
  limitReached,
  Refusal,
  requireFree,
} from './change.ts';

const ofComment = { id: itemId, commentId: itemId };
const readsComment = ({ commentId }: { readonly commentId: string }) => ({ comment: commentId });

/** Changes of a card's description and comments. Events have only the card's `textVersion`, not the texts. */
export const textChanges = {
  /** Changes a description, merged with the changes that other people have made since the user read it. */
  setDescription: defineChange({
    right: 'editCards',
    /** `base` is the text that the change started from. */
    input: z.object({ id: itemId, base: description, text: description }),
    reads: ({ id }) => ({ description: id }),
    rule: (board, { id, ...edit }) => {
      const card = requireCard(board, id);
      const merged = mergeWith(board.description(id) ?? '', edit, descriptionProblem);
      return {
        writes: { cards: [{ ...patchTextVersion(board, card), hasDescription: merged !== '' }] },
        texts: [{ taskId: id, description: merged }],
      };
    },
  }),
  createComment: defineChange({
    right: 'comment',
    input: z.object({ ...ofComment, text: commentText }),
    reads: readsComment,
    rule: (board, { id, commentId, text }) => {
      const card = requireCard(board, id);
      requireFree(board.comment(commentId) !== undefined);
      const comment = {
        id: commentId,
        taskId: id,
        authorId: requireActor(board).id,
        text,
        createdAt: board.now,
        editedAt: null,
        deletedAt: null,
      };
      return { writes: { cards: [addComment(board, card)] }, texts: [{ comment }] };
    },
  }),
  /** Changes the text of a comment, merged with the changes that its author has made elsewhere. */
  updateComment: defineChange({
    right: 'comment',
    input: z.object({ ...ofComment, base: commentText, text: commentText }),
    reads: readsComment,
    rule: (board, { id, commentId, ...edit }) => {
      const card = requireCard(board, id);
      const comment = requireComment(board, id, commentId);
      if (comment.deletedAt) throw noSuchComment();
      if (comment.authorId !== requireActor(board).id)
        throw forbidden('Only the author of a comment can edit it.');
      const text = mergeWith(comment.text, edit, commentProblem);
      return {
        writes: { cards: [patchTextVersion(board, card)] },
        texts: [{ comment: { ...comment, text, editedAt: board.now } }],
      };
    },
  }),
  /** Deletes a comment. It can be restored for 30 days. */
  deleteComment: defineChange({
    right: 'comment',
    input: z.object(ofComment),
    reads: readsComment,
    rule: (board, { id, commentId }) => {
      const card = requireCard(board, id);
      const comment = requireComment(board, id, commentId);
      if (comment.deletedAt) throw noSuchComment();
      requireAuthorOrOwner(board, comment);
      return {
        writes: { cards: [{ ...patchTextVersion(board, card), commentCount: card.commentCount - 1 }] },
        texts: [{ comment: { ...comment, deletedAt: board.now } }],
      };
    },
  }),
  restoreComment: defineChange({
    right: 'comment',
    input: z.object(ofComment),
    reads: readsComment,
    rule: (board, { id, commentId }) => {
      const card = requireCard(board, id);
      const comment = requireComment(board, id, commentId);
      if (!comment.deletedAt) throw gone('This comment isn’t deleted.', 'commentId');
      requireAuthorOrOwner(board, comment);
      return {
        writes: { cards: [addComment(board, card)] },
        texts: [{ comment: { ...comment, deletedAt: null } }],
      };
    },
  }),
};

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
    throw new Refusal('CONFLICT', 'Another person has changed the same words. Choose what to keep.', {
      current: stored,
    });
  const message = problem(merged.text);
  if (message !== undefined) throw invalid(message, 'text');
  return merged.text;
}

/** Sets the `textVersion` of a card after a change of its texts. Browsers don't know the version. */
export function patchTextVersion(board: BoardForRule, { id }: Card) {
  const textVersion = board.newVersion();
  return { id, ...(textVersion !== null && { textVersion }) };
}

/** A card with one more comment. @throws Refusal if the card has too many comments */
function addComment(board: BoardForRule, card: Card) {
  if (card.commentCount >= maxComments) throw limitReached('A card', maxComments, 'comments');
  return { ...patchTextVersion(board, card), commentCount: card.commentCount + 1 };
}

/** @throws Refusal if the card isn't on the board */
export function requireCard(board: BoardForRule, id: string): Card {
  const card = board.card(id);
  if (!card) throw gone('This card isn’t on the board any more.');
  return card;
}

function requireComment(board: BoardForRule, cardId: string, commentId: string): Comment {
  const comment = board.comment(commentId);
  if (comment?.taskId !== cardId) throw noSuchComment();
  return comment;
}

function noSuchComment(): Refusal {
  return gone('This comment was deleted.', 'commentId');
}

function requireActor(board: BoardForRule): BoardUser {
  const actor = board.actor();
  if (!actor) throw forbidden('Only members comment on cards.');
  return actor;
}

function requireAuthorOrOwner(board: BoardForRule, { authorId }: Comment): void {
  const { id, role } = requireActor(board);
  if (id !== authorId && !can(role, 'manage'))
    throw forbidden('Only the author of a comment and owners can do this.');
}
