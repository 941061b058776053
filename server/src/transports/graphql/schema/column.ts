import { changes } from '@canary/board/changes/index';
import { type BoardColor as BoardColorName, boardColors } from '@canary/board/colors';
import { maxColumnName, maxColumns, maxLabelName, maxLabels } from '@canary/board/limits';
import type { BoardColumn, Label as LabelState } from '@canary/board/model';
import { cost } from '../../../guards/size/cost.ts';
import type { LiveBoard } from '../../../modules/board/log/live-board.ts';
import { changeBoard, inputOf, ownBoardId } from '../board-access.ts';
import { builder } from '../builder.ts';
import { changeIdField } from './board-user.ts';
import { todayField } from './task.ts';

export const BoardColor = builder.enumType('BoardColor', {
  description: 'A colour of labels and columns.',
  values: Object.fromEntries(
    boardColors.map((name) => [name, { description: `${name[0]?.toUpperCase()}${name.slice(1)}.` }]),
  ) as Record<BoardColorName, { readonly description: string }>,
});

export const Column = builder.objectRef<BoardColumn>('Column').implement({
  description: 'A column of a board.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the column.' }),
    name: t.exposeString('name', { description: `Name: 1 to ${maxColumnName} characters.` }),
    color: t.expose('color', {
      type: BoardColor,
      nullable: true,
      description: 'Colour; null for a plain column.',
    }),
    marksDone: t.boolean({
      description: 'Whether cards are done when they enter the column.',
      resolve: ({ marksDone = false }) => marksDone,
    }),
    rank: t.exposeString('rank', {
      description: 'Sort key of the column. Ranks are compared byte by byte.',
    }),
  }),
});

export const Label = builder.objectRef<LabelState>('Label').implement({
  description: 'A label of a board’s cards.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the label.' }),
    name: t.exposeString('name', { description: `Name: 1 to ${maxLabelName} characters.` }),
    color: t.expose('color', { type: BoardColor, description: 'Colour.' }),
  }),
});

function readColumn(board: LiveBoard, id: string) {
  return board.columns().find((column) => column.id === id);
}

function readLabel(board: LiveBoard, id: string) {
  return board.labels().get(id);
}

/** The errors that all mutations below can fail with. */
const errors =
  'Fails with BAD_USER_INPUT and the invalid `field`, NOT_FOUND, or FORBIDDEN if the user’s role doesn’t allow the change';

const answer = 'Returns the current state; null after a later deletion.';

const newId = { required: true, description: 'Id to use, ideally a UUID.' } as const;
const columnId = { required: true, description: 'Id of the column.' } as const;
const labelId = { required: true, description: 'Id of the label.' } as const;
const columnName = `Name: 1 to ${maxColumnName} characters.`;
const labelName = `Name: 1 to ${maxLabelName} characters.`;
export const newMarksDone = {
  description:
    'Whether cards are done when they enter the column. If it is missing, a column with the name “done” does.',
};
const before = { description: 'Id of the column to insert before; not together with `after`.' };
const after = { description: 'Id of the column to insert after; not together with `before`.' };

