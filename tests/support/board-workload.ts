import { setTimeout as delay } from 'node:timers/promises';
import type { BoardClient } from './board-client.ts';

/** A change as it is sent: by its name, so that sent again it is the same one. */
interface Change {
  readonly name: string;
  readonly input: Record<string, unknown> & { readonly changeId: string };
}

/** What became of the changes that clients made. */
export interface Tally {
  /** The names of the changes that were answered with what they had done. */
  readonly acknowledged: Set<string>;
  /** Those that were refused for what others had done meanwhile, by the code that says so. */
  readonly refused: Map<string, string>;
  /** How often a change was sent again, since no answer had come. */
  resent: number;
}

export function createTally(): Tally {
  return { acknowledged: new Set(), refused: new Map(), resent: 0 };
}

const columns = ['todo', 'inprogress', 'done'];
/** What others may have done meanwhile: the card is gone, or the person that it was to be given to. */
const expectedCodes = ['NOT_FOUND', 'BAD_USER_INPUT'];
/** Codes by which a server says that it is worth trying again. */
const passingCodes = ['UNAVAILABLE'];

/**
 * Makes random changes of the board, one after another, as somebody might who sees it as the client does. Each is sent
 * until it is answered.
 *
 * @param isDone asked before each change
 * @throws when a change is refused for another reason than what others have done
 */
export async function makeChanges(client: BoardClient, tally: Tally, isDone: () => boolean): Promise<void> {
  const deleted: string[] = [];
  while (!isDone()) {
    const change = randomChange(client, deleted);
    const code = await sendUntilAnswered(client, change, tally);
    if (code !== null && !expectedCodes.includes(code)) throw new Error(`${change.name} failed with ${code}`);
    if (code !== null) tally.refused.set(change.input.changeId, code);
    else tally.acknowledged.add(change.input.changeId);
    if (code === null && change.name === 'deleteTask') deleted.push(String(change.input['id']));
  }
}

/** @returns null, or the code of what refused it */
async function sendUntilAnswered(client: BoardClient, { name, input }: Change, tally: Tally) {
  for (;;) {
    try {
      const { data, errors } = await client.change(name, input);
      if (data) return null;
      const code = codeOf(errors);
      if (!passingCodes.includes(code)) return code;
    } catch {
      // No answer, or one that was cut off: the change may have been made or not.
    }
    tally.resent += 1;
    await delay(100 + Math.random() * 200);
  }
}

function randomChange(client: BoardClient, deleted: string[]): Change {
  const { tasks, users } = client.seen();
  const task = pick(tasks);
  const user = pick(users);
  const column = pick(columns);
  const changeId = crypto.randomUUID();
  const dice = Math.random();
  if (!task || dice < 0.25) {
    return { name: 'createTask', input: { title: `Card ${changeId}`, column, changeId } };
  }
  const { id } = task;
  if (dice < 0.4) return { name: 'updateTask', input: { id, title: `Edited ${changeId}`, changeId } };
  if (dice < 0.45) return { name: 'updateTask', input: { id, assigneeId: user?.id ?? null, changeId } };
  if (dice < 0.6) return { name: 'deleteTask', input: { id, changeId } };
  const gone = dice < 0.7 && deleted.pop();
  if (gone) return { name: 'restoreTask', input: { id: gone, changeId } };
  if (dice < 0.71) return { name: 'createBoardUser', input: { name: 'Ada', changeId } };
  if (user && dice < 0.72) return { name: 'updateBoardUser', input: { id: user.id, name: 'Bob', changeId } };
  if (user && dice < 0.725) return { name: 'deleteBoardUser', input: { id: user.id, changeId } };
  const anchor = pick(tasks.filter((other) => other.column === column && other.id !== id));
  const side = Math.random() < 0.5 ? 'before' : 'after';
  return { name: 'moveTask', input: { id, column, changeId, ...(anchor && { [side]: anchor.id }) } };
}

function pick<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

function codeOf(errors: readonly unknown[] | undefined): string {
  return /"code":"(\w+)"/.exec(JSON.stringify(errors))?.[1] ?? JSON.stringify(errors);
}
