import { importPart, importStart } from '@canary/board/import';
import {
  importHours,
  maxBoardName,
  maxBoardUserName,
  maxBoardUsers,
  maxCardNumber,
  maxCardTitle,
  maxChecklistItems,
  maxColumnName,
  maxColumns,
  maxComment,
  maxDescription,
  maxImportedRows,
  maxLabelName,
  maxLabels,
} from '@canary/board/limits';
import { cost } from '../../../guards/size/cost.ts';
import {
  cancelImport,
  finishImport,
  importCards,
  startImport,
} from '../../../modules/board/imports/imports.ts';
import { ownBoardId } from '../board-access.ts';
import { builder } from '../builder.ts';
import { actorOf } from '../context.ts';
import { ChecklistItemInput } from './checklist.ts';
import { BoardColor, newMarksDone } from './column.ts';
import { BoardSummary, summaryOf } from './own-board.ts';
import { detailInputs } from './task.ts';

const newId = { required: true, description: 'Id to use, ideally a UUID.' } as const;

const ImportedColumnInput = builder.inputType('ImportedColumnInput', {
  description: 'A column of an import.',
  fields: (t) => ({
    id: t.id(newId),
    name: t.string({ required: true, description: `Name: 1 to ${maxColumnName} characters.` }),
    color: t.field({ type: BoardColor, description: 'Colour; missing for a plain column.' }),
    marksDone: t.boolean(newMarksDone),
  }),
});

const ImportedLabelInput = builder.inputType('ImportedLabelInput', {
  description: 'A label of an import.',
  fields: (t) => ({
    id: t.id(newId),
    name: t.string({ required: true, description: `Name: 1 to ${maxLabelName} characters.` }),
    color: t.field({ type: BoardColor, required: true, description: 'Colour.' }),
  }),
});

const ImportedPersonInput = builder.inputType('ImportedPersonInput', {
  description: 'A person of an import, who has no account.',
  fields: (t) => ({
    id: t.id(newId),
    name: t.string({ required: true, description: `Name: 1 to ${maxBoardUserName} characters.` }),
  }),
});

const StartImportInput = builder
  .inputType('StartImportInput', {
    description: 'A board without its cards.',
    fields: (t) => ({
      id: t.id({
        required: true,
        description: 'Id to use, ideally a UUID. Starting an import with the same id again changes nothing.',
      }),
      name: t.string({ required: true, description: `Name: 1 to ${maxBoardName} characters.` }),
      columns: t.field({
        type: [ImportedColumnInput],
        required: true,
        description: `The columns, from left to right: 1 to ${maxColumns}.`,
      }),
      labels: t.field({
        type: [ImportedLabelInput],
        required: true,
        description: `The labels: up to ${maxLabels}.`,
      }),
      people: t.field({
        type: [ImportedPersonInput],
        required: true,
        description: `The people, including authors of comments: up to ${maxBoardUsers} with the user.`,
      }),
      personId: t.id({
        description:
          'Id of the person among `people` who is the user. If it is missing, the user becomes a new person.',
      }),
    }),
  })
  .validate(importStart);

const ImportedCardInput = builder.inputType('ImportedCardInput', {
  description: 'A card of an import.',
  fields: (t) => ({
    id: t.id(newId),
    number: t.int({
      required: true,
      description: `Number, unique on the board: 1 to ${maxCardNumber.toLocaleString('en')}.`,
    }),
    title: t.string({ required: true, description: `Title: 1 to ${maxCardTitle} characters.` }),
    description: t.string({
      required: true,
      description: `Description in Markdown: up to ${maxDescription.toLocaleString('en')} characters; empty for none.`,
    }),
    columnId: t.id({
      required: true,
      description: 'Id of the column; for an archived card, of the column to which the card is restored.',
    }),
    labelIds: t.idList({ required: true, description: 'Ids of the labels.' }),
    assigneeIds: t.idList({
      required: true,
      description: 'Ids of the assignees, in the order of assignment.',
    }),
    ...detailInputs(t),
    checklist: t.field({
      type: [ChecklistItemInput],
      required: true,
      description: `The checklist: up to ${maxChecklistItems} items.`,
    }),
    isArchived: t.boolean({ required: true, description: 'Whether the card is in the archive.' }),
  }),
});

