import { changePassword } from '../../accounts/change-password.ts';
import { requestPasswordReset, resetPassword } from '../../accounts/reset-password.ts';
import { builder } from '../builder.ts';
import { HistoryKeyInput } from './history-key.ts';
import { User } from './user.ts';
import { requireAsker } from './viewer.ts';

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'A password in place of another.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The present password.' }),
    newPassword: t.string({ required: true, description: '8 to 256 characters.' }),
    historyKey: t.field({
      type: HistoryKeyInput,
      description:
        'The key of their history, wrapped by the new password. Without it, what the old one has wrapped is dropped, and the recovery code or the passphrase opens the history.',
    }),
    historyKeyId: t.id({ description: 'The `keyId` of what is wrapped; together with `historyKey`.' }),
  }),
});

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'A password, by a link that was mailed.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'What stands in the link after `#token=`.' }),
    password: t.string({ required: true, description: '8 to 256 characters.' }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.field({
    type: User,
    description:
      'Changes the password of whoever asks. Every other session of theirs ends, and their address is told if it is verified. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `currentPassword`, BAD_USER_INPUT and the `field` that is wrong, CONFLICT when the history has another key by now, or RATE_LIMITED.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'Both passwords.' }) },
    resolve: (_root, { input }, context) => changePassword(context, requireAsker(context), input),
  }),
);

builder.mutationField('requestPasswordReset', (t) =>
  t.boolean({
    description:
      'Mails a link that sets a new password, if the address has an account; the answer is true whether it has or not. The link works once, within an hour, and the newest one only. Fails with RATE_LIMITED.',
    args: {
      email: t.arg.string({
        required: true,
        description: 'The address of the account. Its case is ignored.',
      }),
    },
    resolve: async (_root, { email }, context) => {
      await requestPasswordReset(context, email, context.address);
      return true;
    },
  }),
);

builder.mutationField('resetPassword', (t) =>
  t.boolean({
    description:
      'Sets a password by a link that was mailed, verifies the address, and ends every session of the account and its tie to Google. The history can then be opened by the recovery code or the passphrase. Fails with BAD_USER_INPUT and the field `token` or `password`.',
    args: {
      input: t.arg({ type: ResetPasswordInput, required: true, description: 'The link and the password.' }),
    },
    resolve: async (_root, { input }, context) => {
      await resetPassword(context, input, context.address);
      return true;
    },
  }),
);
