import { credentials, newAccount } from '@canary/input/account';
import { z } from 'zod';
import { cost } from '../../../guards/size/cost.ts';
import { deviceLabel, type LoggedIn, type LoginContext, logIn } from '../../../modules/accounts/log-in.ts';
import { signUp } from '../../../modules/accounts/sign-up.ts';
import { InputError } from '../../../platform/errors.ts';
import { builder } from '../builder.ts';
import type { VisitorContext } from '../context.ts';
import { fixedVersion, publicVersion } from '../shared-answers.ts';
import { User } from './user.ts';

const persistences = ['LOCAL', 'SESSION', 'MEMORY'] as const;

const Persistence = builder.enumType('Persistence', {
  description: 'The persistence of a session.',
  values: {
    LOCAL: { description: 'By a cookie, for 30 days after the last visit.' },
    SESSION: { description: 'By a cookie, until the browser is closed.' },
    MEMORY: {
      description: 'By a token in the response, to be sent as `Authorization: Bearer …`. No cookie is set.',
    },
  } satisfies Record<(typeof persistences)[number], { description: string }>,
});

const persistenceField = {
  type: Persistence,
  defaultValue: 'LOCAL',
  required: true,
  description: 'Persistence of the session.',
} as const;

const SignUpInput = builder
  .inputType('SignUpInput', {
    description: 'A new account.',
    fields: (t) => ({
      username: t.string({ required: true, description: 'Username: 1 to 50 characters.' }),
      email: t.string({ required: true, description: 'Email address to log in with. Case is ignored.' }),
      password: t.string({ required: true, description: 'Password: 8 to 256 characters.' }),
      persistence: t.field(persistenceField),
    }),
  })
  .validate(newAccount.extend({ persistence: z.enum(persistences) }));

const LogInInput = builder
  .inputType('LogInInput', {
    description: 'Credentials to log in with.',
    fields: (t) => ({
      email: t.string({ required: true, description: 'Email address of the account. Case is ignored.' }),
      password: t.string({ required: true, description: 'Password of the account.' }),
      persistence: t.field(persistenceField),
    }),
  })
  .validate(credentials.extend({ persistence: z.enum(persistences) }));

const LoggedInUser = builder
  .objectRef<{ user: LoggedIn['user']; token: string | null }>('LoggedIn')
  .implement({
    description: 'The result of logging in.',
    fields: (t) => ({
      user: t.expose('user', { type: User, description: 'The user who is now logged in.' }),
      token: t.exposeString('token', {
        nullable: true,
        description:
          'Token to send as `Authorization: Bearer …`. Returned only once; null unless the persistence is MEMORY.',
      }),
    }),
  });

const LoginProvider = builder.enumType('LoginProvider', {
  description: 'An identity provider.',
  values: { GOOGLE: { description: 'Google, at `/auth/google`.' } } as const,
});

builder.queryField('loginProviders', (t) =>
  t.withAuth({ withoutKey: true }).field({
    type: [LoginProvider],
    extensions: publicVersion(fixedVersion),
    description: 'The enabled identity providers. Empty if none is set up.',
    resolve: (_root, _args, { loginProviders }) => loginProviders,
  }),
);

builder.mutationField('signUp', (t) =>
  t.withAuth({ withoutKey: true }).field({
    type: LoggedInUser,
    extensions: cost(50, { hashesPassword: true }),
    description:
      'Creates an account, mails a link that verifies its email address, and logs in. Fails with BAD_USER_INPUT and the invalid `field`, or RATE_LIMITED.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The new account.' }) },
    resolve: async (_root, { input }, context) => {
      const login = loginContext(context, input.persistence);
      return finishLogin(context, login, await signUp(context, login, input));
    },
  }),
);

builder.mutationField('logIn', (t) =>
  t.withAuth({ withoutKey: true }).field({
    type: LoggedInUser,
    extensions: cost(50, { hashesPassword: true }),
    description:
      'Logs in with a new session. With a cookie, the new session replaces the current one. Fails with INVALID_CREDENTIALS, BAD_USER_INPUT and the invalid `field`, or RATE_LIMITED.',
    args: { input: t.arg({ type: LogInInput, required: true, description: 'The credentials.' }) },
    resolve: async (_root, { input }, context) => {
      const login = loginContext(context, input.persistence);
      return finishLogin(context, login, await logIn(context, login, input));
    },
  }),
);

function loginContext(
  { headers, address, viewer, setCookie, clock }: VisitorContext,
  persistence: LoginContext['persistence'],
): LoginContext {
  if (!setCookie && persistence !== 'MEMORY') {
    throw new InputError('A WebSocket can’t set cookies. Use MEMORY, or log in over HTTP.', 'persistence');
  }
  const device = deviceLabel(headers['user-agent']);
  // A token is for a program. A browser that requests a token keeps its own session.
  const replacedSessionId = persistence === 'MEMORY' ? null : (viewer?.session.id ?? null);
  return { persistence, address, device, replacedSessionId, now: clock.now() };
}

/** Sets the cookie, or returns the token if there is none. */
function finishLogin(
  { cookie, setCookie, pubsub, viewer }: VisitorContext,
  login: LoginContext,
  loggedIn: LoggedIn,
) {
  const header = cookie.write(loggedIn.token, login.persistence);
  if (header) setCookie?.(header);
  if (viewer) pubsub.publish(`sessions:${viewer.id}`);
  // Logging in counts as a visit, which may have earned points.
  pubsub.publish(`viewer:${loggedIn.user.id}`);
  return { user: loggedIn.user, token: header ? null : loggedIn.token };
}
