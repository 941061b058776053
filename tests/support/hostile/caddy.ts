import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';
import { createTempFolder } from '../temp-folder.ts';
import { killWithThisProcess } from '../watchdog.ts';

/**
 * Starts Caddy with the shipped Caddyfile in front of a server on this machine, for one test. Unlike in production,
 * Caddy trusts X-Forwarded-For, because all clients of the test are on this machine.
 *
 * @param takeLog receives what Caddy logs
 * @returns the address of Caddy
 */
export async function startCaddy(serverPort: number, takeLog?: (text: string) => unknown): Promise<string> {
  const folder = await createTempFolder();
  const url = `http://127.0.0.1:${await freePort()}`;
  const shipped = await readFile(join(import.meta.dirname, '../../../Caddyfile'), 'utf8');
  const file = join(folder.path, 'Caddyfile');
  await writeFile(
    file,
    shipped
      .replace('\tservers {', '\tadmin off\n\tservers {')
      // Debian's Caddy 2.6.2 doesn't know this option in `servers`.
      .replace('\t\tlb_policy', '\t\ttrusted_proxies private_ranges\n\t\tlb_policy'),
  );
  const caddy = spawn('caddy', ['run', '--config', file], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder.path,
      SITE_ADDRESS: url,
      UPSTREAMS: `127.0.0.1:${serverPort}`,
    },
    stdio: ['ignore', 'ignore', takeLog ? 'pipe' : 'ignore'],
  });
  caddy.stderr?.setEncoding('utf8').on('data', takeLog ?? (() => undefined));
  await once(caddy, 'spawn').catch(() => {
    throw new Error('Caddy isn’t installed. Install it with: apt-get install -y caddy');
  });
  killWithThisProcess(caddy);
  onTestFinished(async () => {
    caddy.kill();
    await once(caddy, 'exit');
    await folder.remove();
  });
  const isReady = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  return url;
}
