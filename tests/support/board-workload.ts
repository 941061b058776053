import { setTimeout as delay } from 'node:timers/promises';
import type { BoardClient } from './board-client.ts';

/** A mutation with its idempotency key. */
interface Change {
  readonly name: string;
  readonly input: Record<string, unknown> & { readonly changeId: string };
}

/** The results of the changes that clients sent. */
export interface Tally {
  /** The idempotency keys of the acknowledged changes. */
  readonly acknowledged: Set<string>;
  /** The error codes of the changes that were rejected because of concurrent changes, by idempotency key. */
  readonly refused: Map<string, string>;
  /** The number of changes that were sent again because of a missing response. */
  resent: number;
}

export function createTally(): Tally {
  return { acknowledged: new Set(), refused: new Map(), resent: 0 };
}

const columns = ['todo', 'inprogress', 'done'];
/** The error codes of concurrent changes: the card or its assignee was deleted. */
const expectedCodes = ['NOT_FOUND', 'BAD_USER_INPUT'];
/** The error codes after which a change is sent again. */
const retryCodes = ['UNAVAILABLE'];

/**
 * Sends random changes to the board one after another, each until it gets a response.
 *
 * @param isDone checked before each change
 * @throws if a change is rejected for another reason than a concurrent change
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

/** @returns null if the change was applied, otherwise the error code */
async function sendUntilAnswered(client: BoardClient, { name, input }: Change, tally: Tally) {
  for (;;) {
    try {
      const { data, errors } = await client.change(name, input);
      if (data) return null;
      const code = codeOf(errors);
      if (!retryCodes.includes(code)) return code;
    } catch {
      // No response, or a partial one: the change may have been applied or not.
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
  const deletedId = dice < 0.7 && deleted.pop();
  if (deletedId) return { name: 'restoreTask', input: { id: deletedId, changeId } };
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
