import { cost } from '../../../guards/size/cost.ts';
import { builder } from '../builder.ts';
import { User } from './user.ts';

const TokenReason = builder.enumType('TokenReason', {
  description: 'The reason for a change of the token balance.',
  values: {
    SIGN_UP: { description: 'The tokens of a new account.' },
    LEVEL: { description: 'A level was reached.' },
    UNLOCK: { description: 'A feature was unlocked.' },
  } as const,
});

builder.prismaObject('TokenEntry', {
  description: 'An entry of the user’s token ledger. The entries add up to the balance.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    delta: t.exposeInt('delta', { description: 'Number of tokens added; negative if they were spent.' }),
    reason: t.expose('reason', { type: TokenReason, description: 'Reason for the change.' }),
    reference: t.exposeString('reference', {
      description:
        'Subject of the change: the level (`1`) for LEVEL, the feature (`VCARD`) for UNLOCK, empty for SIGN_UP.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the change.' }),
  }),
});

builder.objectField(User, 'ledger', (t) =>
  t.prismaConnection(
    {
      type: 'TokenEntry',
      cursor: 'id',
      defaultSize: 50,
      maxSize: 100,
      extensions: cost(50, { factor: 5 }),
      description: 'The user’s token ledger, the newest entry first.',
      resolve: (query, { id: userId }, _args, { db }) =>
        db.tokenEntry.findMany({
          ...query,
          where: { userId },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { name: 'TokenEntryConnection', description: 'A page of ledger entries.' },
    { name: 'TokenEntryEdge', description: 'A ledger entry of a page.' },
  ),
);
