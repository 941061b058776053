import { emailChange } from '@canary/input/account-changes';
import { requestEmailChange, sendEmailVerification, verifyEmail } from '../../accounts/email.ts';
import { builder } from '../builder.ts';
import { actorOf } from '../context.ts';
import { cost } from '../limits/cost.ts';

const RequestEmailChangeInput = builder
  .inputType('RequestEmailChangeInput', {
    description: 'The new email address, and the password to confirm it.',
    fields: (t) => ({
      email: t.string({ required: true, description: 'New email address. Case is ignored.' }),
      password: t.string({ required: true, description: 'Password of the account.' }),
    }),
  })
  .validate(emailChange);

builder.mutationField('sendEmailVerification', (t) =>
  t.withAuth({ loggedIn: true }).boolean({
    extensions: cost(50),
    description:
      'Mails a link that verifies the email address of the user. It works once, for 24 hours, and only the newest one does. Returns false if the address is already verified. Fails with UNAUTHENTICATED, or RATE_LIMITED.',
    resolve: (_root, _args, context) => sendEmailVerification(context, actorOf(context)),
  }),
);

builder.mutationField('requestEmailChange', (t) =>
  t.withAuth({ loggedIn: true }).boolean({
    extensions: cost(50, { hashesPassword: true }),
    description:
      'Mails a link to a new email address. The account keeps its address until `verifyEmail` gets the token of that link. Returns true. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `password`, BAD_USER_INPUT and the invalid `field`, or RATE_LIMITED.',
    args: {
      input: t.arg({ type: RequestEmailChangeInput, required: true, description: 'The new address.' }),
    },
    resolve: async (_root, { input }, context) => {
      await requestEmailChange(context, actorOf(context), input);
      return true;
    },
  }),
);

builder.mutationField('verifyEmail', (t) =>
  t.boolean({
    extensions: cost(50),
    description:
      'Verifies the email address that a link was mailed to, and makes it the address of its account. No login is needed. Returns true. Fails with BAD_USER_INPUT and the field `token` if the link has expired or was used, or another account has the address.',
    args: {
      token: t.arg.string({ required: true, description: 'Token from the link, after `#token=`.' }),
    },
    resolve: async (_root, { token }, context) => {
      await verifyEmail(context, token, context.viewer?.id ?? null);
      return true;
    },
  }),
);
