import { deviceLabel } from '../../accounts/device.ts';
import { type LoggedIn, type LoginContext, logIn } from '../../accounts/log-in.ts';
import { signUp } from '../../accounts/sign-up.ts';
import { mailVerification } from '../../accounts/verify-email.ts';
import { InputError } from '../../errors.ts';
import type { Persistence as PersistenceName } from '../../generated/sqlite/client.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { User } from './user.ts';

const Persistence = builder.enumType('Persistence', {
  description: 'How long somebody stays logged in.',
  values: {
    LOCAL: { description: 'For 30 days after the last visit, by a cookie.' },
    SESSION: { description: 'Until the browser is closed, by a cookie.' },
    MEMORY: {
      description: 'By a token in the answer and no cookie, to be sent as `Authorization: Bearer …`.',
    },
  } as const,
});

const persistence = { type: Persistence, defaultValue: 'LOCAL', required: true } as const;

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'What an account is made from.',
  fields: (t) => ({
    username: t.string({ required: true, description: 'The name to be greeted by: 1 to 50 characters.' }),
    email: t.string({ required: true, description: 'The address to log in with. Its case is ignored.' }),
    password: t.string({ required: true, description: '8 to 256 characters.' }),
    persistence: t.field({ ...persistence, description: 'How long to stay logged in.' }),
  }),
});

const LogInInput = builder.inputType('LogInInput', {
  description: 'What somebody logs in with.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address of the account. Its case is ignored.' }),
    password: t.string({ required: true, description: 'The password of the account.' }),
    persistence: t.field({ ...persistence, description: 'How long to stay logged in.' }),
  }),
});

const Arrived = builder.objectRef<{ user: LoggedIn['user']; token: string | null }>('LoggedIn').implement({
  description: 'Somebody who has just logged in.',
  fields: (t) => ({
    user: t.expose('user', { type: User, description: 'Who they are.' }),
    token: t.exposeString('token', {
      nullable: true,
      description: 'What to send as `Authorization: Bearer …`; with MEMORY only, and never shown again.',
    }),
  }),
});

builder.mutationField('signUp', (t) =>
  t.field({
    type: Arrived,
    description:
      'Makes an account, mails a link that verifies its address, and logs in. Fails with BAD_USER_INPUT and the `field` that is wrong, or RATE_LIMITED and the seconds to wait in `retryAfter`.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The new account.' }) },
    resolve: async (_root, { input }, context) => {
      const { db, rateLimits } = context;
      const arrival = arrivalOf(context, input.persistence);
      const signedUp = await signUp(db, rateLimits, input, arrival);
      const { id, email } = signedUp.user;
      if (await rateLimits.allowEmail(email, 'VERIFY_EMAIL')) mailVerification(context, id, email);
      return keep(context, arrival, signedUp);
    },
  }),
);

builder.mutationField('logIn', (t) =>
  t.field({
    type: Arrived,
    description:
      'Logs in, with a new session: by a cookie, it takes the place of the present one. Fails with INVALID_CREDENTIALS, or RATE_LIMITED and the seconds to wait in `retryAfter`.',
    args: { input: t.arg({ type: LogInInput, required: true, description: 'Who, and how.' }) },
    resolve: async (_root, { input }, context) => {
      const { db, rateLimits } = context;
      const arrival = arrivalOf(context, input.persistence);
      return keep(context, arrival, await logIn(db, rateLimits, input, arrival));
    },
  }),
);

function arrivalOf(
  { headers, address, viewer, setCookie }: Context,
  persistence: PersistenceName,
): LoginContext {
  if (!setCookie && persistence !== 'MEMORY') {
    throw new InputError('A WebSocket can set no cookie: use MEMORY, or log in by HTTP.', 'persistence');
  }
  const device = deviceLabel(headers['user-agent']);
  // A token goes to a program; the browser that it was asked in, if any, keeps the session of its cookie.
  const replacedSessionId = persistence === 'MEMORY' ? null : (viewer?.session.id ?? null);
  return { persistence, address, device, replacedSessionId };
}

function keep(
  { cookie, setCookie, pubsub, viewer }: Context,
  { persistence }: LoginContext,
  loggedIn: LoggedIn,
) {
  const kept = cookie.keep(loggedIn.token, persistence);
  if (kept) setCookie?.(kept);
  if (viewer) pubsub.publish(`sessions:${viewer.id}`);
  // Arriving is a visit, which may have given points.
  pubsub.publish(`viewer:${loggedIn.user.id}`);
  return { user: loggedIn.user, token: kept ? null : loggedIn.token };
}
