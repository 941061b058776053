import { changes } from '@canary/board/changes/index';
import type { Details } from '@canary/board/details';
import { itemId } from '@canary/board/fields';
import {
  maxAssignees,
  maxCardLabels,
  maxCardTitle,
  maxChangedCards,
  maxCopiedCards,
} from '@canary/board/limits';
import type { Card as CardState } from '@canary/board/model';
import { z } from 'zod/mini';
import { cost } from '../../../guards/size/cost.ts';
import { readCopied } from '../../../modules/board/reading/read-copied.ts';
import { pageOfList } from '../../../platform/paging.ts';
import {
  boardIdArg,
  changeBoard,
  inputOf,
  type OnBoard,
  onBoard,
  readCard,
  useBoard,
} from '../board-access.ts';
import { builder } from '../builder.ts';
import { senderOf } from '../context.ts';
import { BoardUser, changeIdField, newIdField } from './board-user.ts';
import { afterArg, firstArg } from './page.ts';

/** Describes the details of a card, for the types of cards and of changed cards. A detail that isn't changed is null. */
export function detailFields<Card extends Partial<Details>>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Card>,
) {
  return {
    dueOn: t.string({
      nullable: true,
      description: 'The day by which the card is due, such as `2026-11-30`.',
      resolve: ({ dueOn }) => dueOn,
    }),
    doneOn: t.string({
      nullable: true,
      description: 'The day on which the card was done, such as `2026-11-28`; null while it isn’t done.',
      resolve: ({ doneOn }) => doneOn,
    }),
  };
}

/** Describes the inputs of a card's details. */
export function detailInputs(
  t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>,
) {
  return {
    dueOn: t.string({
      description: 'The day by which the card is due, such as `2026-11-30`; null for none.',
    }),
    doneOn: t.string({
      description: 'The day on which the card was done, such as `2026-11-28`; null if it isn’t done.',
    }),
  };
}

export const Card = builder
  .objectRef<OnBoard<CardState> & { readonly deletedAt?: Date | null }>('Task')
  .implement({
    description: 'A card of the board.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Id of the card.' }),
      number: t.exposeInt('number', {
        nullable: true,
        description: 'Number of the card: the cards of a board are counted from 1.',
      }),
      title: t.exposeString('title', { description: `Title: 1 to ${maxCardTitle} characters.` }),
      columnId: t.exposeID('columnId', { description: 'Id of the card’s column.' }),
      rank: t.exposeString('rank', {
        description: 'Sort key of the card in its column. Ranks are compared byte by byte.',
      }),
      assigneeIds: t.idList({
        description: 'Ids of the people the card is assigned to, in the order of assignment.',
        resolve: ({ assigneeIds }) => assigneeIds,
      }),
      assignees: t.field({
        type: [BoardUser],
        description: 'The people the card is assigned to, without removed people.',
        extensions: cost(1, { factor: 2 }),
        resolve: ({ assigneeIds, board }) =>
          assigneeIds.flatMap((assigneeId) => board.user(assigneeId) ?? []).map(onBoard(board)),
      }),
      labelIds: t.idList({
        description: 'Ids of the card’s labels, possibly including deleted labels.',
        resolve: ({ labelIds }) => labelIds,
      }),
      ...detailFields(t),
      hasDescription: t.exposeBoolean('hasDescription', {
        description: 'Whether the card has a description.',
      }),
      itemCount: t.exposeInt('itemCount', { description: 'Number of items of the checklist.' }),
      doneItemCount: t.exposeInt('doneItemCount', { description: 'Number of items that are done.' }),
      commentCount: t.exposeInt('commentCount', { description: 'Number of comments.' }),
      textVersion: t.exposeInt('textVersion', {
        description:
          'Version of the board at which the description, an item or a comment last changed; 0 for never.',
      }),
      deletedAt: t.expose('deletedAt', {
        type: 'DateTime',
        nullable: true,
        description:
          'Time of deletion, for the cards that `deletedTasks` and `card` return; null for a card on the board.',
      }),
    }),
  });

const cardKey = ({ rank, id }: CardState) => [rank, id] as const;

const CardConnection = builder.connectionObject(
  { type: Card, name: 'TaskConnection', description: 'A page of cards.' },
  { name: 'TaskEdge', description: 'A card of a page.' },
);

export const cardId = { required: true, description: 'Id of the card.' } as const;
const title = {
  required: true,
  description: `Title: 1 to ${maxCardTitle} characters. Surrounding space is removed.`,
} as const;
const columnIdField = {
  required: true,
  description: 'Id of the column. If the column was deleted, the card goes to the first column.',
} as const;
export const otherIdsField = {
  description: `Ids of further cards that the change applies to: up to ${maxChangedCards - 1}. Cards that were deleted are left out.`,
};

const SetChangeInput = builder.inputType('SetChangeInput', {
  description: 'Ids to add to a card, and ids to remove from it. Other ids stay.',
  fields: (t) => ({
    add: t.idList({ description: 'Ids to add.' }),
    remove: t.idList({ description: 'Ids to remove.' }),
  }),
});

/** The description of a change’s day. */
export const todayField = {
  description:
    'The user’s day, such as `2026-11-28`: cards that the change completes were done on it. The day in UTC if it is missing.',
};

