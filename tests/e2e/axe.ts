import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { findSmallTargets } from './touch-targets.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Returns each accessibility rule that axe finds broken, with the first element that breaks it.
 *
 * @param except elements of a library, by their selectors
 */
export async function findViolations(page: Page, except: readonly string[] = []): Promise<string[]> {
  // The bar of a page that is loading is outside of the page's landmarks, and invisible at first.
  await page.locator('[aria-label="Loading the page"]').waitFor({ state: 'detached' });
  // axe is half a megabyte, so it is injected once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async (exclude) => {
      // A colour in transition can break the contrast rule. An inherited transition may start after another transition.
      const isAnimating = () =>
        document
          .getAnimations()
          .some(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          );
      do await new Promise((resolve) => setTimeout(resolve, 50));
      while (isAnimating());
      // Preloading style sheets and media takes longer than all rules, and is for rules about media.
      const { violations } = await window.axe.run(
        { include: [':root'], exclude },
        { resultTypes: ['violations'], preload: false },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [...except],
  );
}

/**
 * Fails if at one of the widths the page overflows to the right, axe finds a violation, or a phone’s targets are too small.
 * axe runs at the first width, and under `pnpm soak views` at each width.
 */
export async function expectFit(page: Page, what: string, widths: readonly number[] = [320, 1280]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Some components choose their layout only after the window's size has changed. A concurrent test can't use `expect.poll`.
    for (let tries = 0; tries < 20 && (await widthOf(page)) > width; tries += 1)
      await page.waitForTimeout(50);
    expect(await widthOf(page), `${what} at ${width}`).toBeLessThanOrEqual(width);
    if (isSoak || width === widths[0]) expect(await findViolations(page), `${what} at ${width}`).toEqual([]);
    if (width < 400) expect(await findSmallTargets(page), `${what} at ${width}`).toEqual([]);
  }
}

/** The width of the page's content in pixels. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
