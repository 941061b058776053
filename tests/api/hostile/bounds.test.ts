import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { postGraphql } from '../../support/graphql-client.ts';
import { startAttackedServer } from '../../support/hostile/attacked-server.ts';
import { attacks } from '../../support/hostile/attacks.ts';
import { openOrdinaryClient } from '../../support/hostile/ordinary-client.ts';
import { createVisitor, type Visitor } from '../../support/hostile/visitor.ts';
import { createRandom } from '../../support/random.ts';

/** Minutes, set by `pnpm soak bounds`. Other tests of this folder repeat single attacks in a small heap. */
const minutes = Number(process.env['SOAK'] ?? 0);
const attackMs = (minutes * 60_000) / 2 / Object.keys(attacks).length;
/** How long the ordinary clients use the server before. */
const warmUpMs = 20_000;
const clients = 10;
const address = '203.0.113.1';

test.runIf(minutes > 0).each([
  { who: 'without an account', maxGrowth: 50 },
  { who: 'with an account', maxGrowth: 100 },
])(
  'A client $who makes the process grow by at most $maxGrowth MB, whatever it sends',
  async ({ who, maxGrowth }) => {
    const server = await startAttackedServer();
    const peaks = { megabytes: 0, stallMs: 0 };
    let isOver = false;
    const watching = watch(server, peaks, () => isOver);
    const errors: unknown[] = [];
    const random = createRandom(1);
    const ordinary = await Promise.all(
      Array.from({ length: clients }, (_, index) =>
        openOrdinaryClient(server, `198.51.100.${index + 1}`, random, ({ action, error }) => {
          if (error) errors.push({ action, error });
        }),
      ),
    );
    const attacker = await createVisitor(server.url, address);
    const using = Promise.all(ordinary.map((client) => client.run(() => isOver)));
    await delay(warmUpMs);
    // Two passwords were hashed at once, which takes 19 MB each, when the clients signed up.
    const before = peaks.megabytes;

    const lines = [`${who}: ${before.toFixed(0)} MB in ordinary use; then at most`];
    let highest = 0;
    for (const [name, attack] of Object.entries(attacks)) {
      Object.assign(peaks, { megabytes: 0, stallMs: 0 });
      await attackAgainAndAgain(attack, who === 'with an account' ? attacker : withoutAccount(attacker));
      lines.push(`${peaks.megabytes.toFixed(0)} MB, ${peaks.stallMs.toFixed(0)} ms: ${name}`);
      highest = Math.max(highest, peaks.megabytes);
    }
    isOver = true;
    await Promise.all([using, watching]);
    await Promise.all(ordinary.map((client) => client.close()));

    const growth = highest - before;
    lines.push(`It grew by ${growth.toFixed(0)} MB; the bound is ${maxGrowth}.`);
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(errors).toEqual([]);
    expect(growth).toBeLessThan(maxGrowth);
  },
  (minutes + 5) * 60_000,
);

/** The same client, which doesn't send its session. */
function withoutAccount(visitor: Visitor): Visitor {
  const headers = { 'x-forwarded-for': address };
  return { ...visitor, headers, send: (query, given) => postGraphql(visitor.url, query, given, headers) };
}

/** Attacks four times at once. */
async function attackAgainAndAgain(attack: (visitor: Visitor) => Promise<unknown>, visitor: Visitor) {
  const endsAt = performance.now() + attackMs;
  const attackInTurn = async () => {
    while (performance.now() < endsAt) {
      // Refused connections and answers that aren't JSON are what attackers get.
      await attack(visitor).catch(() => undefined);
      await delay(10);
    }
  };
  await Promise.all([attackInTurn(), attackInTurn(), attackInTurn(), attackInTurn()]);
}

/** Records how much memory the server has, and how long its event loop did nothing else. */
async function watch(
  { readMetrics }: Awaited<ReturnType<typeof startAttackedServer>>,
  peaks: { megabytes: number; stallMs: number },
  isOver: () => boolean,
) {
  while (!isOver()) {
    const { megabytes, stallMs } = await readMetrics();
    peaks.megabytes = Math.max(peaks.megabytes, megabytes);
    peaks.stallMs = Math.max(peaks.stallMs, stallMs);
    await delay(100);
  }
}
