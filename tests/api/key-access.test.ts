import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../server/src/transports/graphql/schema/index.ts';
import { type Account, createKey, password, revokeKey, signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { createTestClock } from '../support/test-clock.ts';

/** The access that a field needs, by area. No API key may use a field without an entry. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'boards READ': [
    'Query.activity',
    'Query.board',
    'Query.boardUsers',
    'Query.boards',
    'Query.card',
    'Query.cardCounts',
    'Query.cardTexts',
    'Query.checklistItems',
    'Query.comments',
    'Query.deletedTasks',
    'Query.descriptions',
    'Query.foundCardIds',
    'Query.myCards',
    'Query.searchCards',
    'Query.tasks',
    'Subscription.boardEvents',
    'Subscription.boardPresence',
  ],
  'boards WRITE': [
    'Mutation.createTask',
    'Mutation.copyTask',
    'Mutation.updateTask',
    'Mutation.moveTask',
    'Mutation.deleteTask',
    'Mutation.restoreTask',
    'Mutation.purgeTask',
    'Mutation.setDescription',
    'Mutation.createChecklistItems',
    'Mutation.updateChecklistItem',
    'Mutation.moveChecklistItem',
    'Mutation.deleteChecklistItem',
    'Mutation.createComment',
    'Mutation.updateComment',
    'Mutation.deleteComment',
    'Mutation.restoreComment',
    'Mutation.createColumn',
    'Mutation.updateColumn',
    'Mutation.moveColumn',
    'Mutation.deleteColumn',
    'Mutation.createLabel',
    'Mutation.updateLabel',
    'Mutation.deleteLabel',
    'Mutation.createBoardUser',
    'Mutation.updateBoardUser',
    'Mutation.deleteBoardUser',
    'Mutation.restoreBoardUser',
    'Mutation.renameBoard',
    'Mutation.deleteBoard',
    'Mutation.restoreBoard',
  ],
  'allBoards WRITE': [
    'Mutation.createBoard',
    'Mutation.startImport',
    'Mutation.importCards',
    'Mutation.finishImport',
    'Mutation.cancelImport',
  ],
  'dynamicCodes READ': ['Query.dynamicCode', 'Query.dynamicCodes', 'Subscription.scanCounts'],
  'dynamicCodes WRITE': [
    'Mutation.createDynamicCode',
    'Mutation.createDynamicCodes',
    'Mutation.updateDynamicCode',
    'Mutation.pauseDynamicCode',
    'Mutation.resumeDynamicCode',
    'Mutation.deleteDynamicCode',
    'Mutation.restoreDynamicCode',
  ],
};

/** Every kind of key, and the entries of `needed` whose fields it may use. */
const kinds = {
  images: [{ images: true }, []],
  'boards: READ': [{ boards: 'READ' }, ['boards READ']],
  'boards: WRITE': [{ boards: 'WRITE' }, ['boards READ', 'boards WRITE', 'allBoards WRITE']],
  'dynamicCodes: READ': [{ dynamicCodes: 'READ' }, ['dynamicCodes READ']],
  'dynamicCodes: WRITE': [{ dynamicCodes: 'WRITE' }, ['dynamicCodes READ', 'dynamicCodes WRITE']],
  'everything for one board': [
    { boards: 'WRITE', dynamicCodes: 'WRITE', images: true, boardId: 'board' },
    ['boards READ', 'boards WRITE', 'dynamicCodes READ', 'dynamicCodes WRITE'],
  ],
} as const;

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const fields = roots.flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field })),
);

const clock = createTestClock();
let server: ApiServer;
let account: Account;
beforeAll(async () => {
  server = await startApiServer({ clock });
  account = await signUp(server.url);
});
afterAll(() => server.close());

/**
 * The code of the error with which a field answers a key; null if there is none.
 *
 * @param isRefused whether an error is expected; a subscription that works may be quiet
 */
async function codeFor(
  name: string,
  query: string,
  headers: Record<string, string>,
  isRefused: boolean,
): Promise<unknown> {
  if (!name.startsWith('Subscription'))
    return (await postGraphql(server.url, query, {}, headers)).errors?.[0]?.extensions?.['code'] ?? null;
  const client = connectGraphql(server.url, {}, headers);
  const quiet = new Promise<undefined>((resolve) => setTimeout(resolve, isRefused ? 10_000 : 200));
  const first = client.iterate({ query }).next();
  const code = first.then(
    ({ value }) => Object(value).errors?.[0]?.extensions?.code ?? null,
    (errors) => Object(errors)[0]?.extensions?.code ?? errors,
  );
  const found = await Promise.race([code, quiet]);
  await client.dispose();
  return found ?? null;
}

