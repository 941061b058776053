import { expect, test } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { startApiServer } from '../support/api-server.ts';
import { connectGraphql } from '../support/graphql-client.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';

const presence = `subscription ($person: ID!, $dragging: ID) {
  boardPresence(person: $person, dragging: $dragging) { count people { id name taskId } }
}`;

/** Comes to the board, and keeps what it is told last. */
function visit(url: string, variables: { person: string; dragging?: string }, headers = {}) {
  const client = connectGraphql(url, headers);
  let told: unknown;
  const listening = (async () => {
    for await (const { data } of client.iterate({ query: presence, variables })) {
      told = data?.['boardPresence'];
    }
  })().catch(() => undefined);
  return {
    told: () => told,
    leave: async () => {
      await client.dispose();
      await listening;
    },
  };
}

test('Who opens the board is there, whoever they are, and by all of their tabs once', async () => {
  const server = await startApiServer();
  const { headers } = await signUp(server.url, { username: 'Grace' });
  const guest = visit(server.url, { person: 'guest' });
  const member = visit(server.url, { person: 'member', dragging: 'card' }, headers);
  const tab = visit(server.url, { person: 'member' }, headers);
  const everyone = {
    count: 2,
    people: [
      { id: 'member', name: 'Grace', taskId: 'card' },
      { id: 'guest', name: 'Guest', taskId: null },
    ],
  };
  for (const visitor of [guest, member, tab]) await expect.poll(visitor.told).toEqual(everyone);
  await member.leave();
  await expect.poll(guest.told).toMatchObject({ count: 2, people: [{ taskId: null }, { taskId: null }] });
  await tab.leave();
  await expect.poll(guest.told).toEqual({ count: 1, people: [{ id: 'guest', name: 'Guest', taskId: null }] });
  await guest.leave();
  await server.close();
});

test('Who is at the board by one server is seen on the other, and gone when that server stops', async () => {
  const databaseUrl = await createTestDatabase();
  const [first, second] = [await startApiServer({ databaseUrl }), await startApiServer({ databaseUrl })];
  const [ada, grace] = [visit(first.url, { person: 'ada' }), visit(second.url, { person: 'grace' })];
  for (const { told } of [ada, grace]) await expect.poll(told).toMatchObject({ count: 2 });
  const tab = visit(second.url, { person: 'ada', dragging: 'card' });
  await expect
    .poll(ada.told)
    .toMatchObject({ count: 2, people: [{ id: 'ada', taskId: 'card' }, { id: 'grace' }] });
  await tab.leave();
  await expect.poll(ada.told).toMatchObject({ count: 2, people: [{ taskId: null }, { taskId: null }] });
  await first.close();
  await expect.poll(grace.told).toMatchObject({ count: 1, people: [{ id: 'grace' }] });
  await grace.leave();
  await ada.leave();
  await second.close();
});
