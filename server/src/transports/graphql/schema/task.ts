import { newTask, taskEdit, taskMove } from '@canary/input/board';
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
  description: 'A column of the board.',
  values: {
    todo: { description: 'To do.' },
    inprogress: { description: 'In progress.' },
    done: { description: 'Done.' },
  } as const,
});

export const Task = builder.objectRef<OnBoard<TaskState>>('Task').implement({
  description: 'A card of the board.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the card.' }),
    title: t.exposeString('title', { description: 'Title: 1 to 300 characters.' }),
    column: t.expose('column', { type: BoardColumn, description: 'Column of the card.' }),
    rank: t.exposeString('rank', {
      description: 'Sort key of the card in its column. Ranks are compared byte by byte.',
    }),
    assigneeId: t.exposeID('assigneeId', {
      nullable: true,
      description: 'Id of the person the card is assigned to; null if the card is unassigned.',
    }),
    assignee: t.field({
      type: BoardUser,
      nullable: true,
      description:
        'The person the card is assigned to; null if the card is unassigned, or the person was removed.',
      resolve: ({ assigneeId, board }) => {
        const assignee = assigneeId === null ? undefined : board.user(assigneeId);
        return assignee && onBoard(board)(assignee);
      },
    }),
  }),
});

const taskKey = ({ rank, id }: TaskState) => [rank, id] as const;

const TaskConnection = builder.connectionObject(
  { type: Task, name: 'TaskConnection', description: 'A page of cards.' },
  { name: 'TaskEdge', description: 'A card of a page.' },
);

builder.objectField(BoardUser, 'tasks', (t) =>
  t.field({
    type: TaskConnection,
    description: 'The cards assigned to the person, sorted by rank.',
    extensions: cost(20, { factor: 10 }),
    // A page of people has a page of cards each.
    args: { first: t.arg.int(firstArg(20)), after: t.arg.string(afterArg) },
    resolve: ({ id, board }, page) => pageOfList(board.tasksOf(id).map(onBoard(board)), page, taskKey),
  }),
);

const cardId = { required: true, description: 'Id of the card.' } as const;
const title = {
  required: true,
  description: 'Title: 1 to 300 characters. Surrounding space is removed.',
} as const;
const columnField = { type: BoardColumn, required: true } as const;
const before = { description: 'Id of the card to insert before; not together with `after`.' };
const after = { description: 'Id of the card to insert after; not together with `before`.' };

const CreateTaskInput = builder
  .inputType('CreateTaskInput', {
    description: 'A new card. Without `before` and `after` it is added at the end of its column.',
    fields: (t) => ({
      id: t.id(newIdField),
      title: t.string(title),
      column: t.field({ ...columnField, description: 'Column to add the card to.' }),
      assigneeId: t.id({ description: 'Id of the person to assign the card to.' }),
      before: t.id(before),
      after: t.id(after),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(newTask);

const UpdateTaskInput = builder
  .inputType('UpdateTaskInput', {
    description: 'Changes to a card. Fields that are missing stay as they are.',
    fields: (t) => ({
      id: t.id(cardId),
      title: t.string({ ...title, required: false }),
      assigneeId: t.id({ description: 'Id of the person to assign the card to; null to unassign it.' }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(taskEdit);

const MoveTaskInput = builder
  .inputType('MoveTaskInput', {
    description:
      'A card’s new position. Without `before` and `after`, or if the named card is no longer in the column, it is the end of the column.',
    fields: (t) => ({
      id: t.id(cardId),
      column: t.field({ ...columnField, description: 'Column to move the card to, which may be its own.' }),
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
      boardId: t.arg.id(boardIdArg),
      first: t.arg.int(firstArg(100)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, { boardId, column, ...page }, context) =>
      useBoard(context, boardId, 'read', async (access) => {
        const board = await access.currentBoard();
        const cards = column ? board.column(column) : board.snapshot().tasks;
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
    description: 'Adds a card. Fails with BAD_USER_INPUT and the invalid `field`.',
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
      'Changes the title or the assignee of a card. Fails with BAD_USER_INPUT and the invalid `field`, or NOT_FOUND.',
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
      'Moves a card within its column or to another. Fails with BAD_USER_INPUT if the card would be placed relative to itself, or NOT_FOUND.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: MoveTaskInput, required: true, description: 'The new position.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeCard(context, boardId, (access) => moveTask(access, input)),
  }),
);
