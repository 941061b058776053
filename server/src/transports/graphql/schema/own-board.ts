import { changes } from '@canary/board/changes/index';
import { newBoard } from '@canary/board/invitations';
import { deletedBoardDays, maxBoardName, maxBoards } from '@canary/board/limits';
import { cost } from '../../../guards/size/cost.ts';
import {
  type BoardSummary as BoardSummaryState,
  createBoard,
  readBoardSummary,
  readBoards,
} from '../../../modules/board/members/own-boards.ts';
import { changeBoard, inputOf, ownBoardId, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import { actorOf, type ViewerContext } from '../context.ts';
import { CardCounts } from './board.ts';
import { BoardRole, changeIdField } from './board-user.ts';
import { Column } from './column.ts';

const ColumnCount = builder.objectRef<BoardSummaryState['columns'][number]>('ColumnCount').implement({
  description: 'A column of a board, with its number of cards.',
  fields: (t) => ({
    column: t.expose('column', { type: Column, description: 'The column.' }),
    cards: t.exposeInt('cards', { description: 'Number of cards.' }),
  }),
});

export const BoardSummary = builder.objectRef<BoardSummaryState>('BoardSummary').implement({
  description: 'A board that the user is a member of. The query `board` reads its cards.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the board.' }),
    name: t.exposeString('name', { description: `Name: 1 to ${maxBoardName} characters.` }),
    role: t.expose('role', { type: BoardRole, description: 'Role of the user.' }),
    memberCount: t.exposeInt('memberCount', { description: 'Number of members.' }),
    cards: t.field({
      type: CardCounts,
      description: 'Number of cards in each of the columns that every board starts with.',
      resolve: ({ columns }) => {
        const count = (id: string) => columns.find(({ column }) => column.id === id)?.cards ?? 0;
        return { todo: count('todo'), inprogress: count('inprogress'), done: count('done') };
      },
    }),
    columns: t.expose('columns', {
      type: [ColumnCount],
      description: 'The columns, from left to right, with their numbers of cards.',
    }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last change.',
    }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: `Time of deletion; null if the board isn’t deleted. It can be restored for ${deletedBoardDays} days.`,
    }),
  }),
});

/** Reads a board of the user after a change. */
export function summaryOf(context: ViewerContext, id: string): Promise<BoardSummaryState> {
  return readBoardSummary(context, context.viewer.id, id);
}

builder.queryField('boards', (t) =>
  t.withAuth({ ownBoards: 'READ' }).field({
    type: [BoardSummary],
    extensions: cost(100, { factor: 3 }),
    description: `The boards that the user is a member of, the last changed first: up to ${maxBoards}. Fails with OVERLOADED if too many clients read large boards.`,
    args: {
      isDeleted: t.arg.boolean({
        defaultValue: false,
        description: 'Whether to read the deleted boards that the user owns, in place of the other boards.',
      }),
    },
    resolve: (_root, { isDeleted }, context) =>
      context.boardQueue.run(context.address, () =>
        readBoards(context, { ...actorOf(context), isDeleted: isDeleted ?? false }),
      ),
  }),
);

const CreateBoardInput = builder
  .inputType('CreateBoardInput', {
    description: 'A new board.',
    fields: (t) => ({
      id: t.id({
        description:
          'Id to use, ideally a UUID. Creating a board with the same id again changes nothing. Generated if it is missing.',
      }),
      name: t.string({ required: true, description: `Name: 1 to ${maxBoardName} characters.` }),
    }),
  })
  .validate(newBoard);

builder.mutationField('createBoard', (t) =>
  t.withAuth({ allBoards: 'WRITE' }).field({
    type: BoardSummary,
    extensions: cost(100),
    description: `Creates a board. The user is its owner. Fails with BAD_USER_INPUT and the invalid \`field\`, CONFLICT if the user has ${maxBoards} boards, or RATE_LIMITED.`,
    args: { input: t.arg({ type: CreateBoardInput, required: true, description: 'The board.' }) },
    resolve: async (_root, { input }, context) => {
      const { username } = context.viewer.user;
      return await summaryOf(context, await createBoard(context, actorOf(context), input, username));
    },
  }),
);

const RenameBoardInput = builder
  .inputType('RenameBoardInput', {
    description: 'A board’s new name.',
    fields: (t) => ({
      name: t.string({ required: true, description: `Name: 1 to ${maxBoardName} characters.` }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.renameBoard));

/** The errors that every operation of owners can fail with. */
export const ownersOnly = 'NOT_FOUND if the user isn’t a member, or FORBIDDEN if the member isn’t an owner';

builder.mutationField('renameBoard', (t) =>
  t.withAuth({ ownBoards: 'WRITE' }).field({
    type: BoardSummary,
    extensions: cost(100),
    description: `Renames a board. Fails with BAD_USER_INPUT and the field \`name\`, ${ownersOnly}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: RenameBoardInput, required: true, description: 'The new name.' }),
    },
    resolve: async (_root, { boardId, input }, context) => {
      await changeBoard(context, boardId, 'renameBoard', input);
      return await summaryOf(context, boardId);
    },
  }),
);

builder.mutationField('deleteBoard', (t) =>
  t.withAuth({ ownBoards: 'WRITE' }).id({
    extensions: cost(50),
    description: `Deletes a board for all members, and returns its id. Its owners can restore it for ${deletedBoardDays} days. Fails with ${ownersOnly}.`,
    args: { boardId: t.arg.id(ownBoardId) },
    resolve: async (_root, { boardId }, context) => {
      await changeBoard(context, boardId, 'deleteBoard', {});
      return boardId;
    },
  }),
);

builder.mutationField('restoreBoard', (t) =>
  t.withAuth({ ownBoards: 'WRITE' }).field({
    type: BoardSummary,
    extensions: cost(100),
    description: `Restores a deleted board. Fails with ${ownersOnly}, or CONFLICT if the user has ${maxBoards} boards.`,
    args: { boardId: t.arg.id(ownBoardId) },
    resolve: async (_root, { boardId }, context) => {
      await changeBoard(context, boardId, 'restoreBoard', {});
      return await summaryOf(context, boardId);
    },
  }),
);

builder.mutationField('leaveBoard', (t) =>
  t.withAuth({ loggedIn: true }).id({
    extensions: cost(50),
    description:
      'Ends the user’s membership of a board, and returns its id. The user’s name stays on the board with their cards. Fails with NOT_FOUND if the user isn’t a member, or FORBIDDEN if the user is the last owner.',
    args: { boardId: t.arg.id(ownBoardId) },
    resolve: async (_root, { boardId }, context) => {
      // Only an account that is deleted leaves deleted boards, which their last owner can restore.
      await useBoard(context, boardId, 'read', (access) => access.change('leaveBoard', {}));
      return boardId;
    },
  }),
);
