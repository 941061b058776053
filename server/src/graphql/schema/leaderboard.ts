import { type Contender, findLeaders } from '../../tokens/leaderboard.ts';
import { builder } from '../builder.ts';

const LeaderboardEntry = builder
  .objectRef<Contender & { readonly rank: number }>('LeaderboardEntry')
  .implement({
    description: 'Somebody on the leaderboard: no more of them than this.',
    fields: (t) => ({
      rank: t.exposeInt('rank', { description: 'Their place, from 1.' }),
      username: t.exposeString('username', { description: 'The name that they go by.' }),
      level: t.exposeInt('level', { description: 'Their level.' }),
      points: t.exposeInt('points', { description: 'Their points.' }),
      isViewer: t.boolean({
        description: 'Whether it is whoever asks.',
        resolve: ({ id }, _args, { viewer }) => viewer?.id === id,
      }),
    }),
  });

builder.queryField('leaderboard', (t) =>
  t.field({
    type: [LeaderboardEntry],
    description:
      'The 50 with the most points, of those who chose to be shown; of two with as many, the older account first. Open to everybody.',
    resolve: async (_root, _args, { db }) =>
      (await findLeaders(db)).map((contender, index) => ({ ...contender, rank: index + 1 })),
  }),
);
