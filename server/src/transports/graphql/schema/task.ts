import { type ChecklistItem as ChecklistItemState, openColumns } from '@canary/board/model';
import { boardItemId, newTask, taskEdit, taskMove } from '@canary/input/board';
import {
  maxAssignees,
  maxCardLabels,
  maxChangedTasks,
  maxChecklistItems,
  maxChecklistItemText,
} from '@canary/input/limits';
import { cost } from '../../../guards/size/cost.ts';
import type { BoardAccess } from '../../../modules/board/access.ts';
import type { TaskState } from '../../../modules/board/event.ts';
import { createTask, moveTask, updateTask } from '../../../modules/board/tasks.ts';
import { pageOfList } from '../../../platform/paging.ts';
import { type BoardId, boardIdArg, type OnBoard, onBoard, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { BoardUser, changeIdField, newIdField } from './board-user.ts';
import { afterArg, firstArg } from './page.ts';

const BoardColumn = builder.enumType('BoardColumn', {
  description: 'A column that every board starts with. Other boards than the open one can have others.',
  values: {
    todo: { description: 'To do.' },
    inprogress: { description: 'In progress.' },
    done: { description: 'Done.' },
  } as const,
});

export const ChecklistItem = builder.objectRef<ChecklistItemState>('ChecklistItem').implement({
  description: 'An item of a card’s checklist.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the item.' }),
    text: t.exposeString('text', { description: `Text: 1 to ${maxChecklistItemText} characters.` }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether it is done.' }),
  }),
});

export const Task = builder
  .objectRef<OnBoard<TaskState> & { readonly deletedAt?: Date | null }>('Task')
  .implement({
    description: 'A card of the board.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Id of the card.' }),
      number: t.exposeInt('number', {
        nullable: true,
        description: 'Number of the card: the cards of a board are counted from 1.',
      }),
      title: t.exposeString('title', { description: 'Title: 1 to 300 characters.' }),
      column: t.field({
        type: BoardColumn,
        nullable: true,
        description: 'Column of the card; null if it isn’t one of those that every board starts with.',
        resolve: ({ column }) => openColumns.find((one) => one === column),
      }),
      columnId: t.exposeID('column', { description: 'Id of the card’s column.' }),
      rank: t.exposeString('rank', {
        description: 'Sort key of the card in its column. Ranks are compared byte by byte.',
      }),
      assigneeIds: t.idList({
        description: 'Ids of the people the card is assigned to, in the order of assignment.',
        resolve: ({ assigneeIds }) => assigneeIds,
      }),
      assignees: t.field({
        type: [BoardUser],
        description: 'The people the card is assigned to, without those who were removed.',
        extensions: cost(1, { factor: 2 }),
        resolve: ({ assigneeIds, board }) =>
          assigneeIds.flatMap((assigneeId) => board.user(assigneeId) ?? []).map(onBoard(board)),
      }),
      assigneeId: t.id({
        nullable: true,
        description: 'Id of the first person the card is assigned to; null if the card is unassigned.',
        resolve: ({ assigneeIds }) => assigneeIds[0],
      }),
      assignee: t.field({
        type: BoardUser,
        nullable: true,
        description:
          'The first person the card is assigned to; null if the card is unassigned, or the person was removed.',
        resolve: ({ assigneeIds: [assigneeId], board }) => {
          const assignee = assigneeId === undefined ? undefined : board.user(assigneeId);
          return assignee && onBoard(board)(assignee);
        },
      }),
      labelIds: t.idList({
        description: 'Ids of the card’s labels. Those of deleted labels may be among them.',
        resolve: ({ labelIds }) => labelIds,
      }),
      dueOn: t.exposeString('dueOn', {
        nullable: true,
        description: 'The day by which the card is due, such as `2026-11-30`.',
      }),
      checklist: t.field({
        type: [ChecklistItem],
        description: `The checklist: up to ${maxChecklistItems} items.`,
        resolve: ({ checklist }) => checklist,
      }),
      hasDescription: t.exposeBoolean('hasDescription', {
        description: 'Whether the card has a description.',
      }),
      commentCount: t.exposeInt('comments', { description: 'Number of comments.' }),
      textVersion: t.exposeInt('textVersion', {
        description: 'Version of the board at which the description or a comment last changed; 0 for never.',
      }),
      deletedAt: t.expose('deletedAt', {
        type: 'DateTime',
        nullable: true,
        description:
          'Time of deletion, for the cards that `deletedTasks` and `card` return; null for a card on the board.',
      }),
    }),
  });

