import { logOut, logOutEverywhere, logOutSession } from '../../accounts/log-out.ts';
import { builder } from '../builder.ts';
import { requireViewer } from './viewer.ts';

builder.prismaObject('Session', {
  description: 'One login on one device.',
  fields: (t) => ({
    id: t.exposeID('publicId', { description: 'What to sign it out by. It signs nobody in.' }),
    device: t.exposeString('device', { description: 'What logged in, such as "Firefox on Linux".' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When it was last used, to within five minutes.',
    }),
    current: t.boolean({
      description: 'Whether it is the session that asks.',
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => viewer?.session.id === id,
    }),
  }),
});

builder.queryField('sessions', (t) =>
  t.prismaField({
    type: ['Session'],
    description:
      'Everywhere that whoever asks is logged in, the last used first. Fails with UNAUTHENTICATED.',
    resolve: (query, _root, _args, context) =>
      context.db.session.findMany({
        ...query,
        where: { userId: requireViewer(context).id, expiresAt: { gt: new Date() } },
        orderBy: [{ lastSeenAt: 'desc' }, { publicId: 'desc' }],
      }),
  }),
);

builder.mutationField('logOut', (t) =>
  t.boolean({
    description: 'Ends the session of whoever asks, and closes its sockets. True when there was one to end.',
    resolve: async (_root, _args, { db, pubsub, viewer, cookie, setCookie, headers }) => {
      if (cookie.read(headers) !== null) setCookie?.(cookie.clear);
      return viewer ? await logOut(db, pubsub, viewer.session) : false;
    },
  }),
);

builder.mutationField('logOutEverywhere', (t) =>
  t.int({
    description:
      'Ends every session of whoever asks, this one too, and says how many there were. Fails with UNAUTHENTICATED.',
    resolve: async (_root, _args, context) => {
      const { db, pubsub, cookie, setCookie } = context;
      const ended = await logOutEverywhere(db, pubsub, requireViewer(context).id);
      setCookie?.(cookie.clear);
      return ended;
    },
  }),
);

builder.mutationField('logOutSession', (t) =>
  t.boolean({
    description:
      'Ends one session of whoever asks, and closes its sockets. Always true. Fails with UNAUTHENTICATED, or NOT_FOUND when it has ended already.',
    args: { id: t.arg.id({ required: true, description: 'The id of the session, from `sessions`.' }) },
    resolve: async (_root, { id }, context) => {
      await logOutSession(context.db, context.pubsub, requireViewer(context).id, String(id));
      return true;
    },
  }),
);
