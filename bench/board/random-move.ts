const columns = ['todo', 'inprogress', 'done'] as const;

/** The input of a random move. */
export function randomMove(ids: readonly string[]) {
  const randomId = () => ids[Math.floor(Math.random() * ids.length)] ?? '';
  const id = randomId();
  const before = randomId();
  const column = columns[Math.floor(Math.random() * columns.length)] ?? 'todo';
  return { id, column, changeId: crypto.randomUUID(), ...(before !== id && { before }) };
}
