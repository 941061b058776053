import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { password } from '../accounts.ts';
import { postGraphql } from '../graphql-client.ts';
import { encryptedRecord, operations, wrappedKey } from '../saved-history.ts';
import { openWebSocket } from '../web-socket.ts';
import { openConnection, type Visitor } from './visitor.ts';

/**
 * Attacks a server. Resolves when the attack can be repeated, whatever the server answers.
 *
 * @param made called for every part of an attack, except operations that the visitor sends
 */
export type Attack = (visitor: Visitor, made: () => void) => Promise<unknown>;

/** How long an attacker keeps connections that it doesn't read. */
const holdMs = 2_000;

/** A text that takes quadratic time to normalise, because its marks have to be reordered. */
const accents = `a${'\u0301'.repeat(20_000)}${'\u0316'.repeat(20_000)}`;
export const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index));
const createTask = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }';
const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const save = 'mutation ($input: SaveHistoryRecordsInput!) { saveHistoryRecords(input: $input) { id } }';

/** Repeats a part of an attack, whatever the server answers. */
async function forever(work: () => Promise<unknown>) {
  for (;;) await work().catch(() => delay(10));
}

/** Repeats parts of an attack concurrently. */
export const forAll = (count: number, work: (index: number) => Promise<unknown>) =>
  Promise.all(times(count, (index) => forever(() => work(index))));

export async function connectSocket(url: string, headers: Record<string, string>) {
  const socket = openWebSocket(url, headers);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  return socket;
}

