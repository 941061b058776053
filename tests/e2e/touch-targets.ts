import type { Page } from 'playwright-core';

/**
 * Returns the visible controls of the open dialog, or else of the page, that are smaller than 44 × 44 CSS pixels for a
 * finger (WCAG 2.2, 2.5.5). A checkbox counts with its label, and links within a sentence are exempt.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const small = await measureSmallTargets(page);
  // The emulation ends with the session.
  await devTools.detach();
  return small;
}

function measureSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minimum = 44;
    const dialog = document.querySelector('[role=dialog]');
    const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=menuitemradio]',
    );
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== element.textContent?.trim();
    /** Whether the touch area is larger than the element, such as the area of a link with an `::after`. */
    const reachesAround = (target: Element) => {
      target.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      /** How far the area reaches in a direction, at most up to the minimum. */
      const reach = (toX: number, toY: number) => {
        let far = 0;
        while (far < minimum && target.contains(document.elementFromPoint(x + toX * far, y + toY * far)))
          far += 1;
        return far;
      };
      return reach(-1, 0) + reach(1, 0) >= minimum && reach(0, -1) + reach(0, 1) >= minimum;
    };
    return [...controls].flatMap((control) => {
      // Hidden skip links and the native inputs behind custom inputs have no area of their own.
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || isInSentence(control) || control.closest('[inert], .visually-hidden')) return [];
      const target = control.closest('label') ?? control;
      const { width, height, bottom } = target.getBoundingClientRect();
      if (bottom <= 0 || (width >= minimum - 0.5 && height >= minimum - 0.5)) return [];
      if (reachesAround(target)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      return [
        `${control.tagName.toLowerCase()} “${name.slice(0, 40)}”: ${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
  });
}
