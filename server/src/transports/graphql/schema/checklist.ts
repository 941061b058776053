import { changes } from '@canary/board/changes/index';
import { maxChecklistItems, maxChecklistItemText, maxReadTexts } from '@canary/board/limits';
import { cost } from '../../../guards/size/cost.ts';
import type { StoredItem } from '../../../modules/board/cards/text-reader.ts';
import { readAllItems } from '../../../modules/board/reading/read-all-texts.ts';
import { boardIdArg, changeBoard, inputOf, ownBoardId, readCard, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import { changeIdField } from './board-user.ts';
import { afterArg, firstArg } from './page.ts';
import { Card, cardId } from './task.ts';

export const ChecklistItem = builder.objectRef<StoredItem>('ChecklistItem').implement({
  description: 'An item of a card’s checklist.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the item, which is unique in its checklist.' }),
    cardId: t.exposeID('taskId', { description: 'Id of the card.' }),
    text: t.exposeString('text', { description: `Text: 1 to ${maxChecklistItemText} characters.` }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether the item is done.' }),
    rank: t.exposeString('rank', {
      description: 'Sort key of the item in its checklist. Ranks are compared byte by byte.',
    }),
  }),
});

const ChecklistItemConnection = builder.connectionObject(
  { type: ChecklistItem, name: 'ChecklistItemConnection', description: 'A page of items of checklists.' },
  { name: 'ChecklistItemEdge', description: 'An item of a page.' },
);

builder.queryField('checklistItems', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: ChecklistItemConnection,
    extensions: cost(200, { factor: 10 }),
    description:
      'The items of the checklists of all cards of a board and its archive, sorted by the id of the card. Fails with NOT_FOUND, BAD_USER_INPUT, or OVERLOADED if too many clients read large boards.',
    args: {
      boardId: t.arg.id(ownBoardId),
      first: t.arg.int(firstArg(maxReadTexts)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, { boardId, ...page }, context) =>
      useBoard(context, boardId, 'read', (access) =>
        context.boardQueue.run(context.address, () => readAllItems(access, page)),
      ),
  }),
);

const text = `Text: 1 to ${maxChecklistItemText} characters. Surrounding space is removed.`;
const itemId = { required: true, description: 'Id of the item.' } as const;
const before = { description: 'Id of the item to insert before; not together with `after`.' };
const after = { description: 'Id of the item to insert after; not together with `before`.' };

export const ChecklistItemInput = builder.inputType('ChecklistItemInput', {
  description: 'A new item of a checklist.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id to use, ideally a UUID.' }),
    text: t.string({ required: true, description: text }),
    isDone: t.boolean({ required: true, description: 'Whether the item is done.' }),
  }),
});

const CreateChecklistItemsInput = builder
  .inputType('CreateChecklistItemsInput', {
    description:
      'New items of a card’s checklist, in a row. Without `before` and `after`, or if the named item was deleted, they are added at the end.',
    fields: (t) => ({
      id: t.id(cardId),
      items: t.field({
        type: [ChecklistItemInput],
        required: true,
        description: `The items: 1 to ${maxChecklistItems}.`,
      }),
      before: t.id(before),
      after: t.id(after),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.createChecklistItems));

const ChecklistItemBaseInput = builder.inputType('ChecklistItemBaseInput', {
  description: 'The state of an item that the client has seen.',
  fields: (t) => ({
    text: t.string({ required: true, description: 'Text of the item.' }),
    isDone: t.boolean({ required: true, description: 'Whether the item was done.' }),
  }),
});

const base = {
  type: ChecklistItemBaseInput,
  description:
    'The item as the client has seen it, for example to undo a change. If the item has changed since, the change fails with CONFLICT.',
} as const;

const UpdateChecklistItemInput = builder
  .inputType('UpdateChecklistItemInput', {
    description: 'Changes to an item. Fields that are missing stay as they are.',
    fields: (t) => ({
      id: t.id(cardId),
      itemId: t.id(itemId),
      text: t.string({ description: text }),
      isDone: t.boolean({ description: 'Whether the item is done.' }),
      base: t.field(base),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.updateChecklistItem));

const MoveChecklistItemInput = builder
  .inputType('MoveChecklistItemInput', {
    description:
      'The new place of an item. Without `before` and `after`, or if the named item was deleted, the place is the end.',
    fields: (t) => ({
      id: t.id(cardId),
      itemId: t.id(itemId),
      before: t.id(before),
      after: t.id(after),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.moveChecklistItem));

const DeleteChecklistItemInput = builder
  .inputType('DeleteChecklistItemInput', {
    description: 'An item to delete.',
    fields: (t) => ({
      id: t.id(cardId),
      itemId: t.id(itemId),
      base: t.field(base),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.deleteChecklistItem));

const errors = 'Fails with BAD_USER_INPUT and the invalid `field`, or NOT_FOUND';

builder.mutationField('createChecklistItems', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description: `Adds items to the checklist of a card, and returns the card; null if it was archived since. ${errors}, or CONFLICT if the checklist would have too many items.`,
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: CreateChecklistItemsInput, required: true, description: 'The items.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'createChecklistItems', input, readCard),
  }),
);

builder.mutationField('updateChecklistItem', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description: `Changes the text of an item, ticks or unticks it. ${errors}, or CONFLICT if the item differs from \`base\`.`,
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: UpdateChecklistItemInput, required: true, description: 'The changes.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'updateChecklistItem', input, readCard),
  }),
);

builder.mutationField('moveChecklistItem', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description: `Moves an item within its checklist. ${errors}.`,
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: MoveChecklistItemInput, required: true, description: 'The new place.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'moveChecklistItem', input, readCard),
  }),
);

builder.mutationField('deleteChecklistItem', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description: `Deletes an item. ${errors}, or CONFLICT if the item differs from \`base\`.`,
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: DeleteChecklistItemInput, required: true, description: 'The item.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'deleteChecklistItem', input, readCard),
  }),
);
