import { expect, test } from 'vitest';
import { schema } from '../../server/src/transports/graphql/schema/index.ts';
import { type Account, signUp } from '../support/accounts.ts';
import type { ApiServer } from '../support/api-server.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { sampleId as id, oversizedOperations } from '../support/oversized-inputs.ts';

/** Makes all rows that the operations name, so that the operations reach the arguments of their fields. */
async function fillAccount({ url, db }: ApiServer, { headers }: Account): Promise<void> {
  const send = async (query: string) => {
    const { data, errors } = await postGraphql(url, query, {}, headers);
    expect(errors).toBeUndefined();
    return Object(data);
  };
  const { me } = await send('{ me { id } }');
  // The confirmation of the email address is sent after the sign-up.
  await expect.poll(() => db.mailToken.count()).toBe(1);
  await send(`mutation { createBoard(input: { id: "${id}", name: "Board" }) { id } }`);
  await send(
    `mutation { createTask(boardId: "${id}", input: { id: "${id}", title: "Card", columnId: "todo" }) { id } }`,
  );
  await send(`mutation { createBoardUser(input: { id: "${id}", name: "Bob" }) { id } }`);
  const target = 'https://example.com/';
  await db.link.create({
    data: { id, slug: 'MENU', target, ownerId: me.id, timeZone: 'UTC', createdAt: new Date() },
  });
}

/** These inputs are refused one by one, in the results of the operation. */
const refusedInResults = /^Mutation\.createDynamicCodes inputs\.(?:slug|target|timeZone)$/;

test('Every text, id and list that is too large is refused with its field, and nothing is stored', async () => {
  const server = await startServerForTest();
  const ada = await signUp(server.url);
  await fillAccount(server, ada);
  const operations = oversizedOperations(schema);
  expect(operations.length).toBeGreaterThan(250);
  const socket = connectForTest(server.url, ada.headers);
  const readRows = async () => JSON.parse(await dumpDatabase(server.db));
  const before = await readRows();
  const accepted: unknown[] = [];
  for (const { name, field, isSubscription, query, variables } of operations) {
    const { errors } = isSubscription
      ? await socket
          .iterate({ query, variables })
          .next()
          .then(
            ({ value }) => ({ errors: value?.errors }),
            (thrown) => ({ errors: thrown }),
          )
      : await postGraphql(server.url, query, variables, ada.headers);
    const { code, field: named } = Object(Object(errors)[0]).extensions ?? {};
    const isRefused = code === 'BAD_USER_INPUT' && named === field;
    if (!isRefused && !refusedInResults.test(name)) accepted.push({ name, field, code, named });
  }
  expect(accepted).toEqual([]);
  expect(await readRows()).toEqual(before);
});
