import type { Page } from 'playwright-core';

/** Does what a user does on a page, and counts it: `clicks`, and `fields` that are typed into. */
export function countSteps(page: Page) {
  const steps = { clicks: 0, fields: 0 };
  const click = async (
    role: 'button' | 'link' | 'menuitem' | 'switch' | 'tab' | 'textbox',
    name: string | RegExp,
  ): Promise<void> => {
    steps.clicks += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  const type = async (label: RegExp, text: string): Promise<void> => {
    steps.fields += 1;
    await page.getByLabel(label).first().fill(text);
  };
  return { steps, click, type };
}
