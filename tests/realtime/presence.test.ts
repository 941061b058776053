import { expect, test } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';

const query = `subscription ($participantId: ID!, $dragging: ID, $editing: ID) {
  boardPresence(participantId: $participantId, dragging: $dragging, editing: $editing) {
    count
    participants { id name taskId editingId }
  }
}`;

/** Opens the board as a visitor and keeps the presence that was reported last. */
function visit(
  url: string,
  variables: { participantId: string; dragging?: string; editing?: string },
  headers = {},
) {
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
      { id: 'member', name: 'Grace', taskId: 'card', editingId: null },
      { id: 'guest', name: 'Guest', taskId: null, editingId: null },
    ],
  };
  for (const visitor of [guest, member]) await expect.poll(visitor.presence).toEqual(everyone);
  // A new tab gets the roster, although it hasn't changed for other tabs.
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
    participants: [{ id: 'guest', name: 'Guest', taskId: null, editingId: null }],
  });
  await guest.leave();
  await server.close();
});

test('Presence says which card a participant edits, and a window that drags a card counts before it', async () => {
  const server = await startApiServer();
  const { headers } = await signUp(server.url, { username: 'Ana' });
  const guest = visit(server.url, { participantId: 'guest' });
  const editor = visit(server.url, { participantId: 'editor', editing: 'card' }, headers);
  const reader = visit(server.url, { participantId: 'reader' }, headers);
  const listed = (ana: object) => ({ count: 2, participants: [ana, { id: 'guest', editingId: null }] });
  await expect
    .poll(guest.presence)
    .toMatchObject(listed({ id: 'editor', name: 'Ana', taskId: null, editingId: 'card' }));
  const dragger = visit(server.url, { participantId: 'dragger', dragging: 'other' }, headers);
  await expect
    .poll(guest.presence)
    .toMatchObject(listed({ id: 'dragger', taskId: 'other', editingId: null }));
  for (const visitor of [dragger, editor]) await visitor.leave();
  await expect.poll(guest.presence).toMatchObject({
    count: 2,
    participants: [{ editingId: null }, { editingId: null }],
  });
  for (const visitor of [reader, guest]) await visitor.leave();
  await server.close();
});

test('Presence includes visitors of other servers until these servers stop', async () => {
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

test('A member who has a board open was last seen now, however long they have been there', async () => {
  const server = await startApiServer();
  const { headers } = await signUp(server.url, { username: 'Grace' });
  const send = (text: string) => postGraphql(server.url, text, {}, headers);
  await send('mutation { createBoard(input: { id: "seen", name: "Seen" }) { id } }');
  const client = connectGraphql(server.url, headers);
  const presence = client.iterate({
    query: 'subscription { boardPresence(boardId: "seen", participantId: "grace") { count } }',
  });
  expect((await presence.next()).value).toMatchObject({ data: { boardPresence: { count: 1 } } });
  const lastSeen = async () => {
    const { data } = await send('{ lastSeenMembers(boardId: "seen") { lastSeenAt } }');
    return Date.now() - Date.parse(Object(data).lastSeenMembers[0].lastSeenAt);
  };
  await server.db.boardUser.updateMany({ data: { lastSeenAt: new Date(0) } });
  expect(await lastSeen()).toBeLessThan(60_000);
  presence.return?.().catch(() => undefined);
  await client.dispose();
  await expect.poll(lastSeen).toBeGreaterThan(60_000);
});
