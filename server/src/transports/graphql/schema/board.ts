import { itemId } from '@canary/board/fields';
import { openColumns, type Snapshot } from '@canary/board/model';
import { z } from 'zod/mini';
import { cost } from '../../../guards/size/cost.ts';
import { termsOf } from '../../../modules/board/open-board.ts';
import { boardIdArg, type OnBoard, onBoard, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import { publicVersion } from '../shared-answers.ts';
import { BoardUser } from './board-user.ts';
import { Column, Label } from './column.ts';
import { Card } from './task.ts';

const EveryoneRole = builder.enumType('EveryoneRole', {
  description: 'The role of people who aren’t members of a board.',
  values: {
    visitor: {
      description: 'May read the board, and change its cards and people. Their names aren’t recorded.',
    },
  } as const,
});

const Board = builder.objectRef<OnBoard<Snapshot> & { readonly id: string }>('Board').implement({
  description:
    'A snapshot of the whole board. It is read at once instead of page by page, so that a client can follow `boardEvents` from its version without missing a change.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the board.' }),
    name: t.string({
      description: 'Name: 1 to 60 characters; empty for the open board.',
      resolve: ({ name = '' }) => name,
    }),
    everyone: t.field({
      type: EveryoneRole,
      nullable: true,
      description: 'Role of people who aren’t members; null if only members may use the board.',
      resolve: ({ id }) => termsOf(id).everyone,
    }),
    archiveDays: t.int({
      nullable: true,
      description:
        'Number of days for which an archived card can be restored; null if cards stay in the archive.',
      resolve: ({ id }) => termsOf(id).archiveDays,
    }),
    version: t.exposeInt('version', { description: 'Number of changes so far.' }),
    columns: t.field({
      type: [Column],
      description: 'The columns, from left to right.',
      resolve: ({ board }) => board.columns(),
    }),
    labels: t.field({
      type: [Label],
      description: 'The labels, sorted by name.',
      resolve: ({ labels = [] }) => labels,
    }),
    tasks: t.field({
      type: [Card],
      description: 'All cards, sorted by rank: up to 10,000. The query `tasks` returns them in pages.',
      extensions: cost(200, { factor: 15 }),
      resolve: ({ tasks, board }) => tasks.map(onBoard(board)),
    }),
    users: t.field({
      type: [BoardUser],
      description: 'All people, sorted by name: up to 500. The query `boardUsers` returns them in pages.',
      extensions: cost(50, { factor: 5 }),
      resolve: ({ users, board }) => users.map(onBoard(board)),
    }),
  }),
});

builder.queryField('board', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: Board,
    extensions: {
      ...cost(300),
      ...publicVersion(async ({ boardAccess, boards: { openBoard } }, { id }) => {
        const isPublic = boardAccess === 'open' && (id ?? openBoard.id) === openBoard.id;
        return isPublic ? (await openBoard.log.currentBoard()).tag() : null;
      }),
    },
    description:
      'The whole board. Follow its changes with `boardEvents(since: version)`. Fails with UNAUTHENTICATED if only members may see the board, or with OVERLOADED if too many clients read a large board.',
    args: {
      id: t.arg.id({
        description: 'Id of the board; the open board if it is missing.',
        validate: z.nullish(itemId),
      }),
    },
    resolve: (_root, { id }, context) =>
      context.boardQueue.run(context.address, () =>
        useBoard(context, id, 'read', async (access) => {
          const board = await access.currentBoard();
          return { id: access.board.id, ...onBoard(board)(board.snapshot()) };
        }),
      ),
  }),
);

export const CardCounts = builder
  .objectRef<Readonly<Record<(typeof openColumns)[number], number>>>('CardCounts')
  .implement({
    description: 'The number of cards in each of the columns that every board starts with.',
    fields: (t) => ({
      todo: t.exposeInt('todo', { description: 'Number of cards in TODO.' }),
      inprogress: t.exposeInt('inprogress', { description: 'Number of cards in INPROGRESS.' }),
      done: t.exposeInt('done', { description: 'Number of cards in DONE.' }),
    }),
  });

builder.queryField('cardCounts', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: CardCounts,
    description:
      'The number of cards in each of the columns that every board starts with. Fails with UNAUTHENTICATED if only members may see the board.',
    args: { boardId: t.arg.id(boardIdArg) },
    resolve: (_root, { boardId }, context) =>
      useBoard(context, boardId, 'read', async (access) => {
        const { column } = await access.currentBoard();
        const [todo, inprogress, done] = openColumns;
        return {
          todo: column(todo).length,
          inprogress: column(inprogress).length,
          done: column(done).length,
        };
      }),
  }),
);
