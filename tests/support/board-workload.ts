import { setTimeout as delay } from 'node:timers/promises';
import type { BoardClient } from './board-client.ts';
import { pick, type Random } from './random.ts';

/** A mutation with its idempotency key. */
interface Change {
  readonly name: string;
  readonly input: Record<string, unknown> & { readonly changeId: string };
}

/** The results of the changes that clients sent. */
export interface Tally {
  /** The idempotency keys of the acknowledged changes. */
  readonly acknowledged: Set<string>;
  /**
   * The idempotency keys of changes that may have been applied before the client was removed or demoted: a removed member gets
   * no answer but NOT_FOUND.
   */
  readonly unknown: Set<string>;
  /** The error codes of the changes that were rejected because of concurrent changes, by idempotency key. */
  readonly rejected: Map<string, string>;
  /** The number of changes that were sent again because of a missing response. */
  resent: number;
}

export function createTally(): Tally {
  return { acknowledged: new Set(), unknown: new Set(), rejected: new Map(), resent: 0 };
}

const columns = ['todo', 'inprogress', 'done'];
/** The error codes of concurrent changes: the card or its assignee was deleted. */
const expectedCodes = ['NOT_FOUND', 'BAD_USER_INPUT'];
/** On private boards, also those of clients that may only read, and of people who have become members. */
const expectedPrivateCodes = [...expectedCodes, 'FORBIDDEN'];
/** The errors of clients that were removed, or demoted. */
const [removed, demoted] = [/There is no such board/, /You can only read this board/];
/** The time before a change is sent again, in milliseconds. */
const retryMs = 200;
/** The time after which a client that was removed or demoted looks whether it may change the board, in milliseconds. */
const closedMs = 50;
/** The error codes after which a change is sent again. */
const retryCodes = ['UNAVAILABLE'];

/**
 * Sends random changes to the board one after another, each until it gets a response.
 *
 * @param random chooses the changes
 * @param isDone checked before each change
 * @throws if a change is rejected for another reason than a concurrent change
 */
export async function makeChanges(
  client: BoardClient,
  tally: Tally,
  random: Random,
  isDone: () => boolean,
): Promise<void> {
  const deleted: string[] = [];
  const expected = client.isPrivate ? expectedPrivateCodes : expectedCodes;
  while (!isDone()) {
    if (!client.isOpen()) {
      await delay(closedMs);
      continue;
    }
    const change = randomChange(client, deleted, random);
    const { code, isUnknown } = await sendUntilAnswered(client, change, tally);
    if (code !== null && !expected.includes(code)) throw new Error(`${change.name} failed with ${code}`);
    if (isUnknown) tally.unknown.add(change.input.changeId);
    else if (code !== null) tally.rejected.set(change.input.changeId, code);
    else tally.acknowledged.add(change.input.changeId);
    if (code === null && change.name === 'deleteTask') deleted.push(String(change.input['id']));
    if (code === 'FORBIDDEN') await delay(closedMs);
  }
}

/** @returns a code of null if the change was applied; whether the change may have been applied in spite of its error */
async function sendUntilAnswered(client: BoardClient, { name, input }: Change, tally: Tally) {
  let isResent = false;
  for (;;) {
    try {
      const { data, errors } = await client.change(name, input);
      if (data) return { code: null, isUnknown: false };
      const [code, waitSeconds] = codeOf(errors);
      if (client.isPrivate && code === 'RATE_LIMITED') {
        await delay(waitSeconds * 1_000);
        continue;
      }
      const text = JSON.stringify(errors);
      const isUnknown = client.isPrivate && (removed.test(text) || (isResent && demoted.test(text)));
      if (!retryCodes.includes(code)) return { code, isUnknown };
    } catch {
      // No response, or a partial one: the change may have been applied or not.
    }
    isResent = true;
    tally.resent += 1;
    await delay(retryMs);
  }
}

function randomChange(client: BoardClient, deleted: string[], random: Random): Change {
  const { tasks, users } = client.seen();
  const task = pick(random, tasks);
  const user = pick(random, users);
  const column = pick(random, columns);
  const changeId = crypto.randomUUID();
  const choice = random();
  if (!task || choice < 0.25) {
    return { name: 'createTask', input: { title: `Card ${changeId}`, column, changeId } };
  }
  const { id } = task;
  if (choice < 0.4) return { name: 'updateTask', input: { id, title: `Edited ${changeId}`, changeId } };
  if (choice < 0.45) return { name: 'updateTask', input: { id, assigneeId: user?.id ?? null, changeId } };
  if (choice < 0.6) return { name: 'deleteTask', input: { id, changeId } };
  const deletedId = choice < 0.7 && deleted.pop();
  if (deletedId) return { name: 'restoreTask', input: { id: deletedId, changeId } };
  if (choice < 0.71) return { name: 'createBoardUser', input: { name: 'Ada', changeId } };
  if (user && choice < 0.72)
    return { name: 'updateBoardUser', input: { id: user.id, name: 'Bob', changeId } };
  if (user && choice < 0.725) return { name: 'deleteBoardUser', input: { id: user.id, changeId } };
  const anchor = pick(
    random,
    tasks.filter((other) => other.column === column && other.id !== id),
  );
  const side = random() < 0.5 ? 'before' : 'after';
  return { name: 'moveTask', input: { id, column, changeId, ...(anchor && { [side]: anchor.id }) } };
}

/** The code of a change's error, and after how many seconds the change may be sent again. */
function codeOf(errors: readonly unknown[] | undefined): [string, number] {
  const text = JSON.stringify(errors);
  return [/"code":"(\w+)"/.exec(text)?.[1] ?? text, Number(/"retryAfter":(\d+)/.exec(text)?.[1] ?? 0)];
}
