import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startAttackedServer } from '../../support/hostile/attacked-server.ts';
import { type Outcome, openOrdinaryClient } from '../../support/hostile/ordinary-client.ts';
import { createRandom } from '../../support/random.ts';
import { startProcess } from '../../support/server-process.ts';

/** Minutes, set by `pnpm soak hostile`. Without it, a few seconds with few clients show that nothing is broken. */
const minutes = Number(process.env['SOAK'] ?? 0);
const clients = minutes > 0 ? 50 : 5;
/** On a busy machine the short version takes longer. */
const minAttacks = 10;
const durationMs = minutes > 0 ? minutes * 60_000 : 1_500;

test(
  'Ordinary clients are served while hostile ones attack',
  async () => {
    const server = await startAttackedServer();
    const outcomes: Outcome[] = [];
    const random = createRandom(1);
    const ordinary = await Promise.all(
      Array.from({ length: clients }, (_, index) =>
        openOrdinaryClient(
          server,
          `198.51.100.${index + 1}`,
          random,
          (outcome) => void outcomes.push(outcome),
        ),
      ),
    );
    const memory = [await server.readMetrics()];
    const attackers = startProcess('tests/support/hostile/attackers.ts', {}, [server.url]);
    await attackers.ready;
    const endsAt = performance.now() + durationMs;
    const attacksOver = () => attackers.stdout().split('over: ').length - 1;
    const isOver = () => performance.now() > endsAt && attacksOver() >= minAttacks;
    await Promise.all(ordinary.map((client) => client.run(isOver)));
    memory.push(await server.readMetrics());
    attackers.signal('SIGKILL');
    await attackers.ended;
    if (minutes > 0) await delay(10_000);
    memory.push(await server.readMetrics());
    await Promise.all(ordinary.map((client) => client.close()));

    process.stdout.write(figures(outcomes, memory, attackers.stdout()));
    expect(server.log()).not.toContain('"level":50');
    expect(outcomes.filter(({ error }) => error !== null)).toEqual([]);
  },
  (minutes + 5) * 60_000,
);

function figures(
  outcomes: readonly Outcome[],
  memory: readonly { readonly megabytes: number }[],
  log: string,
): string {
  const lines = ['action, count, p50, p99, longest, sent again, errors'];
  for (const action of ['all', ...new Set(outcomes.map((outcome) => outcome.action))]) {
    const own = outcomes.filter((outcome) => action === 'all' || outcome.action === action);
    const ms = own.map((outcome) => outcome.ms).sort((a, b) => a - b);
    const at = (share: number) => `${(ms[Math.floor(share * (ms.length - 1))] ?? 0).toFixed(0)} ms`;
    const errors = own.filter(({ error }) => error !== null);
    const retries = own.reduce((sum, outcome) => sum + outcome.retries, 0);
    lines.push([action, own.length, at(0.5), at(0.99), at(1), retries, errors.length].join(', '));
  }
  const [before, after, rested] = memory.map(({ megabytes }) => `${megabytes.toFixed(0)} MB`);
  lines.push(`Memory of the server: ${before} before, ${after} under attack, ${rested} afterwards`);
  const attacks = log.match(/^over: .*$/gm) ?? [];
  for (const name of new Set(attacks)) {
    lines.push(`${attacks.filter((line) => line === name).length} × ${name.slice('over: '.length)}`);
  }
  return `${lines.join('\n')}\n`;
}
