import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { wakeOnce } from '../realtime/pubsub.ts';

export const User = builder.prismaObject('User', {
  description: 'A person with an account. Only that person sees it.',
  fields: (t) => ({
    username: t.exposeString('username', { description: 'The name that they are greeted by.' }),
    email: t.exposeString('email', { description: 'The address that they sign in with, in lower case.' }),
    tokens: t.exposeInt('tokens', { description: 'How many tokens they have left for one-time unlocks.' }),
    level: t.exposeInt('level', { description: 'Their level; everyone starts at 0.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was made.' }),
  }),
});

builder.queryField('me', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    description: 'Whoever is signed in, or null.',
    resolve: (query, _root, _args, { db, viewer }) =>
      viewer && db.user.findUnique({ ...query, where: { id: viewer.id } }),
  }),
);

builder.subscriptionField('me', (t) =>
  t.field({
    type: User,
    nullable: true,
    description:
      'Whoever is signed in: at once as they are now, and again at each change. Null for anyone else.',
    subscribe: (_root, _args, { pubsub, viewer }: Context) =>
      viewer ? pubsub.subscribe(`viewer:${viewer.id}`) : wakeOnce(),
    resolve: (_wakeup, _args, { db, viewer }) => viewer && db.user.findUnique({ where: { id: viewer.id } }),
  }),
);
