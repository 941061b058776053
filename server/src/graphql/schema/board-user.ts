import { createBoardUser, deleteBoardUser, updateBoardUser } from '../../board/board-users.ts';
import type { BoardUserState } from '../../board/event.ts';
import { findBoardUsers } from '../../board/read-board.ts';
import { builder } from '../builder.ts';
import { requireBoard } from './board-access.ts';

export const BoardUser = builder.objectRef<BoardUserState>('BoardUser').implement({
  description: 'Somebody that cards are given to: a name on the board, not an account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What they are known by, whatever their name.' }),
    name: t.exposeString('name', { description: 'Their name: 1 to 50 characters.' }),
  }),
});

/** Every change of the board can be sent again without harm. */
export const changeIdField = {
  required: false,
  description: 'A name of your own for this change, best a UUID: sent again, it is not applied again.',
} as const;

/** Whoever is offline can go on with what it has just made. */
export const newIdField = {
  required: false,
  description:
    'An id of your own choice, best a UUID: 1 to 64 letters, digits, "-" or "_". One is made without.',
} as const;

const CreateBoardUserInput = builder.inputType('CreateBoardUserInput', {
  description: 'Somebody new on the board.',
  fields: (t) => ({
    id: t.id(newIdField),
    name: t.string({ required: true, description: '1 to 50 characters.' }),
    changeId: t.id(changeIdField),
  }),
});

const UpdateBoardUserInput = builder.inputType('UpdateBoardUserInput', {
  description: 'Another name for somebody.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Whom.' }),
    name: t.string({ required: true, description: '1 to 50 characters.' }),
    changeId: t.id(changeIdField),
  }),
});

const DeleteBoardUserInput = builder.inputType('DeleteBoardUserInput', {
  description: 'Who leaves the board.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Whom.' }),
    changeId: t.id(changeIdField),
  }),
});

builder.queryField('boardUsers', (t) =>
  t.field({
    type: [BoardUser],
    description: 'Everyone that cards can be given to, by name.',
    resolve: (_root, _args, context) => findBoardUsers(requireBoard(context).db),
  }),
);

builder.mutationField('createBoardUser', (t) =>
  t.field({
    type: BoardUser,
    description: 'Adds somebody that cards can be given to. Fails with BAD_USER_INPUT and the field `name`.',
    args: { input: t.arg({ type: CreateBoardUserInput, required: true, description: 'Who.' }) },
    resolve: (_root, { input }, context) => createBoardUser(requireBoard(context), input),
  }),
);

builder.mutationField('updateBoardUser', (t) =>
  t.field({
    type: BoardUser,
    description: 'Renames somebody. Fails with BAD_USER_INPUT and the field `name`, or NOT_FOUND.',
    args: { input: t.arg({ type: UpdateBoardUserInput, required: true, description: 'Whom, and how.' }) },
    resolve: (_root, { input }, context) => updateBoardUser(requireBoard(context), input),
  }),
);

builder.mutationField('deleteBoardUser', (t) =>
  t.id({
    description: 'Removes somebody; their cards become unassigned. Returns their id. Fails with NOT_FOUND.',
    args: { input: t.arg({ type: DeleteBoardUserInput, required: true, description: 'Whom.' }) },
    resolve: async (_root, { input }, context) => (await deleteBoardUser(requireBoard(context), input)).id,
  }),
);
