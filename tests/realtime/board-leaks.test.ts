import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { maxComments } from '../../board/src/limits.ts';
import { type BoardGuest, createBoardGuest } from '../support/board-guest.ts';
import { openBoardLogs } from '../support/board-logs.ts';
import { writeMutation } from '../support/board-mutations.ts';
import { cutListenConnections, type FaultCounts, keepFailing, killServers } from '../support/faults.ts';
import { startPostgres } from '../support/postgres.ts';
import { createTestRandoms, pick } from '../support/random.ts';
import { startSearchingProxy } from '../support/searching-proxy.ts';
import { prepareSites } from '../support/sites.ts';
import { isSoak, soakMinutes } from '../support/soak.ts';

/**
 * Without `pnpm soak leaks`, which has minutes, fewer guests take part on fewer boards, and the test ends after `goal` changes of
 * memberships and one fault of each kind.
 */
const goal = 12;
const guestCount = isSoak ? 20 : 3;
/** The texts that are written, and the reads of own cards and notices, before the next change of a membership. */
const pace = 8;
/** The kinds of marked texts. */
const writes = 5;
const boardIds = isSoak ? ['one', 'two', 'three'] : ['one', 'two'];

const sites = prepareSites(startPostgres);

interface MembershipChange {
  readonly guest: BoardGuest;
  readonly boardId: string;
  /** Milliseconds since the process started. */
  readonly at: number;
}