const taskKey = ({ rank, id }: TaskState) => [rank, id] as const;

const TaskConnection = builder.connectionObject(
  { type: Task, name: 'TaskConnection', description: 'A page of cards.' },
  { name: 'TaskEdge', description: 'A card of a page.' },
);

const cardId = { required: true, description: 'Id of the card.' } as const;
const title = {
  required: true,
  description: 'Title: 1 to 300 characters. Surrounding space is removed.',
} as const;
const columnIdField = {
  description:
    'Id of the column; either this or `column`. If the column was deleted, the card goes to the first one.',
};
const dueOnField = { description: 'The day by which the card is due, such as `2026-11-30`.' };
export const otherIdsField = {
  description: `Ids of further cards that the change applies to: up to ${maxChangedTasks - 1}. Cards that were deleted are left out. Not on the open board.`,
};

export const ChecklistItemInput = builder.inputType('ChecklistItemInput', {
  description: 'An item of a checklist.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id to use, ideally a UUID.' }),
    text: t.string({ required: true, description: `Text: 1 to ${maxChecklistItemText} characters.` }),
    isDone: t.boolean({ required: true, description: 'Whether it is done.' }),
  }),
});

const SetChangeInput = builder.inputType('SetChangeInput', {
  description: 'Ids that are added to a card, and removed from it. Others stay.',
  fields: (t) => ({
    add: t.idList({ description: 'Ids to add.' }),
    remove: t.idList({ description: 'Ids to remove.' }),
  }),
});

const NewChecklistItemsInput = builder.inputType('NewChecklistItemsInput', {
  description: 'New items of a checklist.',
  fields: (t) => ({
    items: t.field({ type: [ChecklistItemInput], required: true, description: 'The items.' }),
    after: t.id({ description: 'Id of the item that comes before them; the end if it is missing.' }),
  }),
});

const ChecklistItemEditInput = builder.inputType('ChecklistItemEditInput', {
  description: 'Changes of an item. Fields that are missing stay as they are.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the item.' }),
    text: t.string({ description: `Text: 1 to ${maxChecklistItemText} characters.` }),
    isDone: t.boolean({ description: 'Whether it is done.' }),
  }),
});

const ChecklistItemMoveInput = builder.inputType('ChecklistItemMoveInput', {
  description: 'The new place of an item.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the item.' }),
    after: t.id({ description: 'Id of the item that comes before it; the start if it is missing.' }),
  }),
});

const ChecklistItemRemovalInput = builder.inputType('ChecklistItemRemovalInput', {
  description: 'The removal of an item.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Id of the item.' }) }),
});

const ChecklistChangeInput = builder.inputType('ChecklistChangeInput', {
  description: 'One change of a checklist. Items that were removed meanwhile are left out.',
  isOneOf: true,
  fields: (t) => ({
    add: t.field({ type: NewChecklistItemsInput, description: 'Adds items.' }),
    edit: t.field({ type: ChecklistItemEditInput, description: 'Changes the text or the state of an item.' }),
    move: t.field({ type: ChecklistItemMoveInput, description: 'Moves an item.' }),
    remove: t.field({ type: ChecklistItemRemovalInput, description: 'Removes an item.' }),
  }),
});

const before = { description: 'Id of the card to insert before; not together with `after`.' };
const after = { description: 'Id of the card to insert after; not together with `before`.' };

