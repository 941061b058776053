import { type BoardSnapshot, readBoard } from '../../board/read-board.ts';
import { builder } from '../builder.ts';
import { requireBoard } from './board-access.ts';
import { BoardUser } from './board-user.ts';
import { Task } from './task.ts';

const Board = builder.objectRef<BoardSnapshot>('Board').implement({
  description: 'The whole board, and the version from which `boardEvents` goes on.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'How many changes there have been.' }),
    tasks: t.field({
      type: [Task],
      description: 'All cards, in the order of their ranks.',
      resolve: ({ tasks }) => [...tasks],
    }),
    users: t.field({
      type: [BoardUser],
      description: 'Everyone that cards can be given to, by name.',
      resolve: ({ users }) => [...users],
    }),
  }),
});

builder.queryField('board', (t) =>
  t.field({
    type: Board,
    description:
      'The whole board. To follow it: `boardEvents(since: version)`. Fails with UNAUTHENTICATED where only members see it.',
    resolve: (_root, _args, context) => readBoard(requireBoard(context).db),
  }),
);
