import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServerForTest } from '../support/for-test.ts';
import { createTestClock } from '../support/test-clock.ts';

const heartbeatMs = 12_000;

test('Only a client that doesn’t answer a ping is disconnected at the next ping', async () => {
  const clock = createTestClock();
  const server = await startServerForTest({ clock });
  const open = (autoPong: boolean) => {
    const url = `${server.url.replace('http', 'ws')}/graphql`;
    const socket = new WebSocket(url, 'graphql-transport-ws', { autoPong });
    onTestFinished(() => socket.terminate());
    return socket;
  };
  const [silent, answering] = [open(false), open(true)];
  await Promise.all([once(silent, 'open'), once(answering, 'open')]);

  const pinged = [once(silent, 'ping'), once(answering, 'ping')];
  clock.advance(heartbeatMs);
  await Promise.all(pinged);
  // Follows the answer to the ping: once this is answered, the server has seen that.
  answering.send('{"type":"ping"}');
  await once(answering, 'message');

  const closed = once(silent, 'close');
  const pingedAgain = once(answering, 'ping');
  clock.advance(heartbeatMs);
  // 1006: without a closing frame, because no one would answer it.
  expect((await closed)[0]).toBe(1006);
  await pingedAgain;
  expect(answering.readyState).toBe(WebSocket.OPEN);
});