const CreateTaskInput = builder
  .inputType('CreateTaskInput', {
    description: 'A new card. Without `before` and `after` it is added at the end of its column.',
    fields: (t) => ({
      id: t.id(newIdField),
      title: t.string(title),
      column: t.field({
        type: BoardColumn,
        description: 'Column to add the card to; either this or `columnId`.',
      }),
      columnId: t.id(columnIdField),
      assigneeId: t.id({ description: 'Id of the person to assign the card to.' }),
      assigneeIds: t.idList({
        description: `Ids of people to assign the card to: up to ${maxAssignees}. Not on the open board.`,
      }),
      labelIds: t.idList({
        description: `Ids of labels: up to ${maxCardLabels}. Not on the open board.`,
      }),
      dueOn: t.string({ description: `${dueOnField.description} Not on the open board.` }),
      checklist: t.field({
        type: [ChecklistItemInput],
        description: `The checklist: up to ${maxChecklistItems} items. Not on the open board.`,
      }),
      before: t.id(before),
      after: t.id(after),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(newTask);

const UpdateTaskInput = builder
  .inputType('UpdateTaskInput', {
    description:
      'Changes to one or several cards. Fields that are missing stay as they are. On the open board, only the title and the assignee can be changed.',
    fields: (t) => ({
      id: t.id(cardId),
      otherIds: t.idList(otherIdsField),
      title: t.string({ ...title, required: false }),
      assigneeId: t.id({ description: 'Id of the only person to assign the card to; null to unassign it.' }),
      assignees: t.field({
        type: SetChangeInput,
        description: 'People to assign the card to, or not any more.',
      }),
      labels: t.field({ type: SetChangeInput, description: 'Labels to add and to remove.' }),
      dueOn: t.string({ description: `${dueOnField.description} Null removes it.` }),
      checklist: t.field({ type: ChecklistChangeInput, description: 'A change of the checklist.' }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(taskEdit);

const MoveTaskInput = builder
  .inputType('MoveTaskInput', {
    description:
      'The new position of a card, or of several in a row. Without `before` and `after`, or if the named card is no longer in the column, it is the end of the column.',
    fields: (t) => ({
      id: t.id(cardId),
      otherIds: t.idList(otherIdsField),
      column: t.field({
        type: BoardColumn,
        description: 'Column to move the card to, which may be its own; either this or `columnId`.',
      }),
      columnId: t.id(columnIdField),
      before: t.id(before),
      after: t.id(after),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(taskMove);

builder.queryField('tasks', (t) =>
  t.field({
    type: TaskConnection,
    extensions: cost(20, { factor: 10 }),
    description:
      'The cards of a column, or of all columns, sorted by rank. Fails with BAD_USER_INPUT, or with UNAUTHENTICATED if only members may see the board.',
    args: {
      column: t.arg({ type: BoardColumn, description: 'Column to read; all columns if it is missing.' }),
      columnId: t.arg.id({
        description: 'Id of the column to read, instead of `column`.',
        validate: boardItemId.nullish(),
      }),
      boardId: t.arg.id(boardIdArg),
      first: t.arg.int(firstArg(100)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, { boardId, column, columnId, ...page }, context) =>
      useBoard(context, boardId, 'read', async (access) => {
        const board = await access.currentBoard();
        const named = columnId ?? column;
        const cards = named ? board.column(named) : board.snapshot().tasks;
        return pageOfList(cards.map(onBoard(board)), page, taskKey);
      }),
  }),
);

/** Changes a card. Returns the card after the change, with its board. */
export function changeCard(
  context: Context,
  boardId: BoardId,
  change: (access: BoardAccess<'edit'>) => Promise<TaskState>,
) {
  return useBoard(context, boardId, 'edit', async (access) => {
    const task = await change(access);
    access.check('read');
    return onBoard(access.board.log.board)(task);
  });
}

builder.mutationField('createTask', (t) =>
  t.field({
    type: Task,
    extensions: cost(50),
    description:
      'Adds a card. Fails with BAD_USER_INPUT and the invalid `field`, or FORBIDDEN for what cards of the open board don’t have.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: CreateTaskInput, required: true, description: 'The card.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeCard(context, boardId, (access) => createTask(access, input)),
  }),
);

builder.mutationField('updateTask', (t) =>
  t.field({
    type: Task,
    extensions: cost(50),
    description:
      'Changes one or several cards. Fails with BAD_USER_INPUT and the invalid `field`, NOT_FOUND, or FORBIDDEN for changes that the open board doesn’t have.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: UpdateTaskInput, required: true, description: 'The changes.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeCard(context, boardId, (access) => updateTask(access, input)),
  }),
);

builder.mutationField('moveTask', (t) =>
  t.field({
    type: Task,
    extensions: cost(50),
    description:
      'Moves one or several cards within a column or to another. Fails with BAD_USER_INPUT if the card would be placed relative to itself, or NOT_FOUND.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: MoveTaskInput, required: true, description: 'The new position.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeCard(context, boardId, (access) => moveTask(access, input)),
  }),
);