test.each(Object.entries(kinds))(
  'A key for %s uses only the fields of its areas',
  async (_kind, [input, areas]) => {
    const key = await createKey(server.url, account, input);
    const allowed = new Set(areas.flatMap((area) => needed[area]));
    const wrong: string[] = [];
    for (const { name, field } of fields) {
      const code = await codeFor(name, writeOperation(name, field), key.headers, !allowed.has(name));
      const isRight = allowed.has(name)
        ? code !== 'INSUFFICIENT_ACCESS' && code !== 'UNAUTHENTICATED'
        : code === 'INSUFFICIENT_ACCESS';
      if (!isRight) wrong.push(`${name}: ${code}`);
    }
    expect(wrong).toEqual([]);
  },
);

test('An expired key and a revoked key use no field', async () => {
  const everything = { boards: 'WRITE', dynamicCodes: 'WRITE', images: true } as const;
  const expired = await createKey(server.url, account, {
    ...everything,
    expiresAt: new Date(clock.now() + 1_000),
  });
  const revoked = await createKey(server.url, account, everything);
  clock.advance(1_000);
  await revokeKey(server.url, account, revoked);
  const wrong: string[] = [];
  for (const { name, field } of fields) {
    for (const { headers } of [expired, revoked]) {
      const code = await codeFor(name, writeOperation(name, field), headers, true);
      if (code !== 'UNAUTHENTICATED') wrong.push(`${name}: ${code}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('Fields that keys may use lead to no account, session or history', () => {
  const open = new Set(Object.values(needed).flat());
  const reached = new Set<string>();
  const visit = (field: GraphQLField<unknown, unknown>) => {
    const type = getNamedType(field.type);
    if (reached.has(type.name)) return;
    reached.add(type.name);
    if ('getTypes' in type) {
      for (const one of type.getTypes()) for (const inner of Object.values(one.getFields())) visit(inner);
    } else if ('getFields' in type && !isInputObjectType(type))
      for (const inner of Object.values(type.getFields())) visit(inner);
  };
  for (const { name, field } of fields) if (open.has(name)) visit(field);
  expect(
    [...reached].filter((type) => /^(User|Session|ApiKey|History\w*|\w*Entry|JSON)$/.test(type)),
  ).toEqual([]);
});

/** Values of arguments and of fields of an input, where the value of {@link writeValue} is invalid. */
const values: Readonly<Record<string, string>> = {
  ciphertext: 'YWJj',
  currentPassword: password,
  email: 'eve@example.com',
  id: crypto.randomUUID(),
  ids: crypto.randomUUID(),
  keyId: crypto.randomUUID(),
  message: 'More colours, please.',
  newKeyId: crypto.randomUUID(),
  newPassword: password,
  password,
  salt: 'a'.repeat(22),
  token: 'a'.repeat(43),
};

/** Writes a valid operation for a root field, with the arguments that it requires. */
function writeOperation(name: string, { name: field, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args
    .filter(isRequiredArgument)
    .map((argument) => `${argument.name}: ${writeValue(argument.name, argument.type)}`)
    .join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const operation = name.split('.')[0]?.toLowerCase();
  return `${operation} { ${field}${given ? `(${given})` : ''} ${selection} }`;
}

function writeValue(name: string, type: GraphQLInputType): string {
  if (isNonNullType(type)) return writeValue(name, type.ofType);
  if (isListType(type)) return `[${writeValue(name, type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    // A new key needs access to an area, and none of the areas is required.
    const given = fields.filter((field) => isRequiredInputField(field) || field.name === 'images');
    return `{ ${given.map((field) => `${field.name}: ${writeValue(field.name, field.type)}`).join(', ')} }`;
  }
  if (type.name === 'Int') return name === 'rounds' ? '600000' : '1';
  if (type.name === 'Boolean') return 'true';
  if (type.name === 'DateTime') return '"2026-01-01T00:00:00Z"';
  return JSON.stringify(values[name] ?? 'x');
}
