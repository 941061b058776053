import { gate } from '../../client/src/testing/gate.ts';
import { siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

test.concurrent.for([
  ['/', 'input[name=url]'],
  ['/login', 'input[type=email]'],
  ['/contact', 'textarea'],
  ['/faq', 'input[type=search]'],
] as const)(
  'Keeps the input, focus and press of a visitor who uses %s before the scripts have loaded',
  // Concurrent tests need the `expect` of their own.
  async ([path, selector], { site, expect }) => {
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
    // A question on the landing page.
    const question = page.locator('#faq [aria-expanded]').first();
    if (path === '/') {
      await question.click();
      await field.focus();
    }
    open();
    await waitForHeading(page);
    await page.keyboard.type('@example.com');
    expect(await field.inputValue()).toBe('ada@example.com');
    if (path === '/') await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
    expect(pageErrors).toEqual([]);
    await page.context().close();
  },
);
