import type { TaskState } from '../../board/event.ts';
import { readTasks } from '../../board/read-board.ts';
import { createTask, deleteTask, moveTask, restoreTask, updateTask } from '../../board/tasks.ts';
import { builder } from '../builder.ts';
import { requireBoard } from './board-access.ts';
import { changeIdField, newIdField } from './board-user.ts';

export const BoardColumn = builder.enumType('BoardColumn', {
  description: 'Where a card stands.',
  values: {
    todo: { description: 'Not begun.' },
    inprogress: { description: 'Begun.' },
    done: { description: 'Finished.' },
  } as const,
});

export const Task = builder.objectRef<TaskState>('Task').implement({
  description: 'A card of the board.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What it is known by.' }),
    title: t.exposeString('title', { description: 'What is to be done: 1 to 300 characters.' }),
    column: t.expose('column', { type: BoardColumn, description: 'Where it stands.' }),
    rank: t.exposeString('rank', {
      description: 'Its place in the column: cards are in the order of their ranks, compared byte by byte.',
    }),
    assigneeId: t.exposeID('assigneeId', {
      nullable: true,
      description: 'Whom it is given to, by their id among `boardUsers`; null for nobody.',
    }),
  }),
});

const title = { required: true, description: '1 to 300 characters; surrounding space is dropped.' } as const;
const column = { type: BoardColumn, required: true } as const;
const before = { description: 'The id of the card that it comes before; not together with `after`.' };
const after = { description: 'The id of the card that it comes after; not together with `before`.' };

const CreateTaskInput = builder.inputType('CreateTaskInput', {
  description: 'A new card, and where it goes: to the end of its column, unless it is to be beside a card.',
  fields: (t) => ({
    id: t.id(newIdField),
    title: t.string(title),
    column: t.field({ ...column, description: 'Where it begins.' }),
    assigneeId: t.id({ description: 'Whom it is given to.' }),
    before: t.id(before),
    after: t.id(after),
    changeId: t.id(changeIdField),
  }),
});

const UpdateTaskInput = builder.inputType('UpdateTaskInput', {
  description: 'What is to change about a card; what is left out stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which card.' }),
    title: t.string({ ...title, required: false }),
    assigneeId: t.id({ description: 'Whom it is given to; null takes it from whoever has it.' }),
    changeId: t.id(changeIdField),
  }),
});

const MoveTaskInput = builder.inputType('MoveTaskInput', {
  description:
    'Where a card goes. If the card that it is to be beside has moved away or is gone, to the end of the column.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which card.' }),
    column: t.field({ ...column, description: 'The column that it goes to, which may be its own.' }),
    before: t.id(before),
    after: t.id(after),
    changeId: t.id(changeIdField),
  }),
});

const TaskInput = builder.inputType('TaskInput', {
  description: 'A card.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which card.' }),
    changeId: t.id(changeIdField),
  }),
});

builder.queryField('tasks', (t) =>
  t.field({
    type: [Task],
    description: 'The cards of a column, or all of them, in the order of their ranks.',
    args: { column: t.arg({ type: BoardColumn, description: 'Of which column; of every one without.' }) },
    resolve: (_root, { column: only }, context) => readTasks(requireBoard(context).db, only ?? undefined),
  }),
);

builder.mutationField('createTask', (t) =>
  t.field({
    type: Task,
    description: 'Puts a new card on the board. Fails with BAD_USER_INPUT and the `field` that is wrong.',
    args: { input: t.arg({ type: CreateTaskInput, required: true, description: 'The card.' }) },
    resolve: (_root, { input }, context) => createTask(requireBoard(context), input),
  }),
);

builder.mutationField('updateTask', (t) =>
  t.field({
    type: Task,
    description:
      'Changes the title or the assignee of a card. Fails with BAD_USER_INPUT and the `field` that is wrong, or NOT_FOUND.',
    args: { input: t.arg({ type: UpdateTaskInput, required: true, description: 'Which, and how.' }) },
    resolve: (_root, { input }, context) => updateTask(requireBoard(context), input),
  }),
);

builder.mutationField('moveTask', (t) =>
  t.field({
    type: Task,
    description:
      'Moves a card, within its column or to another. Fails with BAD_USER_INPUT when it is to go beside itself, or NOT_FOUND.',
    args: { input: t.arg({ type: MoveTaskInput, required: true, description: 'Which, and where.' }) },
    resolve: (_root, { input }, context) => moveTask(requireBoard(context), input),
  }),
);

builder.mutationField('deleteTask', (t) =>
  t.id({
    description:
      'Takes a card off the board, and returns its id. It can be restored for 30 days. Fails with NOT_FOUND.',
    args: { input: t.arg({ type: TaskInput, required: true, description: 'Which card.' }) },
    resolve: async (_root, { input }, context) => (await deleteTask(requireBoard(context), input)).id,
  }),
);

builder.mutationField('restoreTask', (t) =>
  t.field({
    type: Task,
    description:
      'Puts a deleted card back where it was. Fails with NOT_FOUND when it isn’t deleted, or it was too long ago.',
    args: { input: t.arg({ type: TaskInput, required: true, description: 'Which card.' }) },
    resolve: (_root, { input }, context) => restoreTask(requireBoard(context), input),
  }),
);
