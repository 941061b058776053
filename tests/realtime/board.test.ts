import { describe, expect, test } from 'vitest';
import { changes } from '../../board/src/changes/index.ts';
import { openBoardId } from '../../server/src/modules/board/open-board.ts';
import { createMemory, makeChange, privateKinds } from '../support/board-changes.ts';
import { openBoardClients } from '../support/board-client.ts';
import { openBoardLogs } from '../support/board-logs.ts';
import { boardMutations, inputPaths, pathsOf } from '../support/board-mutations.ts';
import { checkStoredBoards, compareWithStored, expectSameBoards } from '../support/board-proof.ts';
import { createTally, makeChanges } from '../support/board-workload.ts';
import { changeMembers, managedKinds, openPrivateBoards } from '../support/private-boards.ts';
import { createTestRandoms } from '../support/random.ts';
import { prepareSites } from '../support/sites.ts';
import { isSoak } from '../support/soak.ts';

/**
 * On the open board, ten changes by each client, which is enough for every kind of change to meet every other. `pnpm soak`
 * makes more.
 */
const count = isSoak ? 5_000 : 200;
/** The changes of the private boards together. */
const privateGoal = isSoak ? 5_000 : 90;
const privateBoards = isSoak ? { boards: 10, members: 4 } : { boards: 3, members: 2 };

const sites = prepareSites();

/** The mutations of a board that aren't kinds of changes, or start a whole board. */
const otherMutations = [
  'cancelImport',
  'createInvitation',
  'finishImport',
  'importCards',
  'markCardNoticesRead',
  'revokeInvitation',
];

test('The random changes and the changes of owners are all changes of a board', () => {
  const made = new Set([...privateKinds.map(([name]) => name), ...Object.keys(managedKinds)]);
  expect([...made].sort()).toEqual(Object.keys(changes).sort());
  const others = boardMutations.filter(({ name }) => !made.has(name));
  expect(others.map(({ name }) => name).sort()).toEqual(otherMutations);
});

test('The random changes use every field of their mutations', async () => {
  const { cluster } = await sites.start('kinds', 1);
  const [board] = await openPrivateBoards(() => cluster.url, { boards: 1, members: 1 });
  const client = board?.clients[0];
  if (!client) throw new Error('The board has a client.');
  const [memory, random] = [createMemory(), createTestRandoms()()];
  const names = new Set<string>(privateKinds.map(([name]) => name));
  const left = new Set(boardMutations.filter(({ name }) => names.has(name)).flatMap(inputPaths));
  const cards = privateKinds.filter(([name]) => name === 'createTask');
  for (let round = 0; round < 100 && left.size > 0; round += 1) {
    for (const kind of [...cards, ...cards, ...cards, ...privateKinds]) {
      // An edit of an earlier text can be refused.
      memory.texts.clear();
      const change = await makeChange(kind, client, memory, random);
      if (!change) continue;
      const { data, errors } = await client.change(change.name, change.variables);
      if (!data) throw new Error(`${JSON.stringify(change)} was refused: ${JSON.stringify(errors)}`);
      for (const path of pathsOf(change.variables, change.name)) left.delete(path);
      const read = await board.owner.send('query ($id: ID!) { board(id: $id) { version } }', {
        id: board.id,
      });
      await client.reached(Object(read.data).board.version);
    }
  }
  await client.close();
  expect([...left]).toEqual([]);
});

describe.each([
  ['SQLite', 1],
  ['Postgres with two servers', 2],
])('On %s', (name, servers) => {
  test(`the open board and several private boards, whose members come and go, show the same to all clients after ${count} concurrent changes`, async () => {
    const nextRandom = createTestRandoms();
    const { databaseUrl, cluster } = await sites.start('board', servers);
    const url = () => cluster.url;
    const [clients, boards] = await Promise.all([
      openBoardClients(url, 20),
      openPrivateBoards(url, privateBoards),
    ]);
    const logs = await openBoardLogs(databaseUrl);
    const tally = createTally();
    const startedAt = performance.now();
    let left = count;
    const privateChanges = () => boards.reduce((sum, board) => sum + board.tally.acknowledged.size, 0);
    const isOver = () => privateChanges() >= privateGoal;
    await Promise.all([
      logs.follow(() => left <= 0 && isOver()),
      ...clients.map((client) => makeChanges(client, tally, nextRandom(), () => left-- <= 0)),
      ...boards.flatMap((board) => [
        changeMembers(board, nextRandom(), isOver),
        ...board.clients.map((client) => makeChanges(client, board.tally, nextRandom(), isOver)),
      ]),
    ]);
    const seconds = (performance.now() - startedAt) / 1_000;

    const { tasks } = await expectSameBoards(cluster.url, clients);
    for (const { id: boardId, owner, clients } of boards) {
      await expectSameBoards(cluster.url, clients, { boardId, headers: owner.headers });
    }
    const all = [{ id: openBoardId, clients, tally }, ...boards];
    const allClients = all.flatMap((board) => board.clients);
    expect(allClients.flatMap(({ faults }) => faults)).toEqual([]);
    expect(all.reduce((sum, board) => sum + board.tally.resent, 0)).toBe(0);
    await Promise.all(allClients.map((client) => client.close()));
    await cluster.close();
    await logs.read();
    const stored = await checkStoredBoards(databaseUrl, logs);
    for (const { id, tally } of all) {
      expect(compareWithStored(stored.get(id), tally), id).toEqual({ lost: [], repeated: [] });
    }
    const removals = boards.reduce((sum, board) => sum + board.removals, 0);
    expect(removals).toBeGreaterThan(0);
    process.stdout.write(
      `${name}: ${count} changes in ${seconds.toFixed(1)} s, ${tally.acknowledged.size} applied, ` +
        `${tally.rejected.size} rejected as conflicts, ${tasks.length} cards at the end; ` +
        `${privateChanges()} changes and ${removals} removals ` +
        `on ${boards.length} private boards.\n`,
    );
  }, 600_000);
});
