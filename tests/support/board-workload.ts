import { setTimeout as delay } from 'node:timers/promises';
import { createMemory, randomChange, type SentChange } from './board-changes.ts';
import type { BoardClient } from './board-client.ts';
import type { Random } from './random.ts';

/** The results of the changes that clients sent. */
export interface Tally {
  /** The acknowledged changes, by idempotency key. */
  readonly acknowledged: Map<string, SentChange>;
  /** The changes that may have been applied before a removal or demotion: a removed member only gets NOT_FOUND. */
  readonly unknown: Map<string, SentChange>;
  /** The error codes of the changes that were rejected because of concurrent changes, by idempotency key. */
  readonly rejected: Map<string, string>;
  /** The number of changes that have no idempotency key, by kind. All were applied. */
  readonly unkeyed: Map<string, number>;
  /** The number of changes that were sent again because of a missing response. */
  resent: number;
}

export function createTally(): Tally {
  return {
    ...{ acknowledged: new Map(), unknown: new Map(), rejected: new Map(), unkeyed: new Map() },
    resent: 0,
  };
}

/**
 * The error codes of concurrent changes: the card or its assignee was deleted, a text has two changes of the same words, or a
 * board has too many columns.
 */
const expectedCodes = ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'];
/**
 * The error codes on private boards: also of clients that may only read, and of changes of people who became members.
 */
const expectedPrivateCodes = [...expectedCodes, 'FORBIDDEN'];
/** The errors of clients that were removed, or demoted. */
const [removed, demoted] = [/There is no such board/, /You can only read this board/];
/** The time before a change is sent again, in milliseconds. */
const retryMs = 200;
/** The time after which a removed or demoted client checks whether it may change the board again, in milliseconds. */
const closedMs = 50;
/** The error codes after which a change is sent again. */
const retryCodes = ['UNAVAILABLE', 'OVERLOADED'];

/**
 * Sends random changes to the board one after another. Each change is sent until it gets a response.
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
  const memory = createMemory();
  const expected = client.isPrivate ? expectedPrivateCodes : expectedCodes;
  while (!isDone()) {
    if (!client.isOpen()) {
      await delay(closedMs);
      continue;
    }
    const change = await randomChange(client, memory, random);
    const { changeId } = change;
    const { code, isUnknown } = await sendUntilAnswered(client, change, tally);
    if (code !== null && !expected.includes(code)) throw new Error(`${change.name} failed with ${code}`);
    if (isUnknown) tally.unknown.set(changeId, change);
    else if (code !== null) tally.rejected.set(changeId, code);
    else tally.acknowledged.set(changeId, change);
    if (code === 'FORBIDDEN') await delay(closedMs);
  }
}

/**
 * @returns the code, which is null if the change was applied, and whether the change may be applied despite its error
 */
async function sendUntilAnswered(client: BoardClient, { name, variables }: SentChange, tally: Tally) {
  let isResent = false;
  for (;;) {
    try {
      const { data, errors } = await client.change(name, variables);
      if (data && !errors) return { code: null, isUnknown: false };
      const [code, waitSeconds] = codeOf(errors);
      if (code === 'RATE_LIMITED') {
        await delay(waitSeconds * 1_000);
        continue;
      }
      const text = JSON.stringify(errors);
      const isUnknown = client.isPrivate && (removed.test(text) || (isResent && demoted.test(text)));
      if (!retryCodes.includes(code)) return { code, isUnknown };
    } catch {
      // Without a complete response, the change may have been applied or not.
    }
    isResent = true;
    tally.resent += 1;
    await delay(retryMs);
  }
}

/** The code of a change's error, and the number of seconds after which the change may be sent again. */
function codeOf(errors: readonly unknown[] | undefined): [string, number] {
  const text = JSON.stringify(errors);
  return [/"code":"(\w+)"/.exec(text)?.[1] ?? text, Number(/"retryAfter":(\d+)/.exec(text)?.[1] ?? 0)];
}
