import { id } from '@canary/input/id';
import { cost } from '../../../guards/size/cost.ts';
import { logOut, logOutEverywhere, logOutSession } from '../../../modules/accounts/log-out.ts';
import { readBearer } from '../../../modules/accounts/session-cookie.ts';
import { isRecentLogin } from '../../../modules/credentials/password.ts';
import { builder } from '../builder.ts';
import { sessionActorOf } from '../context.ts';
import { User } from './user.ts';

builder.prismaObject('Session', {
  description: 'A login on one device.',
  fields: (t) => ({
    id: t.exposeID('publicId', { description: 'Id for `logOutSession`. It gives no access to the session.' }),
    device: t.exposeString('device', { description: 'Browser and system, such as "Firefox on Linux".' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'Time of the last request, to within five minutes.',
    }),
    current: t.boolean({
      description: 'Whether this is the session of the request.',
      resolve: ({ id }, _args, { viewer }) => viewer?.session?.id === id,
    }),
  }),
});

builder.objectField(User, 'sessions', (t) =>
  t.prismaField({
    type: ['Session'],
    extensions: cost(50, { factor: 5 }),
    description: 'Sessions that haven’t ended, the most recently used first.',
    resolve: (query, { id: userId }, _args, { db, clock }) =>
      db.session.findMany({
        ...query,
        where: { userId, expiresAt: { gt: new Date(clock.now()) } },
        orderBy: [{ lastSeenAt: 'desc' }, { publicId: 'desc' }],
      }),
  }),
);

builder.queryField('hasRecentLogin', (t) =>
  t.withAuth({ withoutKey: true }).boolean({
    description:
      'Whether the session of this request started within the last 15 minutes. Users without a password need such a session to change the keys of their history.',
    resolve: (_root, _args, { viewer, clock }) =>
      viewer !== null && isRecentLogin(viewer.session, clock.now()),
  }),
);

builder.queryField('staysLoggedIn', (t) =>
  t.withAuth({ withoutKey: true }).boolean({
    description:
      'Whether the session of this request outlasts the browser: the user chose the persistence LOCAL. False without a session.',
    resolve: (_root, _args, { viewer }) => viewer?.session.persistence === 'LOCAL',
  }),
);

builder.mutationField('keepLoggedIn', (t) =>
  t.withAuth({ loggedIn: true }).boolean({
    extensions: cost(50),
    description:
      'Lets the session of this request outlast the browser, as if it had started with the persistence LOCAL. Returns false without a session cookie. Fails with UNAUTHENTICATED.',
    resolve: async (_root, _args, { db, viewer, cookie, setCookie, headers }) => {
      const token = readBearer(headers) === null ? cookie.read(headers) : null;
      const header = token && cookie.write(token, 'LOCAL');
      if (!header || !setCookie) return false;
      await db.session.updateMany({ where: { id: viewer.session.id }, data: { persistence: 'LOCAL' } });
      setCookie(header);
      return true;
    },
  }),
);

builder.mutationField('logOut', (t) =>
  t.withAuth({ withoutKey: true }).boolean({
    extensions: cost(50),
    description:
      'Ends the session of this request and closes its sockets. Returns false if there was no session.',
    resolve: async (_root, _args, context) => {
      const { viewer, cookie, setCookie, headers } = context;
      if (cookie.read(headers) !== null) setCookie?.(cookie.clear);
      return viewer ? await logOut(context, sessionActorOf({ ...context, viewer })) : false;
    },
  }),
);

builder.mutationField('logOutSession', (t) =>
  t.withAuth({ loggedIn: true }).boolean({
    extensions: cost(50),
    description:
      'Ends one session of the user and closes its sockets. Returns true. Fails with UNAUTHENTICATED, or with NOT_FOUND if the session has ended already.',
    args: { id: t.arg.id({ required: true, description: 'Id of the session.', validate: id }) },
    resolve: async (_root, { id }, context) => {
      await logOutSession(context, sessionActorOf(context), { id });
      return true;
    },
  }),
);

builder.mutationField('logOutEverywhere', (t) =>
  t.withAuth({ loggedIn: true }).int({
    extensions: cost(50),
    description:
      'Ends all sessions of the user, including the session of this request, and returns their number. Fails with UNAUTHENTICATED.',
    resolve: async (_root, _args, context) => {
      const ended = await logOutEverywhere(context, sessionActorOf(context));
      context.setCookie?.(context.cookie.clear);
      return ended;
    },
  }),
);
