import { checkSince } from '../../board/check-since.ts';
import { ReplayStream } from '../../pubsub/replay-stream.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { requireBoard } from './board-access.ts';
import { BoardEventInterface } from './board-event.ts';

builder.subscriptionField('boardEvents', (t) =>
  t.field({
    type: BoardEventInterface,
    description:
      'What changed after a version of the board, in order and without a gap, and then everything that changes. ' +
      'A `BoardReset`, and then the end, when the log doesn’t reach back that far. Fails with BAD_USER_INPUT and the field `since` for a version that isn’t there yet, and with UNAUTHENTICATED where only members see the board.',
    args: {
      since: t.arg.int({
        required: true,
        description: 'The `version` that came with the `board`, or the last one seen.',
      }),
    },
    extensions: { isShared: true },
    subscribe: async (_root, { since }, context: Context) => {
      const { db } = requireBoard(context);
      if (since < 0 || since > context.boardLog.events.newest()) await checkSince(db, since);
      return new ReplayStream(context.boardLog.events, since);
    },
    resolve: (event) => event,
  }),
);

builder.subscriptionField('taskChanged', (t) =>
  t.field({
    type: BoardEventInterface,
    description:
      'Every change of a card from now on. What happens while the connection is down is missed: `boardEvents` misses nothing.',
    extensions: { isShared: true },
    subscribe: (_root, _args, context: Context) => {
      requireBoard(context);
      const source = context.boardLog.ofTasks;
      return new ReplayStream(source, source.newest());
    },
    resolve: (event) => event,
  }),
);

builder.subscriptionField('boardUserChanged', (t) =>
  t.field({
    type: BoardEventInterface,
    description:
      'Every change of who is on the board from now on. What happens while the connection is down is missed: `boardEvents` misses nothing.',
    extensions: { isShared: true },
    subscribe: (_root, _args, context: Context) => {
      requireBoard(context);
      const source = context.boardLog.ofUsers;
      return new ReplayStream(source, source.newest());
    },
    resolve: (event) => event,
  }),
);
