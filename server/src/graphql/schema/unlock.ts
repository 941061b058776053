import { UnauthenticatedError } from '../../errors.ts';
import { unlock } from '../../tokens/unlock.ts';
import { builder } from '../builder.ts';
import { Feature } from './feature.ts';
import { User } from './user.ts';
import { requireViewer } from './viewer.ts';

builder.prismaObject('Unlock', {
  description: 'A feature that somebody unlocked, for good.',
  fields: (t) => ({
    feature: t.expose('feature', { type: Feature, description: 'What was unlocked.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was.' }),
  }),
});

builder.prismaObjectField(User, 'unlocks', (t) =>
  t.relation('unlocks', {
    description: 'What they have unlocked, the oldest first.',
    query: { orderBy: [{ createdAt: 'asc' }, { feature: 'asc' }] },
  }),
);

builder.mutationField('unlock', (t) =>
  t.prismaField({
    type: 'User',
    description:
      'Unlocks a feature for whoever asks, and takes its price in tokens; once only, however often it is asked for. ' +
      "Fails with UNAUTHENTICATED, with INSUFFICIENT_TOKENS, the `price` and the `tokens` that there are, or with COMING_SOON when the feature is coming soon and can't be bought yet.",
    args: { feature: t.arg({ type: Feature, required: true, description: 'What to unlock.' }) },
    resolve: async (query, _root, { feature }, context) => {
      const { id } = requireViewer(context);
      await unlock(context.db, context.pubsub, id, feature);
      const user = await context.db.user.findUnique({ ...query, where: { id } });
      // Deleted since, by the same person in another tab.
      if (!user) throw new UnauthenticatedError();
      return user;
    },
  }),
);
