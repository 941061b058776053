import { boardItemId, commentEdit, commentItem, descriptionEdit, newComment } from '@canary/input/board';
import { maxComment, maxComments, maxDescription } from '@canary/input/limits';
import { cost } from '../../../guards/size/cost.ts';
import { type CardTexts as CardTextsState, readCardTexts } from '../../../modules/board/card-texts.ts';
import type { CommentState } from '../../../modules/board/event.ts';
import {
  createComment,
  deleteComment,
  restoreComment,
  setDescription,
  updateComment,
} from '../../../modules/board/texts.ts';
import { ownBoardId, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import { changeIdField } from './board-user.ts';
import { afterArg, firstArg } from './page.ts';
import { changeCard, Task } from './task.ts';

const Comment = builder.objectRef<CommentState>('Comment').implement({
  description: 'A comment on a card.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the comment.' }),
    authorId: t.exposeID('authorId', {
      description: 'Id of the person on the board who wrote it, a former member’s too.',
    }),
    text: t.exposeString('text', { description: `Text in Markdown: 1 to ${maxComment} characters.` }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last change; null if it was never changed.',
    }),
  }),
});

const CommentConnection = builder.connectionObject(
  { type: Comment, name: 'CommentConnection', description: 'A page of comments.' },
  { name: 'CommentEdge', description: 'A comment of a page.' },
);

const CardTexts = builder.objectRef<CardTextsState>('CardTexts').implement({
  description: 'The description of a card, and a page of its comments.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description:
        '`textVersion` of the card. Read the texts again when an event of the card has a greater one.',
    }),
    description: t.exposeString('description', {
      description: `Description in Markdown: up to ${maxDescription} characters; empty if there is none.`,
    }),
    comments: t.expose('comments', {
      type: CommentConnection,
      description: `The comments, the newest first: a card has up to ${maxComments}.`,
    }),
  }),
});

builder.queryField('cardTexts', (t) =>
  t.field({
    type: CardTexts,
    extensions: cost(50, { factor: 5 }),
    description:
      'The texts of a card, which events and the query `board` don’t have. Fails with BAD_USER_INPUT, or NOT_FOUND.',
    args: {
      boardId: t.arg.id(ownBoardId),
      id: t.arg.id({ required: true, description: 'Id of the card.', validate: boardItemId }),
      first: t.arg.int(firstArg(50)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, { boardId, id, ...page }, context) =>
      useBoard(context, boardId, 'read', (access) => readCardTexts(access, id, page)),
  }),
);

/** The errors that all mutations below can fail with. */
const errors =
  'Fails with BAD_USER_INPUT and the invalid `field`, NOT_FOUND, or FORBIDDEN on the open board and for viewers';
const conflict = 'CONFLICT with the stored text as `current` if the same lines were changed elsewhere';

const cardId = { required: true, description: 'Id of the card.' } as const;
const commentId = { required: true, description: 'Id of the comment.' } as const;
const commentField = {
  required: true,
  description: `Text in Markdown: 1 to ${maxComment} characters.`,
} as const;
const baseField = { required: true, description: 'The text that the change started from.' } as const;

const SetDescriptionInput = builder
  .inputType('SetDescriptionInput', {
    description: 'A card’s new description. Lines that were changed elsewhere since `base` are merged.',
    fields: (t) => ({
      id: t.id(cardId),
      base: t.string(baseField),
      text: t.string({
        required: true,
        description: `Text in Markdown: up to ${maxDescription} characters; empty to remove it.`,
      }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(descriptionEdit);

const CreateCommentInput = builder
  .inputType('CreateCommentInput', {
    description: 'A new comment.',
    fields: (t) => ({
      id: t.id(cardId),
      commentId: t.id({ description: 'Id to use, ideally a UUID. Generated if it is missing.' }),
      text: t.string(commentField),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(newComment);

const UpdateCommentInput = builder
  .inputType('UpdateCommentInput', {
    description: 'A comment’s new text. Lines that were changed elsewhere since `base` are merged.',
    fields: (t) => ({
      id: t.id(cardId),
      commentId: t.id(commentId),
      base: t.string(baseField),
      text: t.string(commentField),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(commentEdit);

const CommentInput = builder
  .inputType('CommentInput', {
    description: 'A comment to delete or restore.',
    fields: (t) => ({
      id: t.id(cardId),
      commentId: t.id(commentId),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(commentItem);

builder.mutationField('setDescription', (t) =>
  t.field({
    type: Task,
    extensions: cost(50),
    description: `Changes the description of a card. ${errors}, or ${conflict}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: SetDescriptionInput, required: true, description: 'The description.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeCard(context, boardId, (access) => setDescription(access, input)),
  }),
);

builder.mutationField('createComment', (t) =>
  t.field({
    type: Task,
    extensions: cost(50),
    description: `Adds a comment to a card. ${errors}, or CONFLICT if it has ${maxComments} comments.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: CreateCommentInput, required: true, description: 'The comment.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeCard(context, boardId, (access) => createComment(access, input)),
  }),
);

builder.mutationField('updateComment', (t) =>
  t.field({
    type: Task,
    extensions: cost(50),
    description: `Changes a comment, which only its author may. ${errors}, or ${conflict}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: UpdateCommentInput, required: true, description: 'The comment.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeCard(context, boardId, (access) => updateComment(access, input)),
  }),
);

builder.mutationField('deleteComment', (t) =>
  t.field({
    type: Task,
    extensions: cost(50),
    description: `Deletes a comment, which its author and owners may; it can be restored. ${errors}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: CommentInput, required: true, description: 'The comment.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeCard(context, boardId, (access) => deleteComment(access, input)),
  }),
);

builder.mutationField('restoreComment', (t) =>
  t.field({
    type: Task,
    extensions: cost(50),
    description: `Restores a deleted comment. ${errors}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: CommentInput, required: true, description: 'The comment.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeCard(context, boardId, (access) => restoreComment(access, input)),
  }),
);
