import { boardItemId } from '@canary/input/board';
import { z } from 'zod';
import type { Person, Roster } from '../../board/person.ts';
import { parseInput } from '../../input.ts';
import { ReplayStream } from '../../pubsub/replay-stream.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { requireBoard } from './board-access.ts';

const BoardPerson = builder.objectRef<Person>('BoardPerson').implement({
  description: 'Somebody who has the board open.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What their browser calls them.' }),
    name: t.exposeString('name', { description: 'Their username, or “Guest”.' }),
    taskId: t.exposeID('taskId', { nullable: true, description: 'The card that they are dragging.' }),
  }),
});

const BoardPresence = builder.objectRef<Roster>('BoardPresence').implement({
  description: 'Who has the board open.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many people: somebody with several tabs is one.' }),
    people: t.field({
      type: [BoardPerson],
      description: 'Up to 50 of them, those who drag a card first.',
      resolve: ({ people }) => [...people],
    }),
  }),
});

const visit = z.object({ person: boardItemId, dragging: boardItemId.nullish() });

builder.subscriptionField('boardPresence', (t) =>
  t.field({
    type: BoardPresence,
    description:
      'Who is at the board, now and at each change. Whoever subscribes is there themselves until they stop. To tell that they drag a card, they subscribe anew. Fails with BAD_USER_INPUT, and with UNAUTHENTICATED where only members see the board.',
    args: {
      person: t.arg.id({
        required: true,
        description: 'What your browser calls you, best a UUID that it keeps.',
      }),
      dragging: t.arg.id({ description: 'The card that you are dragging.' }),
    },
    extensions: { isShared: true },
    subscribe: async (_root, args, context: Context) => {
      const { db } = requireBoard(context);
      const { person, dragging } = parseInput(visit, args);
      const { viewer, presence } = context;
      const user =
        viewer && (await db.user.findUnique({ where: { id: viewer.id }, select: { username: true } }));
      const leave = presence.enter({
        key: viewer ? `user:${viewer.id}` : `guest:${person}`,
        id: person,
        name: user?.username ?? 'Guest',
        taskId: dragging ?? null,
      });
      return new ReplayStream(presence.feed, presence.feed.newest(), leave);
    },
    resolve: (roster) => roster,
  }),
);
