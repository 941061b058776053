import { requestEmailChange } from '../../accounts/change-email.ts';
import { sendEmailVerification, verifyEmail } from '../../accounts/verify-email.ts';
import { builder } from '../builder.ts';
import { requireAsker } from './viewer.ts';

const RequestEmailChangeInput = builder.inputType('RequestEmailChangeInput', {
  description: 'The address that somebody wants, and the proof that it is them.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The new address. Its case is ignored.' }),
    password: t.string({ required: true, description: 'The password of the account.' }),
  }),
});

builder.mutationField('sendEmailVerification', (t) =>
  t.boolean({
    description:
      'Mails a link that verifies the address of whoever asks; it works once, within 24 hours, and the newest one only. False when it is verified already. Fails with UNAUTHENTICATED, or RATE_LIMITED.',
    resolve: (_root, _args, context) => sendEmailVerification(context, requireAsker(context)),
  }),
);

builder.mutationField('requestEmailChange', (t) =>
  t.boolean({
    description:
      'Mails a link to a new address, which becomes that of the account when `verifyEmail` is sent what is in it. Until then nothing changes. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `password`, BAD_USER_INPUT and the `field` that is wrong, or RATE_LIMITED.',
    args: {
      input: t.arg({ type: RequestEmailChangeInput, required: true, description: 'The new address.' }),
    },
    resolve: async (_root, { input }, context) => {
      await requestEmailChange(context, requireAsker(context), input);
      return true;
    },
  }),
);

builder.mutationField('verifyEmail', (t) =>
  t.boolean({
    description:
      'Makes the address that a link was mailed to the verified one of its account, whoever sends it. Fails with BAD_USER_INPUT and the field `token` when the link has expired or was used, or another account has the address.',
    args: {
      token: t.arg.string({ required: true, description: 'What stands in the link after `#token=`.' }),
    },
    resolve: async (_root, { token }, context) => {
      await verifyEmail(context, token, context.viewer?.id ?? null);
      return true;
    },
  }),
);
