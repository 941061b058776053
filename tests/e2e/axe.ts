import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds wrong with a page as it stands: each rule that is broken, with the first element that breaks it. */
export async function findViolations(page: Page): Promise<string[]> {
  // Brought once a page: it is half a megabyte, and most tests look more than once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(async () => {
    // Colours on their way to others are nobody's fault; where they are inherited, one way follows another.
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    do await new Promise((resolve) => setTimeout(resolve, 50));
    while (isMoving());
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
