import { readdirSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clientDist } from '../../../server/src/platform/paths.ts';
import { postGraphql } from '../graphql-client.ts';
import { encryptedRecord, operations } from '../saved-history.ts';
import { type Attack, connectSocket, forAll, times } from './attacks.ts';
import { openConnection } from './visitor.ts';

/** How long an attacker waits for a server that doesn't close its connection. */
const patienceMs = 500;

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`;
const ask = (connection: Socket, request: string) => {
  connection.write(request);
  return connection;
};
const byGet = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
const board = '{ board { tasks { id title rank columnId assigneeIds } } }';
const people = '{ tasks(first: 100) { edges { node { id title rank assignees { id name } } } } }';

/** Keeps connections that request data and don't read it. Each connection is replaced after one to two seconds. */
const keepUnread = (count: number, open: (index: number) => Socket, made: () => void) =>
  forAll(count, async (index) => {
    made();
    const connection = open(index);
    await delay(1_000 + 1_000 * Math.random());
    connection.destroy();
  });

/** Resolves when a connection can take more, or is closed. */
const drained = (connection: Socket) =>
  new Promise<void>((resolve) => {
    connection.once('drain', resolve);
    connection.once('close', () => resolve());
  });

/** The path of the largest script, the editor of the API playground. */
function largestScript(): string {
  const folder = join(clientDist, 'assets/playground');
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const [largest] = scripts.sort((one, other) => sizeOf(other) - sizeOf(one));
  return `/assets/playground/${largest}`;
}

const closedOr = (ended: { once(event: 'close', listener: () => void): unknown }, ms: number) =>
  Promise.race([new Promise<void>((resolve) => ended.once('close', resolve)), delay(ms)]);

/** Saves records in a visitor's history, unless they are already saved. Returns their ids. */
async function saveRecords({ keyId, send }: Parameters<Attack>[0], count: number, size: number) {
  const ids = times(count, (index) => `${keyId.slice(0, -4)}${String(index).padStart(4, '0')}`);
  for (let start = 0; start < count; start += 50) {
    const records = ids.slice(start, start + 50).map((id) => encryptedRecord({ id, size }));
    await send(operations.saveHistoryRecords, { input: { keyId, records } });
  }
  return ids;
}

/** Attacks that an audit found, by one client. */
export const auditAttacks: Readonly<Record<string, Attack>> = {
  'H1: scripts of 3 MB that are not read': ({ url }, made) => {
    const script = largestScript();
    return keepUnread(20, () => ask(openConnection(url), get(script)), made);
  },
  'H2: bodies in chunks of one byte': ({ url }, made) =>
    forAll(4, async () => {
      const connection = openConnection(url).resume();
      connection.write(
        'POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      );
      // 5 MB.
      for (let count = 0; count < 500 && !connection.destroyed; count += 1) {
        made();
        if (!connection.write('1\r\nx\r\n'.repeat(10_000))) await drained(connection);
      }
      connection.destroy();
    }),
  'H3: socket messages of 60 KB that are not operations': ({ url, headers }, made) => {
    const padding = 'x'.repeat(60_000);
    const messages = [
      `{"type":"ping","payload":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`,
      JSON.stringify({
        type: 'subscribe',
        id: '1',
        payload: { query: '{ me { id } }', variables: { padding } },
      }),
      JSON.stringify({ type: 'connection_init', payload: { padding } }),
    ];
    return forAll(10, async (index) => {
      made();
      const socket = await connectSocket(url, headers);
      for (let count = 0; count < 100; count += 1) {
        made();
        socket.send(messages[index % messages.length] ?? '');
      }
      await closedOr(socket, patienceMs);
      socket.terminate();
    });
  },
  'H4: pipelined requests on 40 connections': ({ url }, made) =>
    forAll(40, async () => {
      const connection = openConnection(url).resume();
      for (let count = 0; count < 10 && !connection.destroyed; count += 1) {
        made();
        if (!connection.write(get('/healthz').repeat(1_000))) await drained(connection);
      }
      await closedOr(connection, patienceMs);
      connection.destroy();
    }),
  'H5: 300 new connections a second that read people and cards': async ({ url }, made) => {
    for (let count = 0; count < 30; count += 1) {
      made();
      ask(openConnection(url), get(byGet(people), 'Connection: close\r\n')).resume();
    }
    await delay(90);
  },
  'H7: followers of a history that deletes and restores 500 codes': async (visitor) => {
    const ids = await saveRecords(visitor, 500, 1_300);
    const sockets = await Promise.all(times(4, () => connectSocket(visitor.url, visitor.headers)));
    for (const socket of sockets) {
      for (let since = 0; since < 50; since += 1) {
        const payload = { query: operations.historyChanges, variables: { since } };
        socket.send(JSON.stringify({ type: 'subscribe', id: String(since), payload }));
      }
    }
    for (let count = 0; count < 10; count += 1) {
      await visitor.send(operations.deleteHistoryRecords, { ids });
      await visitor.send(operations.restoreHistoryRecords, { ids });
    }
    for (const socket of sockets) socket.terminate();
  },
  'H8: 5,000 unfinished headers of tiny fields': async ({ url }, made) => {
    const connections = times(5_000, (index) => {
      made();
      const connection = openConnection(url).resume();
      // The headers are below the server's limit of 8 KB, or below Node's limit of 16 KB.
      connection.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n${'a:\r\n'.repeat(index % 2 ? 1_900 : 3_900)}`);
      return connection;
    });
    for (let count = 0; count < 10; count += 1) {
      await delay(200);
      for (const connection of connections) {
        if (connection.destroyed) continue;
        made();
        connection.write('a:\r\n');
      }
    }
    for (const connection of connections) connection.destroy();
  },
  'H9: pipelined short links on 300 connections that are not read': ({ url }, made) =>
    forAll(300, async () => {
      const connection = openConnection(url).pause();
      made();
      connection.write(get('/q/A').repeat(1_000));
      await closedOr(connection, patienceMs);
      connection.destroy();
    }),
  'H10: queries of 7.6 KB on a short link that passes them on': async ({ url, send }, made) => {
    const create = 'mutation ($input: CreateDynamicCodeInput!) { createDynamicCode(input: $input) { slug } }';
    const input = { target: 'https://example.com/', passesQuery: true, changeId: crypto.randomUUID() };
    const slug = Object((await send(create, { input })).data).createDynamicCode?.slug;
    const query = times(1_900, (index) => `${index.toString(36)}&`)
      .join('')
      .slice(0, 7_600);
    await forAll(4, async () => {
      made();
      const connection = openConnection(url).resume();
      connection.write(get(`/q/${slug}?${query}`, 'Connection: close\r\n'));
      await closedOr(connection, patienceMs);
    });
  },
  'M2: 150 parallel reads of 0.9 MB': async (visitor) => {
    await saveRecords(visitor, 50, 13_000);
    await forAll(150, () => visitor.send(operations.history));
  },
  'M3: boards of 10,000 cards with 11 fields': async ({ send }) => {
    const fields = ['id', 'title', 'rank', 'columnId', 'assigneeIds'];
    await send(
      `{ board { tasks { __typename ${fields.map((field) => `${field} ${field}2: ${field}`).join(' ')} } } }`,
    );
  },
};

/** Attacks that an audit found, by many addresses. */
export const networkAttacks: Readonly<Record<string, Attack>> = {
  'H6: rotating addresses of an IPv6 /48 on 40 connections': ({ url }, made) => {
    const network = () => Math.floor(65_536 * Math.random()).toString(16);
    const read = () => {
      made();
      return postGraphql(url, people, {}, { 'x-forwarded-for': `2001:db8:1:${network()}::1` });
    };
    return forAll(40, read);
  },
  'M1: three boards of each of 25 addresses that are not read': ({ url }, made) => {
    const request = (index: number) => get(byGet(board), `X-Forwarded-For: 192.0.2.${(index % 25) + 1}\r\n`);
    return keepUnread(75, (index) => ask(openConnection(url, '127.0.0.1'), request(index)), made);
  },
};