const CreateColumnInput = builder
  .inputType('CreateColumnInput', {
    description: 'A new column. Without `before` and `after` it is the last column.',
    fields: (t) => ({
      id: t.id(newId),
      name: t.string({ required: true, description: columnName }),
      color: t.field({ type: BoardColor, description: 'Colour.' }),
      marksDone: t.boolean(newMarksDone),
      before: t.id(before),
      after: t.id(after),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.createColumn));

const UpdateColumnInput = builder
  .inputType('UpdateColumnInput', {
    description: 'Changes to a column. Fields that are missing stay as they are.',
    fields: (t) => ({
      id: t.id(columnId),
      name: t.string({ description: columnName }),
      color: t.field({ type: BoardColor, description: 'Colour; null removes it.' }),
      marksDone: t.boolean({
        description:
          'Whether cards are done when they enter the column. If it becomes true, the cards of the column are done; if it becomes false, they stay as they are.',
      }),
      today: t.string(todayField),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.updateColumn));

const MoveColumnInput = builder
  .inputType('MoveColumnInput', {
    description: 'A column’s new place. Without `before` and `after` it is the last place.',
    fields: (t) => ({
      id: t.id(columnId),
      before: t.id(before),
      after: t.id(after),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.moveColumn));

const DeleteColumnInput = builder
  .inputType('DeleteColumnInput', {
    description: 'A column to delete.',
    fields: (t) => ({
      id: t.id(columnId),
      moveTo: t.id({
        required: true,
        description: 'Id of the column to whose end the cards are moved.',
      }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.deleteColumn));

builder.mutationField('createColumn', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Column,
    nullable: true,
    extensions: cost(50),
    description: `Adds a column to a board: up to ${maxColumns}. ${answer} ${errors}, or CONFLICT if the board has too many columns.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: CreateColumnInput, required: true, description: 'The column.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'createColumn', input, readColumn),
  }),
);

builder.mutationField('updateColumn', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Column,
    nullable: true,
    extensions: cost(50),
    description: `Changes the name or the colour of a column, or whether it marks its cards as done. ${answer} ${errors}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: UpdateColumnInput, required: true, description: 'The changes.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'updateColumn', input, readColumn),
  }),
);

builder.mutationField('moveColumn', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Column,
    nullable: true,
    extensions: cost(50),
    description: `Moves a column. ${answer} ${errors}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: MoveColumnInput, required: true, description: 'The new place.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'moveColumn', input, readColumn),
  }),
);

builder.mutationField('deleteColumn', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: 'ID',
    extensions: cost(100),
    description: `Deletes a column, moves its cards to another column, and returns the id of the deleted column. ${errors}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: DeleteColumnInput, required: true, description: 'The column.' }),
    },
    resolve: (_root, { boardId, input }, context) => changeBoard(context, boardId, 'deleteColumn', input),
  }),
);

const CreateLabelInput = builder
  .inputType('CreateLabelInput', {
    description: 'A new label. The id of a deleted label restores the label on its cards.',
    fields: (t) => ({
      id: t.id(newId),
      name: t.string({ required: true, description: labelName }),
      color: t.field({ type: BoardColor, required: true, description: 'Colour.' }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.createLabel));

const UpdateLabelInput = builder
  .inputType('UpdateLabelInput', {
    description: 'Changes to a label. Fields that are missing stay as they are.',
    fields: (t) => ({
      id: t.id(labelId),
      name: t.string({ description: labelName }),
      color: t.field({ type: BoardColor, description: 'Colour.' }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.updateLabel));

const LabelInput = builder
  .inputType('LabelInput', {
    description: 'A label.',
    fields: (t) => ({ id: t.id(labelId), changeId: t.id(changeIdField) }),
  })
  .validate(inputOf(changes.deleteLabel));

builder.mutationField('createLabel', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Label,
    nullable: true,
    extensions: cost(50),
    description: `Adds a label to a board: up to ${maxLabels}. ${answer} ${errors}, or CONFLICT if the board has too many labels.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: CreateLabelInput, required: true, description: 'The label.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'createLabel', input, readLabel),
  }),
);

builder.mutationField('updateLabel', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Label,
    nullable: true,
    extensions: cost(50),
    description: `Changes the name or the colour of a label. ${answer} ${errors}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: UpdateLabelInput, required: true, description: 'The changes.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'updateLabel', input, readLabel),
  }),
);

builder.mutationField('deleteLabel', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: 'ID',
    extensions: cost(50),
    description: `Deletes a label and returns its id. Cards no longer show the label. ${errors}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: LabelInput, required: true, description: 'The label.' }),
    },
    resolve: (_root, { boardId, input }, context) => changeBoard(context, boardId, 'deleteLabel', input),
  }),
);
