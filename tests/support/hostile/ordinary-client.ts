import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { password } from '../accounts.ts';
import { connectGraphql } from '../graphql-client.ts';
import { createRandom, type Random } from '../random.ts';
import { encryptedRecord } from '../saved-history.ts';
import { createVisitor, openPage, sendUntilServed } from './visitor.ts';

/** How long a user waits for an answer, before the site seems broken. */
const patienceMs = 10_000;

/** One action of an ordinary client. */
export interface RequestOutcome {
  readonly action: string;
  readonly ms: number;
  /** Null if the action succeeded. */
  readonly error: string | null;
}

interface Site {
  readonly url: string;
  /** The path of the page that clients visit. */
  readonly page: string;
}

/** Lets clients with accounts and addresses of their own use a site. */
export async function startOrdinaryClients(site: Site, count: number) {
  const random = createRandom(1);
  let outcomes: RequestOutcome[] = [];
  const clients = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      openOrdinaryClient(site, `198.51.100.${index + 1}`, random, (outcome) => void outcomes.push(outcome)),
    ),
  );
  let isOver = false;
  const using = Promise.all(clients.map((client) => client.run(() => isOver)));
  return {
    /** Returns the actions of all clients since the last call. */
    takeOutcomes: (): readonly RequestOutcome[] => {
      const taken = outcomes;
      outcomes = [];
      return taken;
    },
    stop: async () => {
      isOver = true;
      await using;
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

/** Signs up and opens the board. */
async function openOrdinaryClient(
  { url, page }: Site,
  address: string,
  random: Random,
  report: (outcome: RequestOutcome) => void,
) {
  const { send, headers, keyId, email } = await createVisitor(url, address);
  const ask = async (query: string, variables: Record<string, unknown> = {}): Promise<unknown> => {
    const { data, errors } = await sendUntilServed(() => send(query, variables));
    if (errors) throw new Error(errors[0]?.message);
    return data;
  };
  const card = Object(
    await ask('mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }', {
      input: { title: 'Water the plants', columnId: 'todo' },
    }),
  ).createTask;

  // The version is read before the first move, so that all moves are later events.
  const { board } = Object(await ask('{ board { version } }'));
  const seen = new EventTarget();
  const client = connectGraphql(url, headers);
  let isClosed = false;
  const follow = async () => {
    const query = 'subscription ($since: Int!) { boardEvents(since: $since) { changeId version } }';
    let since = board.version;
    while (!isClosed) {
      try {
        for await (const { data, errors } of client.iterate({ query, variables: { since } })) {
          // The server is busy.
          if (errors) break;
          const { changeId, version } = Object(data).boardEvents;
          since = version;
          seen.dispatchEvent(new Event(String(changeId)));
        }
      } catch (error) {
        report({ action: 'board socket', ms: 0, error: messageOf(error) });
      }
      if (!isClosed) await delay(1_000);
    }
  };
  const following = follow();

  const actions: Record<string, () => Promise<unknown>> = {
    me: () => ask('{ me { username tokens } }'),
    'board move': async () => {
      const changeId = crypto.randomUUID();
      const arrived = once(seen, changeId);
      const columnId = ['todo', 'inprogress', 'done'][Math.floor(random() * 3)];
      await ask('mutation ($input: MoveTaskInput!) { moveTask(input: $input) { id } }', {
        input: { id: card.id, columnId, changeId },
      });
      await arrived;
    },
    'history save': () =>
      ask('mutation ($input: SaveHistoryRecordsInput!) { saveHistoryRecords(input: $input) { id } }', {
        input: { keyId, records: [encryptedRecord()] },
      }),
    page: async () => {
      const status = await openPage(url + page, headers);
      if (status >= 400) throw new Error(`Status ${status}`);
    },
    'log in': () =>
      ask('mutation ($input: LogInInput!) { logIn(input: $input) { token } }', {
        input: { email, password, persistence: 'MEMORY' },
      }),
  };
  /** The actions by weight. Logging in is rarer than other actions. */
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
    /** Acts as a user, with pauses, until `isOver`. */
    run: async (isOver: () => boolean) => {
      while (!isOver()) {
        const action = random() < 0.03 ? 'log in' : (weights[Math.floor(random() * weights.length)] ?? 'me');
        const startedAt = performance.now();
        const late = delay(patienceMs, undefined, { ref: false }).then(() => {
          throw new Error(`No answer in ${patienceMs / 1_000} s`);
        });
        const error = await Promise.race([actions[action]?.(), late]).then(() => null, messageOf);
        report({ action, ms: performance.now() - startedAt, error });
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
