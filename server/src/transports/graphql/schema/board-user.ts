import { changes } from '@canary/board/changes/index';
import { maxBoardUserName, maxReturnedCards } from '@canary/board/limits';
import type { BoardUser as BoardUserOfModel } from '@canary/board/model';
import { cost } from '../../../guards/size/cost.ts';
import { pageOfList } from '../../../platform/paging.ts';
import {
  boardIdArg,
  changeBoard,
  inputOf,
  type OnBoard,
  onBoard,
  readPerson,
  useBoard,
} from '../board-access.ts';
import { builder } from '../builder.ts';
import { afterArg, firstArg } from './page.ts';

export const BoardRole = builder.enumType('BoardRole', {
  description: 'The role of a member of a board.',
  values: {
    viewer: { description: 'Reads the board.' },
    editor: { description: 'Also changes cards, and people without an account.' },
    owner: { description: 'Also manages members and invitations, and renames and deletes the board.' },
  } as const,
});

export const BoardUser = builder.objectRef<OnBoard<BoardUserOfModel>>('BoardUser').implement({
  description:
    'A person that cards can be assigned to: a member of the board, or a name without an account, which anyone who may change the board can add.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the person.' }),
    name: t.exposeString('name', { description: `Name: 1 to ${maxBoardUserName} characters.` }),
    accountId: t.exposeID('accountId', {
      nullable: true,
      description: 'Id of the member’s account, the `id` of their `me`; null for a name without an account.',
    }),
    role: t.expose('role', {
      type: BoardRole,
      nullable: true,
      description: 'Role of the member; null for a name without an account.',
    }),
  }),
});

const BoardUserConnection = builder.connectionObject(
  { type: BoardUser, name: 'BoardUserConnection', description: 'A page of people.' },
  { name: 'BoardUserEdge', description: 'A person of a page.' },
);

/** The idempotency key that every change of the board accepts. */
export const changeIdField = {
  required: false,
  description: 'Idempotency key, ideally a UUID. A change with a key that was already applied is ignored.',
} as const;

/** Lets an offline client refer to the cards and people that it has created. */
export const newIdField = {
  required: false,
  description: 'Id to use, ideally a UUID: 1 to 64 letters, digits, "-" or "_". Generated if it is missing.',
} as const;

const personId = { required: true, description: 'Id of the person.' } as const;
const name = {
  required: true,
  description: `Name: 1 to ${maxBoardUserName} characters. Surrounding space is removed.`,
} as const;

const CreateBoardUserInput = builder
  .inputType('CreateBoardUserInput', {
    description: 'A new person on the board.',
    fields: (t) => ({ id: t.id(newIdField), name: t.string(name), changeId: t.id(changeIdField) }),
  })
  .validate(inputOf(changes.createBoardUser));

const UpdateBoardUserInput = builder
  .inputType('UpdateBoardUserInput', {
    description: 'A person’s new name.',
    fields: (t) => ({ id: t.id(personId), name: t.string(name), changeId: t.id(changeIdField) }),
  })
  .validate(inputOf(changes.updateBoardUser));

const DeleteBoardUserInput = builder
  .inputType('DeleteBoardUserInput', {
    description: 'The person to remove.',
    fields: (t) => ({ id: t.id(personId), changeId: t.id(changeIdField) }),
  })
  .validate(inputOf(changes.deleteBoardUser));

const RestoreBoardUserInput = builder
  .inputType('RestoreBoardUserInput', {
    description: 'A removed person to put back on the board.',
    fields: (t) => ({
      id: t.id(personId),
      name: t.string(name),
      taskIds: t.idList({
        required: true,
        description: `Ids of cards to assign to the person: up to ${maxReturnedCards}. Cards that are archived stay as they are.`,
      }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.restoreBoardUser));

builder.queryField('boardUsers', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: BoardUserConnection,
    extensions: cost(20, { factor: 10 }),
    description:
      'The people that cards can be assigned to, sorted by name. Fails with BAD_USER_INPUT, or with UNAUTHENTICATED if only members may see the board.',
    args: {
      boardId: t.arg.id(boardIdArg),
      first: t.arg.int(firstArg(100)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, { boardId, ...page }, context) =>
      useBoard(context, boardId, 'read', async (access) => {
        const board = await access.currentBoard();
        return pageOfList(board.snapshot().users.map(onBoard(board)), page, ({ name, id }) => [name, id]);
      }),
  }),
);

builder.mutationField('createBoardUser', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: BoardUser,
    nullable: true,
    extensions: cost(50),
    description:
      'Adds a person, and returns the person; null if the person was removed since. Fails with BAD_USER_INPUT and the field `id` or `name`.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: CreateBoardUserInput, required: true, description: 'The person.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'createBoardUser', input, readPerson),
  }),
);

builder.mutationField('updateBoardUser', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: BoardUser,
    nullable: true,
    extensions: cost(50),
    description:
      'Renames a person, and returns the person; null if the person was removed since. Fails with BAD_USER_INPUT and the field `name`, also if another person has the name, or with NOT_FOUND.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: UpdateBoardUserInput, required: true, description: 'The new name.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'updateBoardUser', input, readPerson),
  }),
);

builder.mutationField('deleteBoardUser', (t) =>
  t.withAuth({ boards: 'WRITE' }).id({
    extensions: cost(50),
    description:
      'Removes a person and returns their id. The person’s cards become unassigned. Fails with NOT_FOUND, or FORBIDDEN for a member.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: DeleteBoardUserInput, required: true, description: 'The person.' }),
    },
    resolve: (_root, { boardId, input }, context) => changeBoard(context, boardId, 'deleteBoardUser', input),
  }),
);

builder.mutationField('restoreBoardUser', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: BoardUser,
    nullable: true,
    extensions: cost(500),
    description:
      'Puts a removed person back on the board, and assigns cards to them. A person who is on the board keeps their name. For more cards, send the mutation again with another `changeId`. Fails with BAD_USER_INPUT and the invalid `field`, or RATE_LIMITED if too many cards were assigned like this lately.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: RestoreBoardUserInput, required: true, description: 'The person.' }),
    },
    resolve: (_root, { boardId, input }, context) => {
      context.rateLimits.countReturned(context.address, input.taskIds.length);
      return changeBoard(context, boardId, 'restoreBoardUser', input, readPerson);
    },
  }),
);
