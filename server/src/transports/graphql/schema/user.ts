import { nextLevelAt } from '@canary/catalogue/levels';
import { typedPassword } from '@canary/input/account';
import { accountChanges } from '@canary/input/account-changes';
import { cost } from '../../../guards/size/cost.ts';
import { deleteAccount, updateAccount } from '../../../modules/accounts/account.ts';
import { UnauthenticatedError } from '../../../platform/errors.ts';
import { signalOnce } from '../../../platform/pubsub/topic-streams.ts';
import { builder } from '../builder.ts';
import { type Context, sessionActorOf } from '../context.ts';
import { sharedBy } from '../shared-answers.ts';

// A user's row is read with the session, so each relation has a field that reads it.
export const User = builder.prismaObject('User', {
  description: 'An account. Users see only their own.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account. It never changes.' }),
    username: t.exposeString('username', { description: 'Username: 1 to 50 characters, not unique.' }),
    email: t.exposeString('email', { description: 'Email address to log in with, in lower case.' }),
    emailVerified: t.boolean({
      description: 'Whether the email address was verified, by a mail or by Google.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    hasPassword: t.boolean({
      description: 'Whether the account has a password. False if the user has only logged in with Google.',
      resolve: async ({ id: userId }, _args, { db }) =>
        (await db.credential.count({ where: { userId } })) > 0,
    }),
    tokens: t.exposeInt('tokens', { description: 'Number of tokens left to unlock features with.' }),
    points: t.exposeInt('points', {
      description: 'Points earned so far: 10 for the first visit of each day (UTC), 20 for each unlock.',
    }),
    level: t.exposeInt('level', { description: 'Level, from 0. Each new level adds a token.' }),
    nextLevelAt: t.int({
      nullable: true,
      description: 'Points at which the next level is reached; null at the highest level.',
      resolve: ({ points }) => nextLevelAt(points),
    }),
    onLeaderboard: t.exposeBoolean('onLeaderboard', {
      description: 'Whether the user is listed on the leaderboard. Off by default.',
    }),
    noticeEmails: t.exposeBoolean('noticeEmails', {
      description:
        'Whether notices that the user hasn’t read within 15 minutes are sent to their verified email address, at most once an hour. On by default.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time at which the account was created.',
    }),
  }),
});

/** Returns the account of a logged-in user. @throws UnauthenticatedError if the account was deleted meanwhile */
export function requireAccount<Found>(user: Found | null): Found {
  if (user === null) throw new UnauthenticatedError();
  return user;
}

builder.queryField('me', (t) =>
  t.withAuth({ withoutKey: true }).field({
    type: User,
    nullable: true,
    extensions: cost(10),
    description: 'The logged-in user; null for a visitor who isn’t logged in.',
    resolve: (_root, _args, { viewer }) => viewer?.user,
  }),
);

builder.subscriptionField('me', (t) =>
  t.withAuth({ withoutKey: true }).field({
    type: User,
    nullable: true,
    extensions: { ...cost(10), ...sharedBy('session') },
    description:
      'The logged-in user, now and after each change. Null for a visitor who isn’t logged in; the subscription stays open.',
    subscribe: (_root, _args, { openTopicStream, viewer }: Context) =>
      viewer ? openTopicStream(`viewer:${viewer.id}`) : signalOnce(),
    resolve: (_signal, _args, { db, viewer }) => viewer && db.user.findUnique({ where: { id: viewer.id } }),
  }),
);

const UpdateAccountInput = builder
  .inputType('UpdateAccountInput', {
    description: 'Changes to an account. Fields that are missing stay as they are.',
    fields: (t) => ({
      username: t.string({ description: 'Username: 1 to 50 characters.' }),
      onLeaderboard: t.boolean({ description: 'Whether to be listed on the leaderboard.' }),
      noticeEmails: t.boolean({ description: 'Whether to get unread notices by email.' }),
    }),
  })
  .validate(accountChanges);

builder.mutationField('updateAccount', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: User,
    extensions: cost(50),
    description:
      'Changes the account of the user. Fails with UNAUTHENTICATED, or BAD_USER_INPUT and the invalid `field`.',
    args: { input: t.arg({ type: UpdateAccountInput, required: true, description: 'The changes.' }) },
    resolve: async (_root, { input }, context) => {
      await updateAccount(context, sessionActorOf(context), input);
      return requireAccount(await context.db.user.findUnique({ where: { id: context.viewer.id } }));
    },
  }),
);

builder.mutationField('deleteAccount', (t) =>
  t.withAuth({ loggedIn: true }).boolean({
    extensions: cost(50, { hashesPassword: true }),
    description:
      'Deletes the account of the user with all its data, and ends all its sessions. This can’t be undone. Returns true. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS or BAD_USER_INPUT and the field `password`, or RATE_LIMITED.',
    args: {
      password: t.arg.string({
        required: true,
        description: 'Password of the account.',
        validate: typedPassword,
      }),
    },
    resolve: async (_root, { password }, context) => {
      await deleteAccount(context, sessionActorOf(context), { password });
      context.setCookie?.(context.cookie.clear);
      return true;
    },
  }),
);
