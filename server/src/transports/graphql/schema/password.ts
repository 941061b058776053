import { typedEmail } from '@canary/input/account';
import { passwordChange, passwordReset } from '@canary/input/account-changes';
import { cost } from '../../../guards/size/cost.ts';
import { changePassword, requestPasswordReset, resetPassword } from '../../../modules/accounts/password.ts';
import { builder } from '../builder.ts';
import { senderOf, sessionActorOf } from '../context.ts';
import { HistoryKeyInput } from './history.ts';
import { User } from './user.ts';

const newPassword = { required: true, description: 'New password: 8 to 256 characters.' } as const;

const ChangePasswordInput = builder
  .inputType('ChangePasswordInput', {
    description: 'The current password and the new password.',
    fields: (t) => ({
      currentPassword: t.string({ required: true, description: 'Current password.' }),
      newPassword: t.string(newPassword),
      historyKey: t.field({
        type: HistoryKeyInput,
        description:
          'The history key, wrapped with the new password. If the wrapped key is missing, the password no longer unlocks the history; the recovery code and the passphrase still do.',
      }),
      historyKeyId: t.id({ description: '`keyId` of the history key; required with `historyKey`.' }),
    }),
  })
  .validate(passwordChange);

const ResetPasswordInput = builder
  .inputType('ResetPasswordInput', {
    description: 'The token of a mailed link, and the new password.',
    fields: (t) => ({
      token: t.string({ required: true, description: 'Token from the link, after `#token=`.' }),
      password: t.string(newPassword),
    }),
  })
  .validate(passwordReset);

builder.mutationField('changePassword', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: User,
    extensions: cost(50, { hashesPassword: true }),
    description:
      'Changes the password of the user, ends all other sessions, and mails a notice to a verified address. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `currentPassword`, BAD_USER_INPUT and the invalid `field`, CONFLICT if the history has another key, or RATE_LIMITED.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'Both passwords.' }) },
    resolve: (_root, { input }, context) => changePassword(context, sessionActorOf(context), input),
  }),
);

builder.mutationField('requestPasswordReset', (t) =>
  t.withAuth({ withoutKey: true }).boolean({
    extensions: cost(50),
    description:
      'Mails a link to set a new password if the address has an account. Returns true in either case. The link works once, for an hour, and only the newest link works. Fails with BAD_USER_INPUT and the field `email`, or RATE_LIMITED.',
    args: {
      email: t.arg.string({
        required: true,
        description: 'Email address of the account. Case is ignored.',
        validate: typedEmail,
      }),
    },
    resolve: async (_root, { email }, context) => {
      await requestPasswordReset(context, senderOf(context), { email });
      return true;
    },
  }),
);

builder.mutationField('resetPassword', (t) =>
  t.withAuth({ withoutKey: true }).boolean({
    extensions: cost(50, { hashesPassword: true }),
    description:
      'Sets a new password with a mailed link. It also verifies the address, ends all sessions, removes the Google login, and locks the history until it is unlocked with the recovery code or the passphrase. Returns true. Fails with BAD_USER_INPUT and the field `token` or `password`, or RATE_LIMITED.',
    args: {
      input: t.arg({ type: ResetPasswordInput, required: true, description: 'The token and the password.' }),
    },
    resolve: async (_root, { input }, context) => {
      await resetPassword(context, senderOf(context), input);
      return true;
    },
  }),
);
