import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { recordPaint } from '../record-paint.ts';

const warmUp = 2;
/** Search terms. Each digit narrows the result. */
const numbers = [
  '1207',
  '9173',
  '4586',
  '3021',
  '7349',
  '8264',
  '5190',
  '6438',
  '2715',
  '9802',
  '1459',
  '3670',
];

/** Milliseconds from each key press to the frame that shows its result. */
export async function searchTimes(page: Page, field: Locator, results: Locator): Promise<number[]> {
  await results.evaluate(recordPaint, 'keydown' as const);
  const times: number[] = [];
  for (const [index, number] of numbers.entries()) {
    await field.fill('');
    await sleep(200);
    for (const [at, digit] of [...number].entries()) {
      // Varies the delay, so that keys don't always fall on the same moment of a frame.
      await sleep(40 + (((index * 4 + at) * 7) % 17));
      await field.press(digit);
      const time = await page.evaluate(() => window.lastPainted);
      if (time === undefined) throw new Error('No key press was recorded.');
      if (index >= warmUp) times.push(time);
    }
  }
  return times;
}
