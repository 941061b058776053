import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { maxComments } from '../../input/src/limits.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { type BoardGuest, createBoardGuest } from '../support/board-guest.ts';
import { cutListenConnections, type FaultCounts, keepFailing, killServers } from '../support/faults.ts';
import { startPostgres } from '../support/postgres.ts';
import { createTestRandoms, pick } from '../support/random.ts';
import { startSearchingProxy } from '../support/searching-proxy.ts';
import { prepareSites } from '../support/sites.ts';
import { soakMinutes } from '../support/soak.ts';

/**
 * Minutes, set by `pnpm soak leaks`. Without it, fewer guests take part, and the test ends after `goal` changes of
 * memberships and one fault of each kind.
 */
const minutes = soakMinutes;
const goal = 20;
const guestCount = minutes > 0 ? 20 : 4;
const boardIds = ['one', 'two', 'three'];

const sites = prepareSites(startPostgres);

test(
  'No guest receives a text that was written after they were removed, nor a text of another board',
  async () => {
    const nextRandom = createTestRandoms();
    const { databaseUrl, cluster } = await sites.start('leaks', 2);
    const owner = await createBoardGuest(() => cluster.url, 'Owner');
    for (const id of boardIds) {
      await owner.send('mutation ($id: ID!) { createBoard(input: { id: $id, name: "Board" }) { id } }', {
        id,
      });
    }
    const guests = await Promise.all(
      Array.from({ length: guestCount }, async (_, index) => {
        const proxy = await startSearchingProxy(Number(new URL(cluster.url).port));
        return { ...(await createBoardGuest(() => proxy.url, `Guest ${index}`)), proxy };
      }),
    );

    let changes = 0;
    const startedAt = performance.now();
    const faults: FaultCounts = new Map();
    const isOver = () =>
      minutes > 0 ? performance.now() - startedAt > minutes * 60_000 : changes >= goal && faults.size === 2;
    /** When each guest began to accept an invitation, by board. */
    const acceptances: { readonly guest: BoardGuest; readonly boardId: string; readonly at: number }[] = [];
    const random = nextRandom();

    /** Writes marked titles, descriptions and comments, whether or not a guest is a member. */
    const write = async (boardId: string) => {
      const change = (mutation: string, type: string, input: Record<string, string>) =>
        owner.send(
          `mutation ($id: ID!, $input: ${type}!) { ${mutation}(boardId: $id, input: $input) { id } }`,
          { id: boardId, input },
        );
      await change('createTask', 'CreateTaskInput', { id: 'card', title: 'Card', column: 'todo' });
      let base = '';
      for (let count = 0; !isOver(); count += 1) {
        const mark = `mark-${boardId}-${count}-`;
        // The log doesn't have the texts, but the key.
        const of = { changeId: mark };
        if (count % 3 === 0)
          await change('createTask', 'CreateTaskInput', { title: mark, column: 'todo', ...of });
        else if (count % 3 === 1) {
          await change('setDescription', 'SetDescriptionInput', { id: 'card', base, text: mark, ...of });
          base = mark;
        } else if (count < 3 * maxComments)
          await change('createComment', 'CreateCommentInput', {
            id: 'card',
            commentId: mark,
            text: mark,
            ...of,
          });
        await delay(10);
      }
    };
    const join = async (guest: BoardGuest, boardId: string) => {
      const { data } = await owner.send(
        'mutation ($id: ID!, $input: CreateInvitationInput!) { createInvitation(boardId: $id, input: $input) { token } }',
        { id: boardId, input: { role: random() < 0.5 ? 'viewer' : 'editor', maxUses: 1 } },
      );
      acceptances.push({ guest, boardId, at: performance.now() });
      await guest.send('mutation ($token: String!) { acceptInvitation(input: { token: $token }) { id } }', {
        token: Object(data).createInvitation.token,
      });
    };
    const changeMembership = async () => {
      const [guest, boardId] = [pick(random, guests), pick(random, boardIds)];
      if (!guest || !boardId) throw new Error('There are guests and boards.');
      const { data } = await owner.send(
        'query ($id: ID!) { board(id: $id) { users { id accountId role } } }',
        {
          id: boardId,
        },
      );
      const users = z
        .array(z.object({ id: z.string(), accountId: z.string().nullable(), role: z.string().nullable() }))
        .parse(Object(data).board.users);
      const member = users.find(({ accountId }) => accountId === guest.accountId);
      if (!member) return await join(guest, boardId);
      const isDemoted = member.role === 'editor' && random() < 0.3;
      const [mutation, input] = isDemoted
        ? ['setMemberRole', `{ id: "${member.id}", role: viewer }`]
        : ['removeMember', `{ id: "${member.id}" }`];
      await owner.send(`mutation ($id: ID!) { ${mutation}(boardId: $id, input: ${input}) { id } }`, {
        id: boardId,
      });
    };
    const manage = async () => {
      for (; !isOver(); changes += 1) await changeMembership();
    };
    await Promise.all([
      keepFailing(
        {
          'server kills': killServers(cluster, nextRandom()),
          'cut LISTEN connections': cutListenConnections(databaseUrl),
        },
        faults,
        { every: 9, done: () => changes, isOver, random: nextRandom() },
      ),
      ...boardIds.map(write),
      ...guests.map((guest) => guest.spy(boardIds, isOver)),
      manage(),
    ]);
    await cluster.close();
    await Promise.all(guests.map(({ proxy }) => proxy.close()));

    const { client, close } = await openDatabase(databaseUrl);
    const log = await client.boardEvent.findMany({ orderBy: { version: 'asc' } });
    await close();
    let [texts, textReads, removals] = [0, 0, 0];
    const leaks: string[] = [];
    for (const guest of guests) {
      for (const boardId of boardIds) {
        const events = log.filter((event) => event.boardId === boardId);
        const versions = new Map(events.map(({ changeId, version }) => [changeId, version]));
        /** The versions at which each membership of the guest ended; the last one may not have. */
        const ends: number[] = [];
        let personId: string | null = null;
        for (const { payload, version, kind } of events.filter((event) =>
          event.kind.startsWith('BOARD_USER'),
        )) {
          const { id, accountId } = Object(payload);
          if (accountId === guest.accountId) personId = id;
          else if (id === personId && kind === 'BOARD_USER_UPDATED' && !accountId) {
            ends.push(version);
            personId = null;
          }
        }
        removals += ends.length;
        if (personId) ends.push(Number.POSITIVE_INFINITY);
        const begun = acceptances.filter((one) => one.guest === guest && one.boardId === boardId);
        for (const { mark, at } of guest.proxy.received.filter((one) =>
          one.mark.startsWith(`mark-${boardId}-`),
        )) {
          texts += 1;
          if (Number(mark.split('-')[2]) % 3 > 0) textReads += 1;
          // An acceptance whose answer was lost joined the guest only once, so there are at most as many ends.
          const started = begun.filter((one) => one.at <= at).length;
          const end = ends[Math.min(started, ends.length) - 1] ?? 0;
          const version = versions.get(mark) ?? 0;
          if (version > end) leaks.push(`${guest.name} got ${mark} of version ${version} after ${end}`);
        }
      }
    }
    process.stdout.write(
      `${changes} changes of memberships, ${removals} removals, ${texts} texts received, ` +
        `${[...faults].map(([kind, count]) => `${count} ${kind}`).join(', ')}, ${leaks.length} leaks\n`,
    );
    expect(leaks).toEqual([]);
    expect(textReads).toBeGreaterThan(10);
    expect(removals).toBeGreaterThan(2);
    expect(texts).toBeGreaterThan(100);
  },
  (minutes + 5) * 60_000,
);
