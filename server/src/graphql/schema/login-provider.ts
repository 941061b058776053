import { builder } from '../builder.ts';

const LoginProvider = builder.enumType('LoginProvider', {
  description: 'Somebody else who can vouch for who logs in.',
  values: {
    GOOGLE: { description: 'Google, at `/auth/google`.' },
  } as const,
});

builder.queryField('loginProviders', (t) =>
  t.field({
    type: [LoginProvider],
    description: 'By whom else than this site one can log in here. Empty where none is set up.',
    resolve: (_root, _args, { loginProviders }) => loginProviders,
  }),
);
