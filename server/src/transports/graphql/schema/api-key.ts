import { newApiKey } from '@canary/input/api-keys';
import { id } from '@canary/input/id';
import { expiredKeyDays, maxApiKeys, maxKeyName } from '@canary/input/limits';
import { cost } from '../../../guards/size/cost.ts';
import {
  createApiKey,
  type NewApiKey as NewApiKeyModel,
  revokeApiKey,
} from '../../../modules/api-keys/change-keys.ts';
import { builder } from '../builder.ts';
import { sessionActorOf } from '../context.ts';
import { User } from './user.ts';

const KeyAccess = builder.enumType('KeyAccess', {
  description: 'What a program may do in an area with an API key.',
  values: {
    READ: { description: 'Read and follow.' },
    WRITE: { description: 'Read, follow and change.' },
  } as const,
});

const ApiKey = builder.prismaObject('ApiKey', {
  description: 'An API key of the user, without its text.',
  fields: (t) => ({
    id: t.exposeID('publicId', { description: 'Id for `revokeApiKey`. It gives no access.' }),
    name: t.exposeString('name', { description: `Name: 1 to ${maxKeyName} characters.` }),
    ending: t.exposeString('ending', { description: 'The last four characters of the key.' }),
    boards: t.expose('boards', {
      type: KeyAccess,
      nullable: true,
      description: 'Access to boards and cards; null for none.',
    }),
    dynamicCodes: t.expose('dynamicCodes', {
      type: KeyAccess,
      nullable: true,
      description: 'Access to dynamic codes and their scans; null for none.',
    }),
    images: t.exposeBoolean('images', { description: 'Whether the key may draw images.' }),
    boardId: t.exposeID('boardId', {
      nullable: true,
      description: 'Id of the only board that the key reaches; null for all boards of the user.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last use, to within five minutes; null for a key that was never used.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: `Time from which the key no longer works; null if it doesn’t expire. ${expiredKeyDays} days later it is deleted.`,
    }),
  }),
});

builder.objectField(User, 'apiKeys', (t) =>
  t.prismaField({
    type: [ApiKey],
    extensions: cost(maxApiKeys, { factor: 5 }),
    description: `API keys of the user, the newest first: up to ${maxApiKeys}, including expired keys.`,
    resolve: (query, { id: userId }, _args, { db }) =>
      db.apiKey.findMany({ ...query, where: { userId }, orderBy: { publicId: 'desc' } }),
  }),
);

const NewApiKey = builder.objectRef<NewApiKeyModel>('NewApiKey').implement({
  description: 'An API key that was created.',
  fields: (t) => ({
    apiKey: t.expose('apiKey', { type: ApiKey, description: 'The key in the list.' }),
    text: t.exposeString('text', {
      description: 'The key to send as `Authorization: Bearer …`. Returned only once.',
    }),
  }),
});

const CreateApiKeyInput = builder
  .inputType('CreateApiKeyInput', {
    description: 'The new API key, and the password to confirm it.',
    fields: (t) => ({
      name: t.string({ required: true, description: `Name: 1 to ${maxKeyName} characters.` }),
      boards: t.field({ type: KeyAccess, description: 'Access to boards and cards; none if it is missing.' }),
      dynamicCodes: t.field({
        type: KeyAccess,
        description: 'Access to dynamic codes and their scans; none if it is missing.',
      }),
      images: t.boolean({ description: 'Whether the key may draw images. False by default.' }),
      boardId: t.id({
        description: 'Id of the only board that the key reaches; all boards of the user if it is missing.',
      }),
      expiresAt: t.field({
        type: 'DateTime',
        description: 'Time from which the key no longer works; never if it is missing.',
      }),
      password: t.string({
        description: 'Password of the account; not needed if the account has none and `hasRecentLogin`.',
      }),
    }),
  })
  .validate(newApiKey);

builder.mutationField('createApiKey', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: NewApiKey,
    extensions: cost(50, { hashesPassword: true }),
    description: `Creates an API key, and mails a notice to a verified address. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the invalid \`field\`, INVALID_CREDENTIALS and the field \`password\`, RECENT_LOGIN_REQUIRED, NOT_FOUND if the user isn’t a member of the board, CONFLICT if the account has ${maxApiKeys} keys, or RATE_LIMITED.`,
    args: { input: t.arg({ type: CreateApiKeyInput, required: true, description: 'The new key.' }) },
    resolve: (_root, { input }, context) => createApiKey(context, sessionActorOf(context), input),
  }),
);

builder.mutationField('revokeApiKey', (t) =>
  t.withAuth({ loggedIn: true }).boolean({
    extensions: cost(50),
    description:
      'Deletes an API key of the user, and closes its sockets. Programs that use the key stop working at once. Returns true. Fails with UNAUTHENTICATED, or with NOT_FOUND if the key was revoked already.',
    args: { id: t.arg.id({ required: true, description: 'Id of the key.', validate: id }) },
    resolve: async (_root, { id }, context) => {
      await revokeApiKey(context, sessionActorOf(context), { id });
      return true;
    },
  }),
);
