import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { password } from '../accounts.ts';
import { connectGraphql } from '../graphql-client.ts';
import type { Random } from '../random.ts';
import { encryptedRecord } from '../saved-history.ts';
import { createVisitor, sendUntilServed } from './visitor.ts';

/** How long a user waits before the site seems broken. */
const patienceMs = 10_000;

/** One action of an ordinary client. */
export interface Outcome {
  readonly action: string;
  readonly ms: number;
  /** How often it was refused because the server was busy. */
  readonly retries: number;
  /** Null if it succeeded. */
  readonly error: string | null;
}

export interface OrdinaryClient {
  /** Does what users do, with pauses, until `isOver`. */
  run(isOver: () => boolean): Promise<void>;
  close(): Promise<void>;
}

/**
 * Signs up and opens the board.
 *
 * @param page the path of the page that it visits
 */
export async function openOrdinaryClient(
  { url, page }: { readonly url: string; readonly page: string },
  address: string,
  random: Random,
  report: (outcome: Outcome) => void,
): Promise<OrdinaryClient> {
  const { send, headers, keyId, email } = await createVisitor(url, address);
  let retries = 0;
  const ask = async (query: string, variables: Record<string, unknown> = {}): Promise<unknown> => {
    const { data, errors } = await sendUntilServed(
      () => send(query, variables),
      () => {
        retries += 1;
      },
    );
    if (errors) throw new Error(errors[0]?.message);
    return data;
  };
  const task = Object(
    await ask('mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }', {
      input: { title: 'Water the plants', column: 'todo' },
    }),
  ).createTask;

  // Read before the first move, so that all of them are later events.
  const { board } = Object(await ask('{ board { version } }'));
  const seen = new EventTarget();
  const client = connectGraphql(url, headers);
  let isClosed = false;
  const follow = async () => {
    const query = 'subscription ($since: Int!) { boardEvents(since: $since) { changeId } }';
    while (!isClosed) {
      const events = client.iterate({ query, variables: { since: board.version } });
      for await (const { data, errors } of events) {
        // Refused because the server is busy.
        if (errors) break;
        seen.dispatchEvent(new Event(String(Object(data).boardEvents?.changeId)));
      }
      if (!isClosed) await delay(1_000);
    }
  };
  const following = follow().catch((error) =>
    report({ action: 'board socket', ms: 0, retries: 0, error: messageOf(error) }),
  );

  const actions: Record<string, () => Promise<unknown>> = {
    me: () => ask('{ me { username tokens } }'),
    'board move': async () => {
      const changeId = crypto.randomUUID();
      const arrived = once(seen, changeId);
      const column = ['todo', 'inprogress', 'done'][Math.floor(random() * 3)];
      await ask('mutation ($input: MoveTaskInput!) { moveTask(input: $input) { id } }', {
        input: { id: task.id, column, changeId },
      });
      await arrived;
    },
    'history save': () =>
      ask('mutation ($input: SaveHistoryRecordsInput!) { saveHistoryRecords(input: $input) { id } }', {
        input: { keyId, records: [encryptedRecord()] },
      }),
    page: async () => {
      const response = await fetch(url + page, { headers });
      await response.text();
      if (response.status >= 400) throw new Error(`Status ${response.status}`);
    },
    'log in': () =>
      ask('mutation ($input: LogInInput!) { logIn(input: $input) { token } }', {
        input: { email, password, persistence: 'MEMORY' },
      }),
  };
  /** Logging in is rarer than the rest. */
  const weights = [
    'me',
    'me',
    'board move',
    'board move',
    'board move',
    'history save',
    'page',
    'page',
    'page',
  ];

  return {
    run: async (isOver) => {
      while (!isOver()) {
        const action = random() < 0.03 ? 'log in' : (weights[Math.floor(random() * weights.length)] ?? 'me');
        const startedAt = performance.now();
        retries = 0;
        const late = delay(patienceMs, undefined, { ref: false }).then(() => {
          throw new Error(`No answer in ${patienceMs / 1_000} s`);
        });
        const error = await Promise.race([actions[action]?.(), late]).then(() => null, messageOf);
        report({ action, ms: performance.now() - startedAt, retries, error });
        if (!isOver()) await delay(500 + 1_000 * random());
      }
    },
    close: async () => {
      isClosed = true;
      await client.dispose();
      await following;
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}
