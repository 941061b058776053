import { changes } from '@canary/board/changes/index';
import { itemId } from '@canary/board/fields';
import {
  maxChecklistItems,
  maxComment,
  maxComments,
  maxDescription,
  maxReadTexts,
} from '@canary/board/limits';
import { z } from 'zod';
import { cost } from '../../../guards/size/cost.ts';
import type { CardTexts as CardTextsState, ShownComment } from '../../../modules/board/cards/text-reader.ts';
import {
  type Description as DescriptionState,
  readAllComments,
  readDescriptions,
} from '../../../modules/board/reading/read-all-texts.ts';
import { readCardTexts, readComments, readNumberedCard } from '../../../modules/board/reading/read-texts.ts';
import { changeBoard, inputOf, onBoard, ownBoardId, readCard, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import { changeIdField } from './board-user.ts';
import { ChecklistItem } from './checklist.ts';
import { afterArg, firstArg } from './page.ts';
import { Card, cardId } from './task.ts';

const Comment = builder.objectRef<ShownComment>('Comment').implement({
  description: 'A comment on a card.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the comment.' }),
    cardId: t.exposeID('taskId', { description: 'Id of the card.' }),
    authorId: t.exposeID('authorId', {
      description: 'Id of the author among the board’s people, who may be a former member.',
    }),
    text: t.exposeString('text', { description: `Text in Markdown: 1 to ${maxComment} characters.` }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the comment.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last edit; null if the text was never edited.',
    }),
  }),
});

const CommentConnection = builder.connectionObject(
  { type: Comment, name: 'CommentConnection', description: 'A page of comments.' },
  { name: 'CommentEdge', description: 'A comment of a page.' },
);

const CardTexts = builder.objectRef<CardTextsState>('CardTexts').implement({
  description: 'The description, the checklist and the comments of a card.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description:
        '`textVersion` of the card that was read; the texts may be newer. Read the texts again after an event with a higher `textVersion`.',
    }),
    description: t.exposeString('description', {
      description: `Description in Markdown: up to ${maxDescription.toLocaleString('en')} characters; empty if the card has none. The list below the line \`Links:\` is the card’s links.`,
    }),
    checklist: t.field({
      type: [ChecklistItem],
      description: `The items of the checklist, in order: up to ${maxChecklistItems}.`,
      resolve: ({ items }) => items,
    }),
    comments: t.field({
      type: CommentConnection,
      description: 'The comments, the newest first.',
      extensions: cost(20, { factor: 10 }),
      args: { first: t.arg.int(firstArg(100)), after: t.arg.string(afterArg) },
      resolve: (texts, page, context) =>
        useBoard(context, texts.boardId, 'read', (access) => readComments(access, texts, page)),
    }),
  }),
});

builder.queryField('cardTexts', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: CardTexts,
    extensions: cost(20),
    description:
      'The description, the checklist and the comments of a card, which may be in the archive. Fails with NOT_FOUND.',
    args: {
      boardId: t.arg.id(ownBoardId),
      id: t.arg.id({ required: true, description: 'Id of the card.', validate: itemId }),
    },
    resolve: (_root, { boardId, id }, context) =>
      useBoard(context, boardId, 'read', (access) => readCardTexts(access, id)),
  }),
);

const CardDescription = builder.objectRef<DescriptionState>('CardDescription').implement({
  description: 'The description of a card.',
  fields: (t) => ({
    cardId: t.exposeID('taskId', { description: 'Id of the card.' }),
    text: t.exposeString('description', {
      description: `Text in Markdown: 1 to ${maxDescription.toLocaleString('en')} characters.`,
    }),
  }),
});

const CardDescriptionConnection = builder.connectionObject(
  { type: CardDescription, name: 'CardDescriptionConnection', description: 'A page of descriptions.' },
  { name: 'CardDescriptionEdge', description: 'A description of a page.' },
);

const pageNote =
  'A page has fewer texts than requested if they would be too large for one response; `hasNextPage` is true then. Fails with NOT_FOUND, BAD_USER_INPUT, or OVERLOADED if too many clients read large boards.';

builder.queryField('descriptions', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: CardDescriptionConnection,
    extensions: cost(200, { factor: 10 }),
    description: `The descriptions of all cards of a board and its archive, sorted by the id of the card. ${pageNote}`,
    args: {
      boardId: t.arg.id(ownBoardId),
      first: t.arg.int(firstArg(maxReadTexts)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, { boardId, ...page }, context) =>
      context.boardQueue.run(context.address, () =>
        useBoard(context, boardId, 'read', (access) => readDescriptions(access, page)),
      ),
  }),
);

