import { createHistory, resetHistory } from '../../history/create-history.ts';
import { replaceHistoryKey } from '../../history/keys.ts';
import { readHistory } from '../../history/read-history.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { History } from './history.ts';
import { HistoryKeyInput } from './history-key.ts';
import { requireAsker, requireViewer } from './viewer.ts';

const keys =
  'The key, wrapped by PASSWORD or PASSPHRASE. RECOVERY follows by `replaceHistoryKey` once the code was kept.';
const password = {
  description: 'The password of the account; needed where the key is wrapped by PASSWORD.',
};

const CreateHistoryInput = builder.inputType('CreateHistoryInput', {
  description: 'The key of a new history.',
  fields: (t) => ({
    keyId: t.id({ required: true, description: 'What the key is to be known by: a new UUID.' }),
    keys: t.field({ type: [HistoryKeyInput], required: true, description: keys }),
    password: t.string(password),
  }),
});

const ReplaceHistoryKeyInput = builder.inputType('ReplaceHistoryKeyInput', {
  description: 'The key of a history, wrapped anew.',
  fields: (t) => ({
    keyId: t.id({ required: true, description: 'The `keyId` of what is wrapped.' }),
    key: t.field({
      type: HistoryKeyInput,
      required: true,
      description: 'It takes the place of what the same method had wrapped.',
    }),
    password: t.string(password),
  }),
});

const ResetHistoryInput = builder.inputType('ResetHistoryInput', {
  description: 'Another key in place of one that nobody can open.',
  fields: (t) => ({
    keyId: t.id({ required: true, description: 'The `keyId` until now.' }),
    newKeyId: t.id({ required: true, description: 'What the new key is to be known by: a new UUID.' }),
    keys: t.field({ type: [HistoryKeyInput], required: true, description: keys }),
    password: t.string(password),
  }),
});

/** The history of whoever has just changed it. */
function ownHistory(context: Context) {
  return readHistory(context.db, requireViewer(context).id);
}

builder.mutationField('createHistory', (t) =>
  t.field({
    type: History,
    description:
      'Begins the history of whoever asks, with a key that their browser has made and wrapped. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `password`, BAD_USER_INPUT and the `field` that is wrong, CONFLICT and its `keyId` when there is a history already, or RATE_LIMITED.',
    args: { input: t.arg({ type: CreateHistoryInput, required: true, description: 'The key.' }) },
    resolve: async (_root, { input }, context) => {
      await createHistory(context, requireAsker(context), input);
      return await ownHistory(context);
    },
  }),
);

builder.mutationField('replaceHistoryKey', (t) =>
  t.field({
    type: History,
    description:
      'Wraps the key anew by one method: by another recovery code, or by the password after it was reset. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `password`, BAD_USER_INPUT and the `field` that is wrong, NOT_FOUND when there is no history, CONFLICT and its `keyId` when it has another key by now, or RATE_LIMITED.',
    args: { input: t.arg({ type: ReplaceHistoryKeyInput, required: true, description: 'The key.' }) },
    resolve: async (_root, { input }, context) => {
      await replaceHistoryKey(context, requireAsker(context), input);
      return await ownHistory(context);
    },
  }),
);

builder.mutationField('resetHistory', (t) =>
  t.field({
    type: History,
    description:
      'Deletes every record of whoever asks for good, and goes on with another key. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `password`, BAD_USER_INPUT and the `field` that is wrong, NOT_FOUND when there is no history, CONFLICT and its `keyId` when it has another key by now, or RATE_LIMITED.',
    args: { input: t.arg({ type: ResetHistoryInput, required: true, description: 'Both keys.' }) },
    resolve: async (_root, { input }, context) => {
      await resetHistory(context, requireAsker(context), input);
      return await ownHistory(context);
    },
  }),
);
