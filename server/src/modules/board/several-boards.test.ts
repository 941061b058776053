import { findMember } from '@canary/board/changes/run';
import type { Snapshot } from '@canary/board/model';
import { type BoardRole, can } from '@canary/board/roles';
import { createBoardState } from '@canary/board/state';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseForTest } from '../../../../tests/support/for-test.ts';
import { createTestRandoms, pick, type Random } from '../../../../tests/support/random.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createRateLimits } from '../../guards/rate/rate-limits.ts';
import { ForbiddenError, InputError, NotFoundError } from '../../platform/errors.ts';
import { createPubSub, type PubSub } from '../../platform/pubsub/pubsub.ts';
import type { BoardDb } from './database.ts';
import { type Boards, openBoards } from './log/boards.ts';
import { parseEvent } from './log/event.ts';
import { boardNotFound, readBoard } from './log/read-board.ts';
import { BoardAccess } from './members/access.ts';
import { acceptInvitation, createInvitation } from './members/invitations.ts';
import { createBoard } from './members/own-boards.ts';
import { openBoardId } from './open-board.ts';

const boardIds = ['red', 'green', 'blue'];
const accounts = ['ada', 'bob', 'cleo', 'dan'];
/** Another change deleted the card or person, or the person is a member now. */
const conflicts = [NotFoundError, InputError, ForbiddenError];
const columns = ['todo', 'inprogress', 'done'] as const;
/** In each round, every account makes changes on every board while the owner changes the members. */
const rounds = 20;
const changesPerRound = 3;

const sender = (userId: string) => ({ address: '192.0.2.1', userId, sessionId: 'session' });

/** Two servers of one database. Half of the signals between them get lost. */
async function openSite(random: Random) {
  const db = await openDatabaseForTest();
  const clock = createTestClock();
  const topics = createPubSub();
  const pubsub: PubSub = {
    isShared: true,
    subscribe: topics.subscribe,
    publish: (topic, except) => {
      if (random() < 0.5) topics.publish(topic, except);
    },
  };
  const openServer = async () => {
    const boards = await openBoards({ db, pubsub, logger: fastify().log, clock });
    onTestFinished(() => boards.close());
    return { boards, boardAccess: 'open' } as const;
  };
  return { db, clock, servers: [await openServer(), await openServer()] };
}

test('Three boards on two servers keep their changes, people and roles apart under concurrent changes', async () => {
  const nextRandom = createTestRandoms();
  const random = nextRandom();
  const { db, clock, servers } = await openSite(random);
  const anyServer = () => pick(random, servers) ?? expect.unreachable();
  for (const id of boardIds) {
    const services = { ...anyServer(), rateLimits: createRateLimits(db, clock) };
    await createBoard(services, sender('olga'), { id, name: id }, `Olga of ${id}`);
  }
  /** The accesses that a user opened as an editor, before they were removed or demoted. */
  const kept = new Map<string, BoardAccess<'editCards'>[]>();
  const outcomes = { applied: 0, removed: 0, readOnly: 0, conflicts: 0 };

  /** Invites, removes or demotes a user. Returns their role, which may be none: the person that they claim may be deleted. */
  const setRole = async (boardId: string, account: string, role: BoardRole | null) => {
    const owner = await BoardAccess.open(anyServer(), sender('olga'), boardId, 'manage');
    const { users } = (await owner.currentBoard()).snapshot();
    const member = users.find(({ accountId }) => accountId === account);
    let joined: Promise<unknown> | undefined;
    if (member && role) await owner.change('setMemberRole', { id: member.id, role });
    else if (member) await owner.change('removeMember', { id: member.id });
    else if (role) {
      const { token } = await createInvitation(owner, { role, days: 7, maxUses: 1 });
      const people = users.filter(({ accountId }) => !accountId);
      const use = { token, personId: random() < 0.2 ? pick(random, people)?.id : null };
      joined = acceptInvitation(anyServer(), sender(account), use, `${account} of ${boardId}`);
    }
    owner.close();
    return await Promise.resolve(joined).then(
      () => role,
      () => null,
    );
  };

  /** Makes a change as a user who is an editor or was one, and checks its outcome. */
  const change = async (boardId: string, account: string, possibleRoles: readonly (BoardRole | null)[]) => {
    const key = `${boardId} ${account}`;
    try {
      const old = pick(random, kept.get(key) ?? []);
      const access =
        old && random() < 0.7
          ? old
          : await BoardAccess.open(anyServer(), sender(account), boardId, 'editCards');
      if (access !== old) kept.set(key, [...(kept.get(key) ?? []), access]);
      await makeChange(access, random);
      expect(possibleRoles).toContain('editor');
      outcomes.applied += 1;
    } catch (error) {
      if (error instanceof NotFoundError && error.message === boardNotFound().message) {
        expect(possibleRoles).toContain(null);
        outcomes.removed += 1;
      } else if (error instanceof ForbiddenError && error.message.startsWith('You can only read')) {
        expect(possibleRoles).toContain('viewer');
        outcomes.readOnly += 1;
      } else if (conflicts.some((kind) => error instanceof kind)) {
        expect(possibleRoles).toContain('editor');
        outcomes.conflicts += 1;
      } else throw error;
    }
  };

  const roles = new Map<string, BoardRole | null>();
  const changeAll = async (boardId: string, account: string) => {
    const key = `${boardId} ${account}`;
    const before = roles.get(key) ?? null;
    const others = [null, 'viewer', 'editor', 'editor', 'editor'] as const;
    const next = random() < 0.3 ? (pick(random, others) ?? null) : before;
    // While the role changes, a change is judged by either role.
    const changes = Array.from({ length: changesPerRound }, () => change(boardId, account, [before, next]));
    const [role] = await Promise.all([next === before ? next : setRole(boardId, account, next), ...changes]);
    roles.set(key, role);
  };
  const rename = async (boardId: string) => {
    const access = await BoardAccess.open(anyServer(), sender('olga'), boardId, 'manage');
    await access.change('renameBoard', { name: `Board of ${boardId}` });
    access.close();
  };
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([
      ...boardIds.flatMap((boardId) => accounts.map((account) => changeAll(boardId, account))),
      rename(pick(random, boardIds) ?? ''),
    ]);
  }

  await expectSameBoards(db, servers, () => clock.advance(2_000));
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(5);
});

