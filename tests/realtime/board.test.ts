import { expect, test } from 'vitest';
import { type BoardClient, openBoardClient } from '../utils/board-client.ts';
import { describeOnBoth } from '../utils/on-both.ts';

const columns = ['todo', 'inprogress', 'done'];
const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** One change that somebody might make of the board as they see it. */
function randomChange(client: BoardClient): [name: string, input: Record<string, unknown>] {
  const { tasks } = client.seen();
  const task = pick(tasks);
  const column = pick(columns);
  const changeId = crypto.randomUUID();
  const dice = Math.random();
  if (!task || dice < 0.3) return ['createTask', { title: `Card ${changeId}`, column, changeId }];
  if (dice < 0.4) return ['updateTask', { id: task.id, title: `Edited ${changeId}`, changeId }];
  if (dice < 0.5) return ['deleteTask', { id: task.id, changeId }];
  const anchor = pick(tasks.filter((other) => other.column === column && other.id !== task.id));
  const side = Math.random() < 0.5 ? 'before' : 'after';
  return ['moveTask', { id: task.id, column, changeId, ...(anchor && { [side]: anchor.id }) }];
}

describeOnBoth('Board', (server) => {
  test('Twenty clients make 5,000 changes at once, and all see the same board at the end', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => openBoardClient(() => server().url)));
    let acknowledged = 0;
    await Promise.all(
      clients.map(async (client) => {
        for (let count = 0; count < 250; count += 1) {
          const { data, errors } = await client.change(...randomChange(client));
          if (data) acknowledged += 1;
          // Another may have deleted the card meanwhile; nothing else goes wrong.
          else expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
        }
      }),
    );
    await Promise.all(clients.map((client) => client.reached(acknowledged)));
    const fresh = await openBoardClient(() => server().url);
    for (const client of clients) {
      expect(client.faults).toEqual([]);
      expect(client.seen()).toEqual(fresh.seen());
    }
    expect(fresh.seen().version).toBe(acknowledged);
    await Promise.all([...clients, fresh].map((client) => client.close()));
  }, 120_000);
});
