import { beforeAll, expect, test, vi } from 'vitest';
import { fillLinks, linkIdOf } from '../../../../tests/support/links.ts';
import { describeOnBoth } from '../../../../tests/support/on-both.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { startScanCounter } from './scan-counter.ts';

describeOnBoth('The scan counter', (server) => {
  beforeAll(() => fillLinks(server().db, 2));

  test('counts scans once whose write was committed without an answer, and those after it', async () => {
    const { db, pubsub, app } = server();
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
    // Writes the first scan again, and the other scans.
    await scans.close();
    expect(await db.scanHour.findMany()).toMatchObject([{ scans: 3 }]);
    expect(await db.scanDay.findMany()).toMatchObject([{ phone: 3 }]);
    expect(await db.scanCountry.findMany()).toMatchObject([{ country: 'DE', scans: 3 }]);
  });

  test('counts the scans on both sides of an hour’s end on their day, and countries beyond 50 as others', async () => {
    const { db, pubsub, app } = server();
    const clock = createTestClock(Date.UTC(2026, 0, 1, 12, 59, 59, 500));
    const scans = startScanCounter(db, pubsub, app.log, clock);
    const linkId = linkIdOf(1);
    const link = { id: linkId, timeZone: 'UTC' };
    const scanFrom = (...countries: string[]) => {
      for (const country of countries) scans.count({ link, kind: 'scans', device: 'phone', country });
    };
    const codes = Array.from({ length: 60 }, (_, index) => `A${String.fromCharCode(65 + index)}`);
    const byDay = () => db.scanCountry.findMany({ where: { linkId }, orderBy: { scans: 'desc' } });
    scanFrom(...codes.slice(0, 40));
    clock.advance(499);
    scanFrom('AA');
    clock.advance(1);
    scanFrom('AA');
    clock.advance(500);
    await expect.poll(() => db.scanHour.count({ where: { linkId } })).toBe(2);
    expect(await byDay()).toMatchObject([{ country: 'AA', scans: 3 }, ...Array(39).fill({ scans: 1 })]);
    scanFrom(...codes);
    await scans.close();
    const rows = await byDay();
    expect(rows).toHaveLength(51);
    expect(rows[0]).toMatchObject({ country: 'other', scans: 10 });
    expect(await db.scanDay.findMany({ where: { linkId } })).toMatchObject([{ phone: 102 }]);
  });
});
