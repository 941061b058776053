import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '../../server/src/platform/metrics/metrics.ts';
import { createKey, signUp } from '../support/accounts.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { startServerForTest } from '../support/for-test.ts';
import { startCaddy } from '../support/hostile/caddy.ts';
import { requestLink } from '../support/links.ts';
import { findHashes, findTexts } from '../support/spellings.ts';

/** A text that is nowhere else. */
const secret = 'zaunkoenig-4711-ada-lovelace';

/** Sends bytes that may be no request, and reads the answer. */
async function sendRaw(url: string, bytes: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.end(bytes);
  socket.resume();
  await once(socket, 'close');
}

describe('A text that is sent by GET', () => {
  test('is in no log, metric or database', async () => {
    const log: string[] = [];
    const server = await startServerForTest({ takeLog: (line) => log.push(line) });
    const { db, url, mailFolder } = server;
    const { headers } = await createKey(url, await signUp(url), { images: true });
    const queries = [
      `data=${secret}`,
      `data=${secret}&shape=dot`,
      `data=${secret}&dark=fefefe`,
      `data=${secret}&size=1`,
      `data=${secret}&${secret}=1`,
      `data=${secret}&data=${secret}`,
      `data=${secret}&design=${secret}`,
      `data=${secret}%ff`,
      `data=${secret.repeat(100)}`,
    ];
    const paths = ['qr.svg', 'qr.png', 'qr.json', 'qr.gif', 'qr', 'qr%zz', `qr/${secret}`, `%zz${secret}`];
    for (const path of paths)
      for (const query of queries)
        for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS', 'PROPFIND'])
          await requestLink(url, `/api/v1/${path}?${query}`, { method, headers });
    await fetch(`${url}/api/v1/qr`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ data: secret }),
    });
    const start = `GET /api/v1/qr.svg?data=${secret} HTTP/1.1\r\n`;
    await sendRaw(url, `GET /api/v1/qr.svg?data=${secret.repeat(1_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await sendRaw(url, `${start}host: a b\r\n\r\n`);
    await sendRaw(url, `${start}no header ${secret}\r\n\r\n`);
    await sendRaw(url, `${start}host: localhost\r\nx: ${'x'.repeat(50_000)}\r\n\r\n`);
    await requestLink(url, '/healthz');

    const folder = dirname(mailFolder);
    const files = readdirSync(folder).filter((name) => name.startsWith('test.db'));
    expect(files).toContain('test.db');
    const places: Record<string, string> = {
      database: await dumpDatabase(db),
      log: log.join(''),
      metrics: await registry.metrics(),
      ...Object.fromEntries(files.map((name) => [name, readFileSync(`${folder}/${name}`, 'latin1')])),
    };
    const found = Object.entries(places).filter(
      ([, content]) => findTexts(content, [secret]).length + findHashes(content, [secret]).length > 0,
    );
    expect(found.map(([place]) => place)).toEqual([]);
    // Checks that the log would have the text.
    expect(places['log']).toContain('"url":"/healthz"');
  });

  test('is not in the log of the proxy, also if no server answers', async () => {
    const log: string[] = [];
    const server = await startServerForTest();
    const url = await startCaddy(Number(new URL(server.url).port), (text) => log.push(text));
    const get = (path: string) => fetch(`${url}${path}`).then(({ status }) => status);
    expect(await get(`/api/v1/qr.svg?data=${secret}`)).toBe(200);
    await server.close();
    expect(await get(`/api/v1/qr.svg?data=${secret}`)).toBeGreaterThanOrEqual(500);
    expect(await get('/healthz?known=text')).toBeGreaterThanOrEqual(500);
    // Checks that the log has failed requests.
    await expect.poll(() => log.join('')).toContain('/healthz');
    expect(findTexts(log.join(''), [secret])).toEqual([]);
  });
});
