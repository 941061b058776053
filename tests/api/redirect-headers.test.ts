import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { fillLinks, linkIdOf, phone, slugOf } from '../support/links.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { createTestRandoms, pick, type Random } from '../support/random.ts';
import { isSoak } from '../support/soak.ts';

/** `pnpm soak redirect` sends a million requests. */
const requests = isSoak ? 1_000_000 : 20_000;
/** Requests that are sent before their answers are read. */
const pipelined = 200;
/** The rows that a day of a link may have: 24 hours, a day, 50 countries, and a row for all other countries. */
const maxRows = 24 + 1 + 51;

const agents = [phone, 'Mozilla/5.0 (Windows NT 10.0)', 'Mozilla/5.0 (iPad)', 'curl/8', 'Googlebot/2.1', ''];
const countries = ['DE', 'de', 'xx', 'T1', 'ß', 'DE, FR', '__proto__', 'null', '0', "'; DROP TABLE", ''];

/** A text of random bytes that a header may have. */
function noise(random: Random, maxLength: number): string {
  const length = Math.floor(random() * maxLength);
  return Array.from({ length }, () => String.fromCharCode(33 + Math.floor(random() * 94))).join('');
}

/** Two random letters, which are the code of a country or could become one. */
function letters(random: Random): string {
  return String.fromCharCode(65 + Math.floor(random() * 26), 65 + Math.floor(random() * 26));
}

function hostileRequest(random: Random, slug: string): string {
  const agent = random() < 0.5 ? pick(random, agents) : `${phone} ${noise(random, 80)}`;
  const country =
    random() < 0.5 ? letters(random) : random() < 0.5 ? pick(random, countries) : noise(random, 40);
  const address = Array.from({ length: 4 }, () => Math.floor(random() * 256)).join('.');
  const method = random() < 0.9 ? 'GET' : 'HEAD';
  const purpose = random() < 0.1 ? `sec-purpose: ${noise(random, 20)};prefetch\r\n` : '';
  return `${method} /q/${slug}?${noise(random, 20).replaceAll('#', '')} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\nuser-agent: ${agent}\r\nreferer: ${noise(random, 40)}\r\ncf-ipcountry: ${country}\r\n${purpose}\r\n`;
}

/** Sends requests over one connection; returns how many were redirected. */
async function sendHostile(url: string, slug: string, random: Random): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let redirected = 0;
  for (let sent = 0; sent < requests; sent += pipelined) {
    socket.write(Array.from({ length: pipelined }, () => hostileRequest(random, slug)).join(''), 'latin1');
    let answers = '';
    while (answers.split('\r\n\r\n').length <= pipelined) answers += (await once(socket, 'data'))[0];
    redirected += answers.split('HTTP/1.1 302 ').length - 1;
  }
  socket.destroy();
  return redirected;
}

describeOnBoth(
  'Scans with hostile headers',
  (server) => {
    test(
      'are all counted, in a bounded number of rows',
      async () => {
        const { db, url } = server();
        await fillLinks(db, 1);
        const linkId = linkIdOf(0);
        const startedAt = performance.now();
        const redirected = await sendHostile(url, slugOf(0), createTestRandoms()());
        const seconds = (performance.now() - startedAt) / 1_000;
        expect(redirected).toBe(requests);
        const readDays = () => db.scanDay.findMany({ where: { linkId } });
        const counted = async () =>
          (await readDays()).reduce(
            (sum, { phone: phones, tablet, computer, other, previews, bots }) =>
              sum + phones + tablet + computer + other + previews + bots,
            0,
          );
        await expect.poll(counted).toBe(requests);
        const days = await readDays();
        const hours = await db.scanHour.findMany({ where: { linkId } });
        const located = await db.scanCountry.findMany({ where: { linkId } });
        const scans = hours.reduce((sum, hour) => sum + hour.scans, 0);
        expect(located.reduce((sum, country) => sum + country.scans, 0)).toBe(scans);
        const rows = days.length + hours.length + located.length;
        const memory = process.memoryUsage().rss / 2 ** 20;
        process.stdout.write(
          `${requests} scans with hostile headers in ${seconds.toFixed(0)} s: ${rows} rows, ${memory.toFixed(0)} MB\n`,
        );
        // The test may run over midnight.
        expect(rows).toBeLessThanOrEqual(days.length * maxRows);
        for (const { country } of located) expect(country).toMatch(/^([A-Z]{2}|other)$/);
      },
      20 * 60_000,
    );
  },
  () => ({ countryHeader: 'cf-ipcountry' }),
);