const people = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    accountId: z.string().nullable(),
    role: z.string().nullable(),
  }),
);

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

    let [changes, written] = [0, 0];
    const startedAt = performance.now();
    const faults: FaultCounts = new Map();
    const isOver = () =>
      isSoak ? performance.now() - startedAt > soakMinutes * 60_000 : changes >= goal && faults.size === 2;
    /** When each guest began to accept an invitation, by board. */
    const acceptances: MembershipChange[] = [];
    /** When each removal was answered. */
    const removed: MembershipChange[] = [];
    const random = nextRandom();

    /** Reads the people of a board without its owner: members, and former members who stay as names. */
    const readPeople = async (boardId: string) => {
      const { data } = await owner.send(
        'query ($id: ID!) { board(id: $id) { users { id name accountId role } } }',
        { id: boardId },
      );
      return people.parse(Object(data).board.users).filter(({ role }) => role !== 'owner');
    };
    /**
     * Writes marked titles, descriptions, comments and names of a board, whether or not a guest is a member. All guests who are
     * or were members are assigned and mentioned.
     */
    const write = async (boardId: string) => {
      const change = (name: string, input: Record<string, unknown>) =>
        owner.send(writeMutation(name), { boardId, input });
      await change('createTask', { id: 'card', title: 'Card', columnId: 'todo' });
      let base = '';
      for (let count = 0; !isOver(); count += 1) {
        const guests = await readPeople(boardId);
        const assigned = guests.map(({ id }) => id);
        const mark = `mark-${boardId}-${count}-`;
        const text = [mark, ...guests.map(({ name }) => `@${name}`)].join(' ');
        // The log doesn't have the texts, but the key.
        const of = { changeId: mark };
        const kind = count % writes;
        if (kind === 0)
          await change('createTask', { title: mark, columnId: 'todo', assigneeIds: assigned, ...of });
        else if (kind === 1)
          await change('updateTask', { id: 'card', title: mark, assignees: { add: assigned }, ...of });
        else if (kind === 2) await change('renameBoard', { name: mark, ...of });
        else if (kind === 3) {
          await change('setDescription', { id: 'card', base, text, ...of });
          base = text;
        } else if (count < writes * maxComments)
          await change('createComment', { id: 'card', commentId: mark, text, ...of });
        written += 1;
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
      const member = (await readPeople(boardId)).find(({ accountId }) => accountId === guest.accountId);
      if (!member) return await join(guest, boardId);
      const isDemoted = member.role === 'editor' && random() < 0.3;
      const [mutation, input] = isDemoted
        ? ['setMemberRole', `{ id: "${member.id}", role: viewer }`]
        : ['removeMember', `{ id: "${member.id}" }`];
      await owner.send(`mutation ($id: ID!) { ${mutation}(boardId: $id, input: ${input}) { id } }`, {
        id: boardId,
      });
      if (!isDemoted) removed.push({ guest, boardId, at: performance.now() });
    };
    const logs = await openBoardLogs(databaseUrl);
    const manage = async () => {
      for (; !isOver(); changes += 1) {
        // Before the servers prune the log.
        await logs.read();
        const reads = () => guests.reduce((sum, guest) => sum + guest.ownReads.length, 0);
        while (!isOver() && Math.min(written, reads()) < pace * changes) await delay(10);
        await changeMembership();
      }
    };
    await Promise.all([
      keepFailing(
        {
          'server kills': killServers(cluster, nextRandom()),
          'cut LISTEN connections': cutListenConnections(databaseUrl),
        },
        faults,
        { every: 4, done: () => changes, isOver, random: nextRandom() },
      ),
      ...boardIds.map(write),
      ...guests.map((guest) => guest.spy(boardIds, isOver)),
      manage(),
    ]);
    await cluster.close();
    await Promise.all(guests.map(({ proxy }) => proxy.close()));
    await logs.read();

    let [texts, textReads, removals, ownReads] = [0, 0, 0, 0];
    const leaks: string[] = [];
    for (const guest of guests) {
      for (const boardId of boardIds) {
        const events = logs.eventsOf(boardId);
        const versions = new Map(events.map(({ changeId, version }) => [changeId, version]));
        /** The versions at which each membership of the guest ended. The last membership may not have ended. */
        const ends: number[] = [];
        let personId: string | null = null;
        for (const { writes, version } of events) {
          for (const { id, accountId } of writes.people ?? []) {
            if (accountId === guest.accountId) personId = id;
            else if (id === personId && accountId === null) {
              ends.push(version);
              personId = null;
            }
          }
        }
        removals += ends.length;
        if (personId) ends.push(Number.POSITIVE_INFINITY);
        const begun = acceptances.filter((one) => one.guest === guest && one.boardId === boardId);
        for (const { mark, at } of guest.proxy.received.filter((one) =>
          one.mark.startsWith(`mark-${boardId}-`),
        )) {
          texts += 1;
          if (Number(mark.split('-')[2]) % writes > 2) textReads += 1;
          // An acceptance whose answer was lost joined the guest only once, so there are at most as many ends.
          const started = begun.filter((one) => one.at <= at).length;
          const end = ends[Math.min(started, ends.length) - 1] ?? 0;
          const version = versions.get(mark) ?? 0;
          if (version > end) leaks.push(`${guest.name} got ${mark} of version ${version} after ${end}`);
        }
        const ended = removed.filter((one) => one.guest === guest && one.boardId === boardId);
        for (const read of guest.ownReads.filter(({ boardIds }) => boardIds.has(boardId))) {
          ownReads += 1;
          const end = ended.findLast(({ at }) => at < read.startedAt)?.at;
          if (end !== undefined && !begun.some(({ at }) => at > end && at < read.endedAt))
            leaks.push(`${guest.name} got cards or notices of ${boardId} after the removal`);
        }
      }
    }
    process.stdout.write(
      `${changes} changes of memberships, ${removals} removals, ${texts} texts received, ${ownReads} reads of own cards and notices, ` +
        `${[...faults].map(([kind, count]) => `${count} ${kind}`).join(', ')}, ${leaks.length} leaks\n`,
    );
    expect(leaks).toEqual([]);
    expect(textReads).toBeGreaterThan(10);
    expect(removals).toBeGreaterThan(1);
    expect(texts).toBeGreaterThan(100);
    expect(ownReads).toBeGreaterThan(10);
  },
  (soakMinutes + 5) * 60_000,
);
