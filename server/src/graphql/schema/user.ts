import { nextLevelAt } from '@canary/catalogue/levels';
import { updateAccount } from '../../accounts/update-account.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { signalOnce } from '../../pubsub/signals.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { requireViewer } from './viewer.ts';

export const User = builder.prismaObject('User', {
  description: 'A person with an account. Only that person sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What the account is known by, whatever its name and address.' }),
    username: t.exposeString('username', { description: 'The name that they are greeted by.' }),
    email: t.exposeString('email', { description: 'The address that they log in with, in lower case.' }),
    emailVerified: t.boolean({
      description: 'Whether the address was proved to be theirs, by a mail or by Google.',
      select: { emailVerifiedAt: true },
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    hasPassword: t.boolean({
      description: 'Whether they can log in with a password: not who only ever logged in with Google.',
      select: { credential: { select: { userId: true } } },
      resolve: ({ credential }) => credential !== null,
    }),
    tokens: t.exposeInt('tokens', { description: 'How many tokens they have left for one-time unlocks.' }),
    points: t.exposeInt('points', {
      description: "What they gained so far: by each day's first visit (UTC), and by each unlock.",
    }),
    level: t.exposeInt('level', {
      description: 'Their level; everyone starts at 0. Reaching one gives a token.',
    }),
    nextLevelAt: t.int({
      nullable: true,
      description: 'The points at which they reach the next level; null at the top.',
      select: { points: true },
      resolve: ({ points }) => nextLevelAt(points),
    }),
    onLeaderboard: t.exposeBoolean('onLeaderboard', {
      description: 'Whether they chose to be shown on the leaderboard.',
    }),
    wantsDynamicCodes: t.exposeBoolean('wantsDynamicCodes', {
      description: 'Whether they asked to be told when there are dynamic codes.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was made.' }),
  }),
});

const UpdateAccountInput = builder.inputType('UpdateAccountInput', {
  description: 'What is to change about an account; what is left out stays.',
  fields: (t) => ({
    username: t.string({ description: 'The name to be greeted by: 1 to 50 characters.' }),
    onLeaderboard: t.boolean({ description: 'Whether to be shown on the leaderboard.' }),
    wantsDynamicCodes: t.boolean({ description: 'Whether to be told when there are dynamic codes.' }),
  }),
});

builder.queryField('me', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    description: 'Whoever is logged in, or null.',
    resolve: (query, _root, _args, { db, viewer }) =>
      viewer && db.user.findUnique({ ...query, where: { id: viewer.id } }),
  }),
);

builder.mutationField('updateAccount', (t) =>
  t.prismaField({
    type: 'User',
    description:
      'Changes the account of whoever asks. Fails with UNAUTHENTICATED, or BAD_USER_INPUT and the `field` that is wrong.',
    args: { input: t.arg({ type: UpdateAccountInput, required: true, description: 'What is to change.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { id } = requireViewer(context);
      await updateAccount(context.db, context.pubsub, id, input);
      const user = await context.db.user.findUnique({ ...query, where: { id } });
      // Deleted since, by the same person in another tab.
      if (!user) throw new UnauthenticatedError();
      return user;
    },
  }),
);

builder.subscriptionField('me', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    description:
      'Whoever is logged in: at once as they are now, and again at each change. Null for anyone else.',
    subscribe: (_root, _args, { pubsub, viewer }: Context) =>
      viewer ? pubsub.subscribe(`viewer:${viewer.id}`) : signalOnce(),
    resolve: (query, _wakeup, _args, { db, viewer }) =>
      viewer && db.user.findUnique({ ...query, where: { id: viewer.id } }),
  }),
);
