import { expect, test, vi } from 'vitest';
import { fillLinks, linkIdOf } from '../../../../tests/support/links.ts';
import { describeOnBoth } from '../../../../tests/support/on-both.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { startScanCounter } from './scan-counter.ts';

describeOnBoth('The scan counter', (server) => {
  test('counts scans once whose write was committed without an answer, and those after it', async () => {
    const { db, pubsub, app } = server();
    await fillLinks(db, 1);
    const clock = createTestClock();
    const scans = startScanCounter(db, pubsub, app.log, clock);
    const link = { id: linkIdOf(0), timeZone: 'UTC' };
    const scan = () => scans.count({ link, kind: 'scans', device: 'phone', country: 'DE' });
    const transact = db.$transaction.bind(db);
    const commits = vi.spyOn(db, '$transaction').mockImplementation((async (work: never) => {
      await transact(work);
      throw new Error('Connection lost');
    }) as typeof transact);
    scan();
    clock.advance(1_000);
    await expect.poll(() => db.scanDay.count()).toBe(1);
    scan();
    scan();
    commits.mockRestore();
    // Writes the first scan again, and the others.
    await scans.close();
    expect(await db.scanHour.findMany()).toMatchObject([{ scans: 3 }]);
    expect(await db.scanDay.findMany()).toMatchObject([{ phone: 3 }]);
    expect(await db.scanCountry.findMany()).toMatchObject([{ country: 'DE', scans: 3 }]);
  });
});