builder.queryField('comments', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: CommentConnection,
    extensions: cost(200, { factor: 10 }),
    description: `The comments on all cards of a board and its archive, sorted by id. ${pageNote}`,
    args: {
      boardId: t.arg.id(ownBoardId),
      first: t.arg.int(firstArg(maxReadTexts)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, { boardId, ...page }, context) =>
      context.boardQueue.run(context.address, () =>
        useBoard(context, boardId, 'read', (access) => readAllComments(access, page)),
      ),
  }),
);

builder.queryField('card', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: Card,
    extensions: cost(10),
    description:
      'A card by its number, on the board or in the archive. An archived card has its `deletedAt`. Fails with NOT_FOUND.',
    args: {
      boardId: t.arg.id(ownBoardId),
      number: t.arg.int({
        required: true,
        description: 'Number of the card.',
        validate: z.int().min(1, 'Cards are counted from 1.'),
      }),
    },
    resolve: (_root, { boardId, number }, context) =>
      useBoard(context, boardId, 'read', async (access) => {
        const { task: card, deletedAt } = await readNumberedCard(access, number);
        return { ...onBoard(access.board.log.board)(card), deletedAt };
      }),
  }),
);

const commentId = { required: true, description: 'Id of the comment.' } as const;
const commentText = {
  required: true,
  description: `Text in Markdown: 1 to ${maxComment} characters. Invisible characters, and empty lines around the text, are removed.`,
} as const;
const base = {
  required: true,
  description:
    'The text that the editor started from. Changes of other people since then are merged by words.',
} as const;

/** The errors that all mutations below can fail with. */
const errors =
  'Fails with BAD_USER_INPUT and the invalid `field`, NOT_FOUND, or FORBIDDEN if the user’s role doesn’t allow the change';
const mergeErrors =
  'or CONFLICT if the same words were changed since: `extensions.current` is the stored text';

const SetDescriptionInput = builder
  .inputType('SetDescriptionInput', {
    description: 'A card’s new description.',
    fields: (t) => ({
      id: t.id(cardId),
      base: t.string(base),
      text: t.string({
        required: true,
        description: `Description in Markdown: up to ${maxDescription.toLocaleString('en')} characters. An empty text removes the description. The list below the line \`Links:\` is the card’s links.`,
      }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.setDescription));

const CreateCommentInput = builder
  .inputType('CreateCommentInput', {
    description: 'A new comment.',
    fields: (t) => ({
      id: t.id(cardId),
      commentId: t.id({ required: true, description: 'Id to use for the comment, ideally a UUID.' }),
      text: t.string(commentText),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.createComment));

const UpdateCommentInput = builder
  .inputType('UpdateCommentInput', {
    description: 'A comment’s new text.',
    fields: (t) => ({
      id: t.id(cardId),
      commentId: t.id(commentId),
      base: t.string(base),
      text: t.string(commentText),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.updateComment));

const CommentInput = builder
  .inputType('CommentInput', {
    description: 'A comment to delete or restore.',
    fields: (t) => ({ id: t.id(cardId), commentId: t.id(commentId), changeId: t.id(changeIdField) }),
  })
  .validate(inputOf(changes.deleteComment));

builder.mutationField('setDescription', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description: `Changes the description of a card. ${errors}, ${mergeErrors}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: SetDescriptionInput, required: true, description: 'The description.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'setDescription', input, readCard),
  }),
);

builder.mutationField('createComment', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description: `Adds a comment to a card: up to ${maxComments.toLocaleString('en')}. ${errors}, or CONFLICT if the card has too many comments.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: CreateCommentInput, required: true, description: 'The comment.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'createComment', input, readCard),
  }),
);

builder.mutationField('updateComment', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description: `Changes the text of a comment, which only its author can do. ${errors}, and for other members, ${mergeErrors}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: UpdateCommentInput, required: true, description: 'The text.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'updateComment', input, readCard),
  }),
);

builder.mutationField('deleteComment', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description: `Deletes a comment, which its author and owners of the board can do. A deleted comment can be restored for 30 days. ${errors}, and for other members.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: CommentInput, required: true, description: 'The comment.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'deleteComment', input, readCard),
  }),
);

builder.mutationField('restoreComment', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description: `Restores a deleted comment, which its author and owners of the board can do. ${errors}, and for other members, or CONFLICT if the card has too many comments.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: CommentInput, required: true, description: 'The comment.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'restoreComment', input, readCard),
  }),
);
