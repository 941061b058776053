import { deleteAccount } from '../../accounts/delete-account.ts';
import { collectData } from '../../accounts/my-data.ts';
import { builder } from '../builder.ts';
import { requireAsker, requireViewer } from './viewer.ts';

builder.queryField('myData', (t) =>
  t.field({
    type: 'JSON',
    description:
      'Everything that is kept about whoever asks, except what would let somebody else in. What they have saved is only counted: it is sealed. Fails with UNAUTHENTICATED.',
    resolve: (_root, _args, context) => collectData(context, requireViewer(context).id),
  }),
);

builder.mutationField('deleteAccount', (t) =>
  t.boolean({
    description:
      'Deletes the account of whoever asks, everything that is kept about them, and every session. It can’t be undone. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `password`, or RATE_LIMITED.',
    args: {
      password: t.arg.string({ required: true, description: 'The password of the account.' }),
    },
    resolve: async (_root, { password }, context) => {
      await deleteAccount(context, requireAsker(context), password);
      context.setCookie?.(context.cookie.clear);
      return true;
    },
  }),
);
