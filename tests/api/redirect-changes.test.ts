import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { quantile } from '../../bench/rounds.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { fillLinks, linkIdOf, requestLink, slugOf } from '../support/links.ts';
import { prepareSites } from '../support/sites.ts';
import { isSoak } from '../support/soak.ts';

const changes = isSoak ? 1_000 : 20;
const servers = isSoak ? 3 : 2;

const sites = prepareSites();

/** Makes signals between the servers of a database get lost. Servers that connect later call this function, not Postgres's. */
async function loseSignals(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
  await client.query(`ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
  await client.query("CREATE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE sql AS 'SELECT'");
  await client.end();
}

describe.each([
  // Changes follow one another, so that the requests for one change don't delay the requests for another.
  { signals: 'with signals', atOnce: 1, pauseMs: 0, maxMs: 100 },
  // Servers poll every two seconds.
  { signals: 'without signals', atOnce: 20, pauseMs: 50, maxMs: 3_000 },
])('Several servers $signals', ({ signals, atOnce, pauseMs, maxMs }) => {
  test(
    'redirect to a changed target soon after the change is acknowledged',
    async () => {
      const isLossy = signals === 'without signals';
      const { databaseUrl, cluster } = await sites.start('changes', servers, async (url) => {
        // The tables have to exist before the function: a database with anything else isn't ours.
        await (await openDatabase(url)).close();
        if (isLossy) await loseSignals(url);
      });
      const { headers } = await signUp(cluster.url);
      const { data } = await postGraphql(cluster.url, '{ me { id } }', {}, headers);
      const { client, close } = await openDatabase(databaseUrl);
      await fillLinks(client, atOnce, Object(data).me.id);
      await close();
      const urls = cluster.servers.map(({ port }) => `http://127.0.0.1:${port}`);
      const agent = new Agent({ keepAlive: true });
      const targetOf = async (url: string, link: number) =>
        (await requestLink(url, `/q/${slugOf(link)}`, { agent })).headers['location'];

      /** Changes a target on one server; returns how long after the acknowledgement each server redirects to it. */
      const change = async (link: number, version: number): Promise<number[]> => {
        // Each server has the old target in memory.
        await Promise.all(urls.map((url) => targetOf(url, link)));
        const target = `https://example.com/${link}/${version}`;
        const { errors } = await postGraphql(
          urls[version % urls.length] ?? '',
          'mutation ($input: UpdateDynamicCodeInput!) { updateDynamicCode(input: $input) { id } }',
          { input: { id: linkIdOf(link), version, target } },
          headers,
        );
        expect(errors).toBeUndefined();
        const acknowledgedAt = performance.now();
        return await Promise.all(
          urls.map(async (url) => {
            while ((await targetOf(url, link)) !== target) await delay(pauseMs);
            return performance.now() - acknowledgedAt;
          }),
        );
      };
      const delays: number[] = [];
      for (let version = 1; delays.length < changes * urls.length; version += 1) {
        const links = Array.from({ length: atOnce }, (_, link) => link);
        delays.push(...(await Promise.all(links.map((link) => change(link, version)))).flat());
      }
      agent.destroy();
      const p99 = quantile(delays, 0.99);
      const max = Math.max(...delays);
      process.stdout.write(
        `${changes} changes on ${servers} servers ${signals}: median ${quantile(delays, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, maximum ${max.toFixed(0)} ms\n`,
      );
      if (isSoak) expect(isLossy ? max : p99).toBeLessThan(maxMs);
      // Servers poll every two seconds, also when their machine is busy.
      expect(max).toBeLessThan(6_000);
      // Signals arrive in one case only; polls alone take a second on average.
      if (isLossy) expect(max).toBeGreaterThan(200);
      else expect(quantile(delays, 0.5)).toBeLessThan(500);
    },
    20 * 60_000,
  );
});
