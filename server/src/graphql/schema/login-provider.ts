import { builder } from '../builder.ts';

const SignInProvider = builder.enumType('SignInProvider', {
  description: 'Somebody else who can vouch for who signs in.',
  values: {
    GOOGLE: { description: 'Google, at `/auth/google`.' },
  } as const,
});

builder.queryField('signInProviders', (t) =>
  t.field({
    type: [SignInProvider],
    description: 'By whom else than this site one can sign in here. Empty where none is set up.',
    resolve: (_root, _args, { signInProviders }) => signInProviders,
  }),
);
