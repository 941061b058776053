import { expect, test, vi } from 'vitest';
import { operations } from '../../server/src/guards/limits.ts';
import { workQueueLength } from '../../server/src/platform/metrics/metrics.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { cookie, holdOperations } from '../support/hold-operations.ts';
import { createTestClock } from '../support/test-clock.ts';

/** How many operations the server runs at once. Each of them takes one turn. */
const operationLimit = 4;
const turnMs = 500;
const turns = 25;
/** The wait that the server allows, and an operation's own turn. */
const maxLatencyMs = operations.maxWaitMs + turnMs;

interface Answer {
  readonly isAccepted: boolean;
  readonly retryAfter: string | number | null;
  readonly latencyMs: number;
}

test('Under twice the load that it can serve, the server refuses half of the operations at once and answers the other half in time', async () => {
  const clock = createTestClock();
  let waiting = () => 0;
  vi.spyOn(workQueueLength, 'watch').mockImplementation((read) => {
    waiting = read;
  });
  const server = await startServerForTest({ operationLimit, clock });
  const socket = connectForTest(server.url, { ...cookie, 'x-forwarded-for': '198.51.100.1' });
  // Keeps the socket open, which reads its session when it opens.
  await socket.iterate({ query: 'subscription { me { id } }' }).next();

  const running = holdOperations(server.db);
  let sent = 0;
  const answers: Answer[] = [];
  const byHttp = async (address: string) => {
    const headers = { ...cookie, 'x-forwarded-for': address };
    const response = await fetch(`${server.url}/graphql?query={me{id}}`, { headers });
    if (response.status === 200) return null;
    expect(response.status).toBe(503);
    return response.headers.get('retry-after');
  };
  const bySocket = async () => {
    try {
      await socket.iterate({ query: '{ me { id } }' }).next();
      return null;
    } catch (errors) {
      expect(errors).toMatchObject([{ extensions: { code: 'OVERLOADED' } }]);
      return 1;
    }
  };
  const send = async (refusal: Promise<string | number | null>) => {
    const start = clock.now();
    sent += 1;
    const retryAfter = await refusal;
    answers.push({ isAccepted: retryAfter === null, retryAfter, latencyMs: clock.now() - start });
  };
  /** Waits until every operation that was sent runs, waits or has been answered. */
  const settle = () =>
    expect.poll(() => running.length + waiting() + answers.length, { interval: 2 }).toBe(sent);
  const endTurn = async () => {
    await settle();
    const ended = answers.length + running.length;
    for (const end of running.splice(0)) end();
    await expect.poll(() => answers.length, { interval: 2 }).toBeGreaterThanOrEqual(ended);
    await settle();
    clock.advance(turnMs);
    await settle();
  };

  for (let turn = 0; turn < turns; turn += 1) {
    void send(bySocket());
    for (let client = 1; client < 2 * operationLimit; client += 1) void send(byHttp(`192.0.2.${client}`));
    await endTurn();
  }
  const accepted = answers.filter(({ isAccepted }) => isAccepted);
  const refused = answers.filter(({ isAccepted }) => !isAccepted);
  expect(accepted.filter(({ latencyMs }) => latencyMs > maxLatencyMs)).toEqual([]);
  expect(refused.filter(({ retryAfter }) => Number(retryAfter) !== 1)).toEqual([]);
  // Most of what can't get a turn in time is refused at once, and not after it has waited.
  expect(refused.filter(({ latencyMs }) => latencyMs > turnMs).length).toBeLessThan(refused.length / 2);
  // All turns were used, and all other operations were refused, except operations that still wait or run.
  const mayWait = operations.maxWaitMs / turnMs;
  expect(accepted.length).toBe(turns * operationLimit);
  expect(refused.length).toBeGreaterThan((turns - mayWait - 4) * operationLimit);

  // Operations that wait when the load ends are served or refused in time. After that, no operation waits.
  for (let ms = 0; ms < operations.maxWaitMs; ms += turnMs) await endTurn();
  expect([waiting(), running.length, answers.length]).toEqual([0, 0, sent]);
  void send(byHttp('192.0.2.1'));
  await endTurn();
  expect(answers.at(-1)).toEqual({ isAccepted: true, retryAfter: null, latencyMs: 0 });
});
