import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../server/src/platform/backup/backup.ts';
import { registry } from '../../server/src/platform/metrics/metrics.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { fillLinks, phone, requestLink, slugOf, targetOf } from '../support/links.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { findHashes, findTexts } from '../support/spellings.ts';
import { createTempFolder } from '../support/temp-folder.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder?.remove());
/** The folder of the files of the running server. */
let dataFolder: string;

const shortUrl = 'http://cnry.example';
/** The data about visitors in requests. */
const secrets = {
  address: '203.0.113.77',
  realAddress: '198.51.100.177',
  ipv6: '2001:db8:4711:815:1:2:3:4',
  agent: `${phone} Kanarienvogel/47.11`,
  bot: 'KanarienCrawler/8.15 (+https://zeisig.example/bot)',
  referrer: 'https://zaunkoenig.example/klinik/termin',
  cookie: 'session-of-ada-4711',
  country: 'Kanarische Inseln 4711',
  query: 'patient=ada-lovelace-4711',
  value: 'ada-lovelace-4711',
};
/** Other data that a program could store: the networks of the addresses, and the rare parts of the user agent. */
const parts = ['2001:db8:4711:815', 'Kanarienvogel/47.11', 'KanarienCrawler', 'zaunkoenig.example'];
const texts = [...Object.values(secrets), ...parts];

const log: string[] = [];

/** Sends bytes that may be no request, and reads the answer. */
async function sendRaw(url: string, bytes: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.end(bytes);
  socket.resume();
  await once(socket, 'close');
}

describeOnBoth(
  'Scans',
  (server) => {
    test('leave no trace of a visitor in the database, its files, a backup, the log or the metrics', async () => {
      const { db, url } = server();
      await fillLinks(db, 3);
      const [active = '', paused = '', deleted = ''] = [0, 1, 2].map(slugOf);
      await db.link.update({ where: { slug: paused }, data: { pausedText: 'Back soon' } });
      await db.link.update({ where: { slug: deleted }, data: { deletedAt: new Date() } });
      const headers = {
        'user-agent': secrets.agent,
        referer: secrets.referrer,
        cookie: `session=${secrets.cookie}`,
        'cf-ipcountry': secrets.country,
        'cf-connecting-ip': secrets.realAddress,
        'x-real-ip': secrets.realAddress,
        forwarded: `for="[${secrets.ipv6}]"`,
      };
      const visitors = [
        { ...headers, 'x-forwarded-for': secrets.address },
        { ...headers, 'x-forwarded-for': secrets.ipv6 },
        { ...headers, 'x-forwarded-for': secrets.address, 'user-agent': secrets.bot },
        { ...headers, 'x-forwarded-for': secrets.address, 'sec-purpose': 'prefetch' },
      ];
      const paths = [active, paused, deleted, `${active}+`, `${active}X`, 'no-such-link', '%zz', '']
        .flatMap((slug) => [`/q/${slug}?${secrets.query}`, `/Q/${slug}/?${secrets.query}`])
        .concat('/q', '/q/../q/x');
      for (const visitor of visitors)
        for (const path of paths)
          for (const method of ['GET', 'HEAD', 'POST', 'TRACE', 'PROPFIND'])
            await requestLink(url, path, { method, headers: visitor });
      for (const path of [`/${active}`, '/graphql', '/', '/%zz'])
        await requestLink(url, `${path}?${secrets.query}`, {
          headers: { ...headers, 'x-forwarded-for': secrets.address, host: new URL(shortUrl).host },
        });
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const start = `GET /q/${active}?${secrets.query} HTTP/1.1\r\n${lines.join('\r\n')}\r\n`;
      await sendRaw(url, `${start}host: a b\r\n\r\n`);
      await sendRaw(url, `${start}no header ${secrets.value}\r\n\r\n`);
      await sendRaw(url, `${start}host: localhost\r\nx: ${'x'.repeat(50_000)}\r\n\r\n`);
      await requestLink(url, '/healthz');

      const scans = async () => (await db.scanCountry.findMany()).map(({ country }) => country);
      await expect.poll(scans).toEqual(['other']);
      const files = Object.fromEntries(
        readdirSync(dataFolder).map((name) => [name, readFileSync(join(dataFolder, name), 'latin1')]),
      );
      const places: Record<string, string> = {
        ...files,
        database: await dumpDatabase(db),
        log: log.join(''),
        metrics: await registry.metrics(),
      };
      // Postgres keeps its files elsewhere.
      if ('canary.db' in files) {
        const backup = join(dataFolder, 'canary.backup');
        await backUp(`file:${join(dataFolder, 'canary.db')}`, backup);
        places['backup'] = readFileSync(backup, 'latin1');
        expect(Object.keys(places)).toContain('canary.db-wal');
      }
      const found = Object.entries(places).map(([place, content]) => ({
        place,
        texts: [...findTexts(content, texts), ...findHashes(content, texts)],
      }));
      expect(found.filter((place) => place.texts.length > 0)).toEqual([]);
      // Checks that the search would find a text in these places.
      for (const place of ['database', 'backup', 'canary.db-wal'].filter((name) => name in places))
        expect(findTexts(places[place] ?? '', [targetOf(0)]), place).toHaveLength(1);
      expect(places['log']).toContain('"url":"/healthz"');
      expect(places['metrics']).toContain('canary_redirects_total{outcome="302"}');
    });
  },
  () => {
    dataFolder = join(folder.path, crypto.randomUUID());
    mkdirSync(dataFolder);
    log.length = 0;
    return {
      databaseUrl: `file:${join(dataFolder, 'canary.db')}`,
      shortUrl,
      countryHeader: 'cf-ipcountry',
      takeLog: (line) => log.push(line),
    };
  },
);