const before = { description: 'Id of the card to insert before; not together with `after`.' };
const after = { description: 'Id of the card to insert after; not together with `before`.' };

const CreateTaskInput = builder
  .inputType('CreateTaskInput', {
    description:
      'A new card. Without `before` and `after` it is added at the end of its column. It is done if the column marks its cards as done, unless `doneOn` is null.',
    fields: (t) => ({
      id: t.id(newIdField),
      title: t.string(title),
      columnId: t.id(columnIdField),
      assigneeIds: t.idList({
        description: `Ids of people to assign the card to: up to ${maxAssignees}.`,
      }),
      labelIds: t.idList({
        description: `Ids of labels: up to ${maxCardLabels}.`,
      }),
      ...detailInputs(t),
      before: t.id(before),
      after: t.id(after),
      today: t.string(todayField),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.createTask));

const UpdateTaskInput = builder
  .inputType('UpdateTaskInput', {
    description: 'Changes to one or several cards. Fields that are missing stay as they are.',
    fields: (t) => ({
      id: t.id(cardId),
      otherIds: t.idList(otherIdsField),
      title: t.string({ ...title, required: false }),
      assignees: t.field({
        type: SetChangeInput,
        description: 'People to assign to the card, and people to unassign.',
      }),
      labels: t.field({ type: SetChangeInput, description: 'Labels to add and to remove.' }),
      ...detailInputs(t),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.updateTask));

const MoveTaskInput = builder
  .inputType('MoveTaskInput', {
    description:
      'The new position of a card, or of several cards in a row. Without `before` and `after`, or if the named card is no longer in the column, the position is the end of the column. A card that enters a column that marks its cards as done is done; a card that leaves such a column for another kind of column isn’t done any more.',
    fields: (t) => ({
      id: t.id(cardId),
      otherIds: t.idList(otherIdsField),
      columnId: t.id(columnIdField),
      before: t.id(before),
      after: t.id(after),
      today: t.string(todayField),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.moveTask));

const CopyTaskInput = builder
  .inputType('CopyTaskInput', {
    description:
      'Copies of cards, in a row. Without `before` and `after` they are added at the end of their column.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'Id of the copy, ideally a UUID.' }),
      otherIds: t.idList({ description: `Ids of further copies: up to ${maxCopiedCards - 1}.` }),
      copyOf: t.idList({
        required: true,
        description: `Ids of the cards to copy, one for each copy: up to ${maxCopiedCards}. They may be archived. Cards that are gone are left out.`,
      }),
      fromBoardId: t.id({
        description:
          'Id of the board of the cards to copy; the board of the copies if it is missing. The user must be able to read it.',
      }),
      columnId: t.id(columnIdField),
      before: t.id(before),
      after: t.id(after),
      today: t.string(todayField),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.copyTask));

builder.queryField('tasks', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: CardConnection,
    extensions: cost(20, { factor: 10 }),
    description:
      'The cards of a column, or of all columns, sorted by rank. Fails with BAD_USER_INPUT, or with UNAUTHENTICATED if only members may see the board.',
    args: {
      columnId: t.arg.id({
        description: 'Id of the column to read; all columns if it is missing.',
        validate: z.nullish(itemId),
      }),
      boardId: t.arg.id(boardIdArg),
      first: t.arg.int(firstArg(100)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, { boardId, columnId, ...page }, context) =>
      useBoard(context, boardId, 'read', async (access) => {
        const board = await access.currentBoard();
        const cards = columnId ? board.column(columnId) : board.snapshot().tasks;
        return pageOfList(cards.map(onBoard(board)), page, cardKey);
      }),
  }),
);

builder.mutationField('createTask', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description:
      'Adds a card, and returns the card; null if it was archived since. Fails with BAD_USER_INPUT and the invalid `field`.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: CreateTaskInput, required: true, description: 'The card.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'createTask', input, readCard),
  }),
);

builder.mutationField('copyTask', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description:
      'Copies cards with their description and checklist, also from another board, and returns the first copy; null if it was archived since. On another board, labels are found by name or added, and members by their account. Comments aren’t copied. Fails with BAD_USER_INPUT and the invalid `field`, or with NOT_FOUND and the field `copyOf` if there is no such card, or the user may not see it.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: CopyTaskInput, required: true, description: 'The copies.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'copyTask', input, readCard, (ownId) =>
        readCopied(context, senderOf(context), input.fromBoardId ?? ownId, input.copyOf),
      ),
  }),
);

builder.mutationField('updateTask', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description:
      'Changes one or several cards, and returns the first card; null if it was archived since. Fails with BAD_USER_INPUT and the invalid `field`, or NOT_FOUND.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: UpdateTaskInput, required: true, description: 'The changes.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'updateTask', input, readCard),
  }),
);

builder.mutationField('moveTask', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description:
      'Moves one or several cards within a column or to another column, and returns the first card; null if it was archived since. Fails with BAD_USER_INPUT if the card would be placed relative to itself, or NOT_FOUND.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: MoveTaskInput, required: true, description: 'The new position.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'moveTask', input, readCard),
  }),
);
