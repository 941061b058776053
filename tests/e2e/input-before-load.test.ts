import { expect } from 'vitest';
import { gate } from '../../client/src/testing/gate.ts';
import { siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

test.concurrent.for([
  ['/', 'input[name=url]'],
  ['/login', 'input[type=email]'],
  ['/contact', 'textarea'],
  ['/faq', 'input[type=search]'],
] as const)(
  'Keeps the input and focus of a visitor who types on %s before the scripts have loaded',
  async ([path, selector], { site }) => {
    const { page, pageErrors } = await site.visit();
    const { opened, open } = gate();
    await page.route('**/assets/*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
    const field = page.locator(selector);
    await field.click();
    await page.keyboard.type('ada');
    open();
    await waitForHeading(page);
    await page.keyboard.type('@example.com');
    expect(await field.inputValue()).toBe('ada@example.com');
    expect(pageErrors).toEqual([]);
    await page.context().close();
  },
);
