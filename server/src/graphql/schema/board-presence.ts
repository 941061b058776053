import { boardItemId } from '@canary/input/board';
import type { Participant, Roster } from '../../board/roster.ts';
import { ReplayStream } from '../../pubsub/replay-stream.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';

const BoardPerson = builder.objectRef<Participant>('BoardPerson').implement({
  description: 'A visitor who has the board open.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id that the visitor’s browser chose.' }),
    name: t.exposeString('name', { description: 'Username, or “Guest” for a visitor who isn’t logged in.' }),
    taskId: t.exposeID('taskId', {
      nullable: true,
      description: 'Id of the card that the visitor is dragging; null if there is none.',
    }),
  }),
});

const BoardPresence = builder.objectRef<Roster>('BoardPresence').implement({
  description: 'The visitors who have the board open.',
  fields: (t) => ({
    count: t.exposeInt('count', {
      description: 'Number of visitors. A visitor with several tabs counts once.',
    }),
    people: t.field({
      type: [BoardPerson],
      description: 'Up to 50 of the visitors, those who are dragging a card first.',
      resolve: ({ participants }) => [...participants],
    }),
  }),
});

builder.subscriptionField('boardPresence', (t) =>
  t.field({
    type: BoardPresence,
    authScopes: { board: true },
    extensions: { isShared: true },
    description:
      'The visitors who have the board open, now and after each change. The subscriber is one of them until the subscription ends. Subscribe again to change `dragging`. Fails with BAD_USER_INPUT, or with UNAUTHENTICATED if only members may see the board.',
    args: {
      person: t.arg.id({
        required: true,
        description: 'Id of the visitor, ideally a UUID that the browser stores.',
        validate: boardItemId,
      }),
      dragging: t.arg.id({
        description: 'Id of the card that the visitor is dragging.',
        validate: boardItemId.nullish(),
      }),
    },
    subscribe: async (_root, { person, dragging }, { db, viewer, presence }: Context) => {
      const user =
        viewer && (await db.user.findUnique({ where: { id: viewer.id }, select: { username: true } }));
      const leave = presence.enter({
        key: viewer ? `user:${viewer.id}` : `guest:${person}`,
        id: person,
        name: user?.username ?? 'Guest',
        taskId: dragging ?? null,
      });
      return new ReplayStream(presence.rosters, presence.rosters.newest(), leave);
    },
    resolve: (roster) => roster,
  }),
);