/**
 * Makes a random change. The same change has the same ids and idempotency key on every board, but other texts, so that the
 * boards' changes could be confused.
 */
async function makeChange(access: BoardAccess<'editCards'>, random: Random): Promise<void> {
  const anyId = (name: string, count: number) => `${name}-${Math.floor(random() * count)}`;
  const text = `Text of ${access.board.id}`;
  const [id, other, personId] = [anyId('card', 6), anyId('card', 6), anyId('person', 3)];
  const assigneeIds = random() < 0.3 ? [personId] : [];
  const columnId = pick(random, columns) ?? 'todo';
  const position = { columnId, [random() < 0.5 ? 'before' : 'after']: other };
  const keyFor = (kind: string, changed: string) => (random() < 0.5 ? `${kind}-${changed}` : null);
  const card = { id, title: text, assigneeIds, ...position };
  const edit = { id, title: text, assignees: { add: assigneeIds } };
  const changes = [
    () => access.change('createTask', card, keyFor('create', id)),
    () => access.change('createTask', { title: text, columnId }),
    () => access.change('updateTask', edit, keyFor('edit', id)),
    () => access.change('moveTask', { id, ...position }, keyFor('move', id)),
    () => access.change('deleteTask', { id }),
    () => access.change('restoreTask', { id }),
    () => access.change('createBoardUser', { id: personId, name: text }, keyFor('person', personId)),
    () => access.change('updateBoardUser', { id: personId, name: text }),
    () => access.change('deleteBoardUser', { id: personId }),
  ];
  await pick(random, changes)?.();
  expect(JSON.stringify(access.board.log.board.snapshot())).not.toMatch(otherBoards(access.board.id));
}

/** The texts of all boards but one. */
function otherBoards(boardId: string): RegExp {
  return new RegExp(boardIds.flatMap((id) => (id === boardId ? [] : `of ${id}`)).join('|'));
}

/** Checks the logs, and that every server has the boards of the database. */
async function expectSameBoards(
  db: BoardDb,
  servers: readonly { readonly boards: Boards }[],
  poll: () => void,
): Promise<void> {
  for (const boardId of [...boardIds, openBoardId]) {
    const stored = await readSorted(db, boardId);
    const rows = await db.boardEvent.findMany({ where: { boardId }, orderBy: { version: 'asc' } });
    expect(rows.map(({ version }) => version)).toEqual(
      Array.from({ length: stored.version }, (_, at) => at + 1),
    );
    const replayed = createBoardState();
    for (const event of rows.map(parseEvent)) {
      const isJoin = event.kind === 'joinBoard' || event.kind === 'createBoard';
      const actor = findMember(replayed.users(), event.actorId);
      expect(isJoin || can(actor?.role, 'editCards')).toBe(true);
      replayed.apply(event);
    }
    expect(JSON.stringify([stored, rows])).not.toMatch(otherBoards(boardId));
    const tasks = [...replayed.cards()];
    const users = [...replayed.users().values()];
    expect(sorted({ ...stored, tasks, users, version: replayed.version() })).toEqual(stored);
    for (const { boards } of servers) {
      // Boards that aren't used are read when they are.
      const { board, release } = await boards.hold(boardId, '192.0.2.1');
      poll();
      await expect.poll(board.log.events.newest).toBe(stored.version);
      expect(sorted(board.log.board.snapshot())).toEqual(stored);
      release();
    }
  }
}

async function readSorted(db: BoardDb, boardId: string): Promise<Snapshot> {
  return sorted(await readBoard(db, boardId));
}

/** Sorted by id. Cards of different columns may have the same rank, but not two cards of one column. */
function sorted({ tasks, users, ...board }: Snapshot): Snapshot {
  const byId = <Item extends { id: string }>(items: readonly Item[]) =>
    [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(new Set(tasks.map(({ columnId, rank }) => `${columnId} ${rank}`)).size).toBe(tasks.length);
  return { ...board, tasks: byId(tasks), users: byId(users) };
}
