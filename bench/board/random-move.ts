import type { MemberAccess } from '../../server/src/modules/board/members/access.ts';

const columns = ['todo', 'inprogress', 'done'] as const;

/** The input of a random move, without an idempotency key. */
export function randomMove(ids: readonly string[]) {
  const randomId = () => ids[Math.floor(Math.random() * ids.length)] ?? '';
  const id = randomId();
  const before = randomId();
  const columnId = columns[Math.floor(Math.random() * columns.length)] ?? 'todo';
  return { id, columnId, ...(before !== id && { before }) };
}

/** Makes a random move by calling the rules. */
export async function makeRandomMove(access: MemberAccess, ids: readonly string[]): Promise<void> {
  await access.change('moveTask', randomMove(ids), crypto.randomUUID());
}
