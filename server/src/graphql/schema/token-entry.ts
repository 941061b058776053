import { builder } from '../builder.ts';
import { User } from './user.ts';

const TokenReason = builder.enumType('TokenReason', {
  description: 'Why tokens came or went.',
  values: {
    SIGN_UP: { description: 'What every account starts with.' },
    LEVEL: { description: 'A level was reached.' },
    UNLOCK: { description: 'A feature was unlocked.' },
  } as const,
});

builder.prismaObject('TokenEntry', {
  description: "One line of somebody's ledger of tokens. The lines add up to what they have.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What the line is known by.' }),
    delta: t.exposeInt('delta', { description: 'How many tokens came; below 0, how many went.' }),
    reason: t.expose('reason', { type: TokenReason, description: 'Why they came or went.' }),
    reference: t.exposeString('reference', {
      description:
        'What for: the level (`1`) with LEVEL, the feature (`VCARD`) with UNLOCK, nothing with SIGN_UP.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was.' }),
  }),
});

builder.prismaObjectField(User, 'tokenEntries', (t) =>
  t.relation('tokenEntries', {
    description: 'Their ledger of tokens, the newest line first.',
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
);
