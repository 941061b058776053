import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { recordPaint } from '../record-paint.ts';

const warmUp = 2;
/** Each digit leaves fewer codes than the one before. */
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

/** Milliseconds from each key of a search to the frame that shows what it finds. */
export async function searchTimes(page: Page, field: Locator, results: Locator): Promise<number[]> {
  await results.evaluate(recordPaint, 'keydown' as const);
  const times: number[] = [];
  for (const [index, number] of numbers.entries()) {
    await field.fill('');
    await sleep(200);
    for (const [at, digit] of [...number].entries()) {
      // A person doesn't type in step with the screen: each key falls on another moment between two frames.
      await sleep(40 + (((index * 4 + at) * 7) % 17));
      await field.press(digit);
      const time = await page.evaluate(() => window.lastPainted);
      if (time === undefined) throw new Error('The page heard of no key.');
      if (index >= warmUp) times.push(time);
    }
  }
  return times;
}