/** Attacks by one client, by what the server does without limits. */
export const attacks: Readonly<Record<string, Attack>> = {
  'text that is slow to normalise': async ({ send, email }) => {
    const message = { name: 'Ada', email, topic: 'IDEA', message: accents };
    await send('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
      input: message,
    });
    await send(logIn, {
      input: { email: accents, password: accents, persistence: 'MEMORY' },
    });
  },
  'different operations with long comments': async ({ url, headers }) => {
    const from = { 'x-forwarded-for': headers['x-forwarded-for'] ?? '', cookie: 'session=made-up' };
    for (const size of [15_000, 90_000, 900_000]) {
      await postGraphql(url, `{ __typename } # ${crypto.randomUUID()} ${'x'.repeat(size)}`, {}, from);
    }
  },
  'different operations with many fields': async ({ url, headers }) => {
    const from = { 'x-forwarded-for': headers['x-forwarded-for'] ?? '' };
    for (let count = 0; count < 40; count += 1) {
      await postGraphql(url, `{ a${count}${Date.now()} ${'a '.repeat(980)} }`, {}, from);
    }
  },
  'lists of wrong items': ({ send, keyId }) =>
    send(save, { input: { keyId, records: times(30_000, () => ({})) } }),
  'errors on the last of many lines': ({ send }) =>
    send(`{${'\n'.repeat(18_000)}${times(150, (index) => `f${index} `).join('')}}`),
  'sockets that are not read': async ({ url, headers }) => {
    const socket = await connectSocket(url, headers);
    socket.pause();
    for (let id = 0; id < 50; id += 1) {
      const query =
        id % 2
          ? operations.historyChanges
          : 'subscription ($since: Int!) { boardEvents(since: $since) { version } }';
      socket.send(
        JSON.stringify({ type: 'subscribe', id: String(id), payload: { query, variables: { since: 0 } } }),
      );
    }
    await delay(holdMs);
    socket.terminate();
  },
  'pipelined requests that are not read': async ({ url }) => {
    const connection = openConnection(url);
    const body = JSON.stringify({ query: '{ board { tasks { id title rank } } }' });
    const head = 'POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\n';
    connection.write(
      `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`.repeat(120),
    );
    await delay(holdMs);
    connection.destroy();
  },
  'many subscribers of the own account': async ({ url, headers, send }) => {
    const sockets = await Promise.all(times(5, () => connectSocket(url, headers)));
    for (const socket of sockets) {
      for (let id = 0; id < 50; id += 1) {
        socket.send(
          JSON.stringify({
            type: 'subscribe',
            id: String(id),
            payload: { query: 'subscription { me { username } }' },
          }),
        );
      }
    }
    for (let count = 0; count < 20; count += 1) {
      await send('mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { id } }', {
        input: { username: `Ada ${count}` },
      });
    }
    for (const socket of sockets) socket.terminate();
  },
  'correct and wrong passwords': async ({ send, email }) => {
    const attempt = (text: string) =>
      forever(() => send(logIn, { input: { email, password: text, persistence: 'MEMORY' } }));
    await Promise.all([
      ...times(20, () => attempt(password)),
      ...times(10, () => attempt('not the password')),
    ]);
  },
  'K1: API keys that are made up, created, followed with and revoked': async ({ url, headers, send }) => {
    const from = { 'x-forwarded-for': headers['x-forwarded-for'] ?? '' };
    const madeUp = () => ({ ...from, authorization: `Bearer cnry_${randomBytes(24).toString('hex')}` });
    const create =
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { text apiKey { id } } }';
    const useOne = async () => {
      const { data } = await send(create, { input: { name: 'K1', boards: 'WRITE', password } });
      const { text, apiKey } = Object(data).createApiKey;
      const sockets = await Promise.all(
        times(5, () => connectSocket(url, { ...from, authorization: `Bearer ${text}` })),
      );
      for (const socket of sockets) {
        const query = 'subscription { boardEvents(since: 0) { version } }';
        for (let id = 0; id < 50; id += 1)
          socket.send(JSON.stringify({ type: 'subscribe', id: String(id), payload: { query } }));
      }
      await send('mutation ($id: ID!) { revokeApiKey(id: $id) }', { id: apiKey.id });
      for (const socket of sockets) socket.terminate();
    };
    await Promise.all([
      ...times(4, () => forever(useOne)),
      forAll(20, () => postGraphql(url, '{ boards { id } }', {}, madeUp())),
    ]);
  },
  'a board that grows': async ({ send }) => {
    const create = (input: object) =>
      send(createTask, { input: { title: 'x'.repeat(200), columnId: 'todo', ...input } });
    const ids = (await Promise.all([create({}), create({})])).map(({ data }) => Object(data).createTask?.id);
    for (let count = 0; count < 30; count += 1) {
      ids[count % 2] =
        Object((await create({ after: ids[0], changeId: crypto.randomUUID() })).data).createTask?.id ??
        ids[0];
    }
  },
  'repeated fields': async ({ url, headers, send }) => {
    const aliases = times(310, (index) => `a${index}: title `).join('');
    await send(`{ board { tasks { ${aliases} } } }`);
    const socket = await connectSocket(url, headers);
    const query = `subscription { boardEvents(since: 0) { tasks { ${aliases} } } }`;
    for (let id = 0; id < 50; id += 1)
      socket.send(JSON.stringify({ type: 'subscribe', id: String(id), payload: { query } }));
    await delay(holdMs);
    socket.terminate();
  },
  'a key replaced without the password': ({ send, keyId }) =>
    send(operations.replaceHistoryKey, { input: { keyId, key: wrappedKey('RECOVERY') } }),
  'malformed headers and requests': async ({ url, headers }) => {
    for (const request of [
      'GET /graphql?query=%7B__typename%7D HTTP/1.1\r\nHost: [\r\n\r\n',
      'GET /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n\r\n',
      `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{`,
    ]) {
      const connection = openConnection(url);
      connection.write(request);
      await delay(200);
      connection.destroy();
    }
    // The message is too long, so the socket fails.
    const socket = openWebSocket(url, headers);
    await once(socket, 'open');
    socket.send('x'.repeat(100_000));
    await once(socket, 'close');
  },
  'invisible and reversed titles': async ({ send }) => {
    for (const title of ['\u200B', '\u202Eevil'])
      await send(createTask, { input: { title, columnId: 'done' } });
  },
  'a history without end': async ({ send, keyId }) => {
    for (let count = 0; count < 5; count += 1) {
      await send(save, { input: { keyId, records: times(9, () => encryptedRecord({ size: 70_000 })) } });
    }
  },
  'many changes at once of a history': async ({ send, keyId }) => {
    const saveAll =
      'mutation ($input: SaveHistoryRecordsInput!) { saveHistoryRecords(input: $input) { id ciphertext } }';
    for (let count = 0; count < 5; count += 1) {
      await send(saveAll, { input: { keyId, records: times(50, () => encryptedRecord({ size: 12_000 })) } });
    }
  },
  'a flood of requests': ({ url, headers }, made) =>
    Promise.all(
      times(300, (index) =>
        forever(async () => {
          made();
          await (await fetch(`${url}/${index % 2 ? '' : 'healthz'}`, { headers })).text();
        }),
      ),
    ),
  'a flood of sockets': async ({ url, headers }) => {
    const sockets = times(250, () => openWebSocket(url, headers));
    await delay(holdMs);
    for (const socket of sockets) socket.terminate();
  },
};
