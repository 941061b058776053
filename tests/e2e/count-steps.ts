import type { Page } from 'playwright-core';

/** Acts as a user of a page, and counts the `clicks` and the filled `fields`. */
export function countSteps(page: Page) {
  const steps = { clicks: 0, fields: 0 };
  const click = async (
    role: 'button' | 'link' | 'menuitem' | 'radio' | 'switch' | 'tab' | 'textbox',
    name: string | RegExp,
  ): Promise<void> => {
    steps.clicks += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  const type = async (label: RegExp, text: string): Promise<void> => {
    steps.fields += 1;
    const fields = page.getByLabel(label).and(page.locator('input, textarea'));
    await fields.first().fill(text);
  };
  return { steps, click, type };
}
