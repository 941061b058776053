import { expect, test } from 'vitest';
import { tellUnsent, writeUnsent } from '#shared/storage/unsent-database.ts';
import { registerWaitingChanges, sendWaitingChanges } from './waiting-changes.ts';

const document = { accountId: 'ada', name: 'board/home' };

/** Registers a part of the site with unsent changes of Ada. */
function registerPart(count: number) {
  const part = { count, sends: 0 };
  const stop = registerWaitingChanges({
    count: (accountId) => (accountId === 'ada' ? part.count : 0),
    send: () => {
      part.sends += 1;
    },
    forget: async () => undefined,
  });
  return Object.assign(part, { stop });
}

test('A log-out tries to send what waits, and goes on once all of it is sent', async () => {
  const part = registerPart(1);
  const sent = sendWaitingChanges('ada', 3_600_000);
  part.count = 0;
  tellUnsent(document, 'board');
  expect([await sent, part.sends]).toEqual([0, 1]);
  part.stop();
});

test('A log-out learns how many changes of the account couldn’t be sent in time', async () => {
  const part = registerPart(2);
  await writeUnsent(document, [{ kind: 'change', id: 'one', content: 'Milk' }]);
  expect([await sendWaitingChanges('ada', 10), await sendWaitingChanges('grace', 10)]).toEqual([2, 0]);
  part.stop();
  expect(await sendWaitingChanges('ada', 10)).toBe(1);
});
