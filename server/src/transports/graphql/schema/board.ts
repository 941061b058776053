import type { Snapshot } from '@canary/board/model';
import { cost } from '../../../guards/size/cost.ts';
import type { LiveBoard } from '../../../modules/board/live-board.ts';
import { type OnBoard, onBoard, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import { publicVersion } from '../shared-answers.ts';
import { BoardUser } from './board-user.ts';
import { Task } from './task.ts';

const Board = builder.objectRef<OnBoard<Snapshot>>('Board').implement({
  description:
    'A snapshot of the whole board. It is read at once instead of page by page, so that a client can follow `boardEvents` from its version without missing a change.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Number of changes so far.' }),
    tasks: t.field({
      type: [Task],
      description: 'All cards, sorted by rank: up to 10,000. The query `tasks` returns them in pages.',
      extensions: cost(200, { factor: 40 }),
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
  t.field({
    type: Board,
    extensions: {
      ...cost(300),
      ...publicVersion(async ({ boardAccess, boards }) =>
        boardAccess === 'open' ? (await boards.openBoard.log.currentBoard()).tag() : null,
      ),
    },
    description:
      'The whole board. Follow its changes with `boardEvents(since: version)`. Fails with UNAUTHENTICATED if only members may see the board, or with OVERLOADED if too many clients read a large board.',
    resolve: (_root, _args, context) =>
      useBoard(context, 'read', ({ board: { log } }) =>
        context.boardQueue.run(context.address, async () => {
          const board = await log.currentBoard();
          return onBoard(board)(board.snapshot());
        }),
      ),
  }),
);

const CardCounts = builder.objectRef<LiveBoard>('CardCounts').implement({
  description: 'The number of cards in each column of the board.',
  fields: (t) => ({
    todo: t.int({ description: 'Number of cards in TODO.', resolve: ({ column }) => column('todo').length }),
    inprogress: t.int({
      description: 'Number of cards in INPROGRESS.',
      resolve: ({ column }) => column('inprogress').length,
    }),
    done: t.int({ description: 'Number of cards in DONE.', resolve: ({ column }) => column('done').length }),
  }),
});

builder.queryField('cardCounts', (t) =>
  t.field({
    type: CardCounts,
    description:
      'The number of cards in each column. Fails with UNAUTHENTICATED if only members may see the board.',
    resolve: (_root, _args, context) => useBoard(context, 'read', ({ board: { log } }) => log.currentBoard()),
  }),
);
