import { historyKeyReplacement, historyReset, newHistory } from '@canary/input/history';
import { maxHistoryRecords } from '@canary/input/limits';
import { cost } from '../../../guards/size/cost.ts';
import {
  createHistory,
  replaceHistoryKey,
  resetHistory,
  type WrappedKey,
} from '../../../modules/history/keys.ts';
import { type HistoryState, readHistory } from '../../../modules/history/read-history.ts';
import { builder } from '../builder.ts';
import { type SessionContext, sessionActorOf } from '../context.ts';

const HistoryKeyMethod = builder.enumType('HistoryKeyMethod', {
  description: 'A secret that the history key is wrapped with.',
  values: {
    PASSWORD: { description: 'The password of the account.' },
    PASSPHRASE: { description: 'A separate passphrase, for accounts without a password.' },
    RECOVERY: { description: 'The recovery code, which is shown once.' },
  } as const,
});

const keyFields = {
  method: 'Secret that the key is wrapped with.',
  salt: 'Salt for deriving the wrapping key: 16 bytes as base64url without padding.',
  rounds: 'PBKDF2-SHA-256 iterations for deriving the wrapping key: 600,000 to 6,000,000.',
  ciphertext:
    'The history key, encrypted by the wrapping key with AES-256-GCM, as base64url without padding.',
};

const HistoryKey = builder.objectRef<WrappedKey>('HistoryKey').implement({
  description: 'The key of a history, wrapped with a secret that only its owner knows.',
  fields: (t) => ({
    method: t.expose('method', { type: HistoryKeyMethod, description: keyFields.method }),
    salt: t.exposeString('salt', { description: keyFields.salt }),
    rounds: t.exposeInt('rounds', { description: keyFields.rounds }),
    ciphertext: t.exposeString('ciphertext', { description: keyFields.ciphertext }),
  }),
});

export const HistoryKeyInput = builder.inputType('HistoryKeyInput', {
  description: 'The key of a history, wrapped in the browser.',
  fields: (t) => ({
    method: t.field({ type: HistoryKeyMethod, required: true, description: keyFields.method }),
    salt: t.string({ required: true, description: keyFields.salt }),
    rounds: t.int({ required: true, description: keyFields.rounds }),
    ciphertext: t.string({ required: true, description: keyFields.ciphertext }),
  }),
});

export const History = builder.objectRef<HistoryState>('History').implement({
  description:
    'The codes that a user has saved, encrypted in the browser with a key that never leaves the browser unwrapped.',
  fields: (t) => ({
    keyId: t.exposeID('keyId', {
      nullable: true,
      description: 'Id of the history key. A reset changes it. Null before the history is created.',
    }),
    keys: t.field({
      type: [HistoryKey],
      description: 'The history key, wrapped once with each secret. Empty before the history is created.',
      resolve: ({ userId }, _args, { db }) =>
        db.historyKey.findMany({ where: { userId }, orderBy: { method: 'asc' } }),
    }),
    revision: t.exposeInt('revision', {
      description: 'Number of changes so far. Follow new changes with `historyChanges(since: revision)`.',
    }),
    count: t.exposeInt('count', {
      description: `Number of saved codes: up to ${maxHistoryRecords.toLocaleString('en')}.`,
    }),
  }),
});

builder.queryField('history', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: History,
    extensions: cost(10),
    description: 'The history of the user. Fails with UNAUTHENTICATED.',
    resolve: (_root, _args, { db, viewer }) => readHistory(db, viewer.id),
  }),
);

const keys =
  'The history key, wrapped with PASSWORD or PASSPHRASE, and optionally with RECOVERY. `replaceHistoryKey` adds RECOVERY later.';
const password = {
  description: 'Password of the account; required if the key is wrapped with PASSWORD.',
};
const ownersPassword = {
  description: 'Password of the account; required unless the account has none.',
};

const CreateHistoryInput = builder
  .inputType('CreateHistoryInput', {
    description: 'The key of a new history.',
    fields: (t) => ({
      keyId: t.id({ required: true, description: 'Id of the key: a new UUID.' }),
      keys: t.field({ type: [HistoryKeyInput], required: true, description: keys }),
      password: t.string(password),
    }),
  })
  .validate(newHistory);

const ReplaceHistoryKeyInput = builder
  .inputType('ReplaceHistoryKeyInput', {
    description: 'The history key, wrapped with a new secret.',
    fields: (t) => ({
      keyId: t.id({ required: true, description: '`keyId` of the history.' }),
      key: t.field({
        type: HistoryKeyInput,
        required: true,
        description: 'The wrapped key. It replaces the key with the same method.',
      }),
      password: t.string(ownersPassword),
    }),
  })
  .validate(historyKeyReplacement);

const ResetHistoryInput = builder
  .inputType('ResetHistoryInput', {
    description: 'A new key for a history that can’t be unlocked any more.',
    fields: (t) => ({
      keyId: t.id({ required: true, description: 'Current `keyId` of the history.' }),
      newKeyId: t.id({ required: true, description: 'Id of the new key: a new UUID.' }),
      keys: t.field({ type: [HistoryKeyInput], required: true, description: keys }),
      password: t.string(ownersPassword),
    }),
  })
  .validate(historyReset);

const readOwnHistory = ({ db, viewer }: SessionContext) => readHistory(db, viewer.id);

builder.mutationField('createHistory', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: History,
    extensions: cost(50, { hashesPassword: true }),
    description:
      'Creates the history of the user with a key that the browser has generated and wrapped. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `password`, BAD_USER_INPUT and the invalid `field`, CONFLICT and its `keyId` if the user has a history already, or RATE_LIMITED.',
    args: { input: t.arg({ type: CreateHistoryInput, required: true, description: 'The key.' }) },
    resolve: async (_root, { input }, context) => {
      await createHistory(context, sessionActorOf(context), input);
      return await readOwnHistory(context);
    },
  }),
);

builder.mutationField('replaceHistoryKey', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: History,
    extensions: cost(50, { hashesPassword: true }),
    description:
      'Replaces the history key of one method, for a new recovery code or after a password reset. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `password`, RECENT_LOGIN_REQUIRED if the account has no password and the session is older than 15 minutes, BAD_USER_INPUT and the invalid `field`, NOT_FOUND if there is no history, CONFLICT and its `keyId` if it has another key, or RATE_LIMITED.',
    args: { input: t.arg({ type: ReplaceHistoryKeyInput, required: true, description: 'The key.' }) },
    resolve: async (_root, { input }, context) => {
      await replaceHistoryKey(context, sessionActorOf(context), input);
      return await readOwnHistory(context);
    },
  }),
);

builder.mutationField('resetHistory', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: History,
    extensions: cost(200, { hashesPassword: true }),
    description:
      'Deletes all saved codes of the user for good and starts again with a new key. Fails with UNAUTHENTICATED, INVALID_CREDENTIALS and the field `password`, RECENT_LOGIN_REQUIRED if the account has no password and the session is older than 15 minutes, BAD_USER_INPUT and the invalid `field`, NOT_FOUND if there is no history, CONFLICT and its `keyId` if it has another key, or RATE_LIMITED.',
    args: { input: t.arg({ type: ResetHistoryInput, required: true, description: 'Both keys.' }) },
    resolve: async (_root, { input }, context) => {
      await resetHistory(context, sessionActorOf(context), input);
      return await readOwnHistory(context);
    },
  }),
);