const ImportedCommentInput = builder.inputType('ImportedCommentInput', {
  description: 'A comment of an import.',
  fields: (t) => ({
    id: t.id(newId),
    cardId: t.id({ required: true, description: 'Id of a card of this request or of an earlier request.' }),
    authorId: t.id({ required: true, description: 'Id of the author among the people of the import.' }),
    text: t.string({
      required: true,
      description: `Text in Markdown: 1 to ${maxComment.toLocaleString('en')} characters.`,
    }),
    createdAt: t.field({ type: 'DateTime', required: true, description: 'Time of the comment.' }),
    editedAt: t.field({ type: 'DateTime', description: 'Time of the last edit.' }),
  }),
});

const ImportCardsInput = builder
  .inputType('ImportCardsInput', {
    description: `A part of an import: up to ${maxImportedRows.toLocaleString('en')} cards, items and comments together.`,
    fields: (t) => ({
      cards: t.field({
        type: [ImportedCardInput],
        required: true,
        description: 'Cards, in the order of their places in their columns.',
      }),
      comments: t.field({
        type: [ImportedCommentInput],
        required: true,
        description: 'Comments on these cards, or on cards of earlier parts.',
      }),
    }),
  })
  .validate(importPart);

/** The error for an import that the user doesn't have. */
const unknown = 'NOT_FOUND if the user has no such import';

builder.mutationField('startImport', (t) =>
  t.withAuth({ allBoards: 'WRITE' }).id({
    extensions: cost(100),
    description: `Starts the import of a board, and returns its id. The board appears, with the user as its owner, when \`finishImport\` is called; if there is no request for ${importHours} hours, it is erased. Fails with BAD_USER_INPUT and the invalid \`field\`, CONFLICT if the user has too many boards, or RATE_LIMITED.`,
    args: { input: t.arg({ type: StartImportInput, required: true, description: 'The board.' }) },
    resolve: async (_root, { input }, context) => {
      await startImport(context, actorOf(context), input, context.viewer.user.username);
      return input.id;
    },
  }),
);

builder.mutationField('importCards', (t) =>
  t.withAuth({ allBoards: 'WRITE' }).int({
    extensions: cost(500),
    description: `Adds cards and comments to an import, all or none. Cards and comments that the import already has are left out, so the same request can be sent again. Returns the number of cards so far. Fails with BAD_USER_INPUT and the invalid \`field\`, ${unknown}, or RATE_LIMITED.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: ImportCardsInput, required: true, description: 'The cards and comments.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      context.boardQueue.run(context.address, () => importCards(context, actorOf(context), boardId, input)),
  }),
);

builder.mutationField('finishImport', (t) =>
  t.withAuth({ allBoards: 'WRITE' }).field({
    type: BoardSummary,
    extensions: cost(100),
    description: `Finishes an import: the board appears. Fails with ${unknown}.`,
    args: { boardId: t.arg.id(ownBoardId) },
    resolve: async (_root, { boardId }, context) => {
      await finishImport(context, actorOf(context), boardId);
      return await summaryOf(context, boardId);
    },
  }),
);

builder.mutationField('cancelImport', (t) =>
  t.withAuth({ allBoards: 'WRITE' }).id({
    extensions: cost(100),
    description: `Cancels an import, erases its board, and returns the board’s id. Fails with ${unknown}.`,
    args: { boardId: t.arg.id(ownBoardId) },
    resolve: async (_root, { boardId }, context) => {
      await cancelImport(context, actorOf(context), boardId);
      return boardId;
    },
  }),
);
