import { test } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { startApiServer } from '../support/api-server.ts';
import { eventually } from '../support/eventually.ts';
import { connectGraphql } from '../support/graphql-client.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';

const query = `subscription ($person: ID!, $dragging: ID) {
  boardPresence(person: $person, dragging: $dragging) { count people { id name taskId } }
}`;

/** Opens the board as a visitor and keeps the presence that was reported last. */
function visit(url: string, variables: { person: string; dragging?: string }, headers = {}) {
  const client = connectGraphql(url, headers);
  let reported: unknown;
  const listening = (async () => {
    for await (const { data } of client.iterate({ query, variables })) {
      reported = data?.['boardPresence'];
    }
  })().catch(() => undefined);
  return {
    presence: () => reported,
    leave: async () => {
      await client.dispose();
      await listening;
    },
  };
}

test('Presence lists members and guests, and a member with several tabs once', async () => {
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
  for (const visitor of [guest, member, tab]) await eventually(visitor.presence).toEqual(everyone);
  await member.leave();
  await eventually(guest.presence).toMatchObject({ count: 2, people: [{ taskId: null }, { taskId: null }] });
  await tab.leave();
  await eventually(guest.presence).toEqual({
    count: 1,
    people: [{ id: 'guest', name: 'Guest', taskId: null }],
  });
  await guest.leave();
  await server.close();
});

test('Presence includes visitors of other servers until those stop', async () => {
  const databaseUrl = await createTestDatabase();
  const [first, second] = [await startApiServer({ databaseUrl }), await startApiServer({ databaseUrl })];
  const [ada, grace] = [visit(first.url, { person: 'ada' }), visit(second.url, { person: 'grace' })];
  for (const visitor of [ada, grace]) await eventually(visitor.presence).toMatchObject({ count: 2 });
  const tab = visit(second.url, { person: 'ada', dragging: 'card' });
  await eventually(ada.presence).toMatchObject({
    count: 2,
    people: [{ id: 'ada', taskId: 'card' }, { id: 'grace' }],
  });
  await tab.leave();
  await eventually(ada.presence).toMatchObject({ count: 2, people: [{ taskId: null }, { taskId: null }] });
  await first.close();
  await eventually(grace.presence).toMatchObject({ count: 1, people: [{ id: 'grace' }] });
  await grace.leave();
  await ada.leave();
  await second.close();
});
