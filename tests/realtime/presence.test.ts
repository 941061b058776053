import { expect, test } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { startApiServer } from '../support/api-server.ts';
import { connectGraphql } from '../support/graphql-client.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';

const query = `subscription ($participantId: ID!, $dragging: ID) {
  boardPresence(participantId: $participantId, dragging: $dragging) { count participants { id name taskId } }
}`;

/** Opens the board as a visitor and keeps the presence that was reported last. */
function visit(url: string, variables: { participantId: string; dragging?: string }, headers = {}) {
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
  const guest = visit(server.url, { participantId: 'guest' });
  const member = visit(server.url, { participantId: 'member', dragging: 'card' }, headers);
  const everyone = {
    count: 2,
    participants: [
      { id: 'member', name: 'Grace', taskId: 'card' },
      { id: 'guest', name: 'Guest', taskId: null },
    ],
  };
  for (const visitor of [guest, member]) await expect.poll(visitor.presence).toEqual(everyone);
  // A new tab is told, although nothing has changed for the others.
  const tab = visit(server.url, { participantId: 'member' }, headers);
  await expect.poll(tab.presence).toEqual(everyone);
  await member.leave();
  await expect.poll(guest.presence).toMatchObject({
    count: 2,
    participants: [{ taskId: null }, { taskId: null }],
  });
  await tab.leave();
  await expect.poll(guest.presence).toEqual({
    count: 1,
    participants: [{ id: 'guest', name: 'Guest', taskId: null }],
  });
  await guest.leave();
  await server.close();
});

test('Presence includes visitors of other servers until those stop', async () => {
  const databaseUrl = await createTestDatabase();
  const [first, second] = [await startApiServer({ databaseUrl }), await startApiServer({ databaseUrl })];
  const [ada, grace] = [
    visit(first.url, { participantId: 'ada' }),
    visit(second.url, { participantId: 'grace' }),
  ];
  for (const visitor of [ada, grace]) await expect.poll(visitor.presence).toMatchObject({ count: 2 });
  const tab = visit(second.url, { participantId: 'ada', dragging: 'card' });
  await expect.poll(ada.presence).toMatchObject({
    count: 2,
    participants: [{ id: 'ada', taskId: 'card' }, { id: 'grace' }],
  });
  await tab.leave();
  await expect.poll(ada.presence).toMatchObject({
    count: 2,
    participants: [{ taskId: null }, { taskId: null }],
  });
  await first.close();
  await expect.poll(grace.presence).toMatchObject({ count: 1, participants: [{ id: 'grace' }] });
  await grace.leave();
  await ada.leave();
  await second.close();
});
