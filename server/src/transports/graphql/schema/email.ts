import { mailToken } from '@canary/input/account';
import { emailChange } from '@canary/input/account-changes';
import { cost } from '../../../guards/size/cost.ts';
import {
  cancelEmailChange,
  type EmailChange as EmailChangeModel,
  findEmailChange,
  requestEmailChange,
  resendEmailChange,
  sendEmailVerification,
  verifyEmail,
} from '../../../modules/accounts/email.ts';
import { builder } from '../builder.ts';
import { type SessionContext, senderOf, sessionActorOf } from '../context.ts';
import { requireAccount, User } from './user.ts';

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
      'Mails a link that verifies the email address of the user. The link works once, for 24 hours, and only the newest link works. Returns false if the address is already verified. Fails with UNAUTHENTICATED, or RATE_LIMITED.',
    resolve: (_root, _args, context) => sendEmailVerification(context, sessionActorOf(context)),
  }),
);

builder.mutationField('requestEmailChange', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: User,
    extensions: cost(50, { hashesPassword: true }),
    description:
      'Mails a link to a new email address, and a notice to the current one if it is verified. The account keeps its address until `verifyEmail` gets the token of that link; until then, `emailChange` returns the new address. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `password`, BAD_USER_INPUT and the invalid `field`, or RATE_LIMITED.',
    args: {
      input: t.arg({ type: RequestEmailChangeInput, required: true, description: 'The new address.' }),
    },
    resolve: async (_root, { input }, context) => {
      await requestEmailChange(context, sessionActorOf(context), input);
      return await readViewer(context);
    },
  }),
);

const EmailChange = builder.objectRef<EmailChangeModel>('EmailChange').implement({
  description: 'A change of an account’s email address that waits until the new address is confirmed.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'New email address, to which the link was mailed.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Time at which the link expires.' }),
  }),
});

builder.objectField(User, 'emailChange', (t) =>
  t.field({
    type: EmailChange,
    nullable: true,
    description: 'The change of the email address that waits for confirmation; null if no change waits.',
    resolve: (user, _args, { db, clock }) => findEmailChange(db, user, clock.now()),
  }),
);

builder.mutationField('resendEmailChange', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: User,
    extensions: cost(50),
    description:
      'Mails a new link for the change of the email address that waits for confirmation. Earlier links stop working. Fails with UNAUTHENTICATED, NOT_FOUND if no change is waiting, or RATE_LIMITED.',
    resolve: async (_root, _args, context) => {
      await resendEmailChange(context, sessionActorOf(context));
      return await readViewer(context);
    },
  }),
);

builder.mutationField('cancelEmailChange', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: User,
    extensions: cost(50),
    description:
      'Cancels the change of the email address that waits for confirmation, if any: its link stops working. Fails with UNAUTHENTICATED.',
    resolve: async (_root, _args, context) => {
      await cancelEmailChange(context, sessionActorOf(context));
      return await readViewer(context);
    },
  }),
);

async function readViewer({ db, viewer: { id } }: SessionContext) {
  return requireAccount(await db.user.findUnique({ where: { id } }));
}

builder.mutationField('verifyEmail', (t) =>
  t.withAuth({ withoutKey: true }).boolean({
    extensions: cost(50),
    description:
      'Verifies the email address to which a link was mailed, and makes it the address of its account. No login is needed. Returns true. Fails with BAD_USER_INPUT and the field `token` if the link has expired or was used, or another account has the address.',
    args: {
      token: t.arg.string({
        required: true,
        description: 'Token from the link, after `#token=`.',
        validate: mailToken,
      }),
    },
    resolve: async (_root, { token }, context) => {
      await verifyEmail(context, senderOf(context), { token });
      return true;
    },
  }),
);
