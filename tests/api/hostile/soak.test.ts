import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { clientAttacks } from '../../support/hostile/all-attacks.ts';
import { startAttackedServer } from '../../support/hostile/attacked-server.ts';
import { attacks } from '../../support/hostile/attacks.ts';
import { auditAttacks } from '../../support/hostile/audit-attacks.ts';
import { startCaddy } from '../../support/hostile/caddy.ts';
import { startOrdinaryClients } from '../../support/hostile/ordinary-client.ts';
import { chooseAttacks, isComplete, notMade, startAttacks } from '../../support/hostile/start-attacks.ts';
import { isSoak, soakMinutes } from '../../support/soak.ts';

const names = chooseAttacks(clientAttacks);
/** Beside an attack, a client starts and rests. */
const seconds = Math.max(5, (soakMinutes * 60) / names.length - 5);
const maxWaitMs = 250;
/** The limit of a server's container in docker-compose.yml. */
const maxMebibytes = 768;

/** The attacks on short links. */
const onLinks = Object.keys(auditAttacks).filter((name) => name.includes('short link'));

/** Without `pnpm soak hostile`: the attacks that need no machine of their own, all at once and without a proxy. */
test.skipIf(isSoak)('A site that was attacked still works', async () => {
  const server = await startAttackedServer({ isSmall: true });
  await (await startAttacks(server.url, [...Object.keys(attacks), ...onLinks], 2))();
  const ordinary = await startOrdinaryClients(server, 3);
  await delay(1_500);
  await ordinary.stop();
  expect(server.log()).not.toContain('"level":50');
  expect(ordinary.takeOutcomes().filter(({ error }) => error !== null)).toEqual([]);
});

test.runIf(isSoak)(
  'Behind Caddy, no client makes others wait or fills the memory',
  async () => {
    const server = await startAttackedServer();
    const url = await startCaddy(server.port);
    const ordinary = await startOrdinaryClients({ ...server, url }, 50);
    // Waits until all clients have signed up and follow the board.
    await delay(5_000);
    const broken: string[] = [];
    process.stdout.write(
      'attack: times, in the last second, unanswered; waits of others: longest, 99%, count; memory\n',
    );

    const none = async () => ({
      '(none)': await delay(seconds * 1_000, { made: 0, inLastSecond: 1, unanswered: 0 }),
    });
    for (const name of ['(none)', ...names]) {
      const fail = (what: string) => void broken.push(`${name}: ${what}`);
      await delay(2_000);
      const waitForEnd = name === '(none)' ? none : await startAttacks(url, [name], seconds);
      ordinary.takeOutcomes();
      const { result, mebibytes } = await server.watchMemory(waitForEnd);
      const outcomes = ordinary.takeOutcomes();
      const count = result[name] ?? notMade;
      const waits = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
      const [longest, p99] = [1, 0.99].map((share) =>
        waits[Math.floor(share * (waits.length - 1))]?.toFixed(),
      );
      const memory = `${mebibytes.toFixed()} MiB`;
      process.stdout.write(
        `${name}: ${count.made}, ${count.inLastSecond}, ${count.unanswered}; ${longest} ms, ${p99} ms, ${waits.length}; ${memory}\n`,
      );
      if (!isComplete(count)) fail('the attack ended early');
      const late = waits.filter((ms) => ms >= maxWaitMs).length;
      if (late > 0)
        fail(`${late} of ${waits.length} waited for ${maxWaitMs} ms or longer, up to ${longest} ms`);
      const errors = outcomes.flatMap(({ action, error }) => (error === null ? [] : `${action}: ${error}`));
      if (errors.length > 0) fail(`${errors.length} errors, such as ${errors[0]}`);
      if (!(mebibytes < maxMebibytes)) fail(`memory of ${memory}`);
    }
    await ordinary.stop();
    expect(broken).toEqual([]);
  },
  (soakMinutes + 10) * 60_000,
);
