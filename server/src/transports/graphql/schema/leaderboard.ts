import { cost } from '../../../guards/size/cost.ts';
import { findLeaders, type LeaderboardUser } from '../../../modules/tokens/leaderboard.ts';
import { builder } from '../builder.ts';

const LeaderboardEntry = builder
  .objectRef<LeaderboardUser & { readonly rank: number }>('LeaderboardEntry')
  .implement({
    description: 'A user on the leaderboard.',
    fields: (t) => ({
      rank: t.exposeInt('rank', { description: 'Rank, from 1.' }),
      username: t.exposeString('username', { description: 'Username.' }),
      level: t.exposeInt('level', { description: 'Level.' }),
      points: t.exposeInt('points', { description: 'Points.' }),
      isViewer: t.boolean({
        description: 'Whether this user is the logged-in user.',
        resolve: ({ id }, _args, { viewer }) => viewer?.id === id,
      }),
    }),
  });

builder.queryField('leaderboard', (t) =>
  t.withAuth({ withoutKey: true }).field({
    type: [LeaderboardEntry],
    extensions: cost(100, { factor: 10 }),
    description:
      'The 50 users with the most points among those who chose to be listed. Of users with the same points, the older account comes first.',
    resolve: async (_root, _args, { db }) =>
      (await findLeaders(db)).map((user, index) => ({ ...user, rank: index + 1 })),
  }),
);
