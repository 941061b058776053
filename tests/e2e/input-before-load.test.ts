import { gate } from '../../client/src/testing/gate.ts';
import { isSoak } from '../support/soak.ts';
import { box } from './generator-page.ts';
import { dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

const fields = [['/', 'input[name=url]']] as const;
const moreFields = [
  ['/login', 'input[type=email]'],
  ['/contact', 'textarea'],
  ['/faq', 'input[type=search]'],
] as const;

test.concurrent.for(isSoak ? [...fields, ...moreFields] : fields)(
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
    if (path === '/') await page.getByRole('button', { name: 'Download', exact: true }).click();
    open();
    await waitForHeading(page);
    if (path === '/') {
      await page.getByRole('alert').filter({ hasText: 'Please enter valid data.' }).waitFor();
      await field.focus();
    }
    await page.keyboard.type('@example.com');
    expect(await field.inputValue()).toBe('ada@example.com');
    expect(pageErrors).toEqual([]);
    await page.context().close();
  },
);

test.concurrent('A visitor who types while the page becomes interactive goes on typing, wherever the caret is', async ({
  site,
  expect,
}) => {
  const { page, pageErrors } = await site.visit();
  const { opened, open } = gate();
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  const field = page.locator('input[name=url]');
  // The visitor gives up on a button that doesn't react yet.
  await page.getByRole('tab', { name: 'Text' }).click();
  await field.click();
  await page.keyboard.type('example.com');
  for (const _ of '.com') await page.keyboard.press('ArrowLeft');
  const hydrated = waitForHeading(page).then(() => true);
  open();
  let typed = '';
  while (typed.length < 5 || !(await Promise.race([hydrated, false]))) {
    const key = String(typed.length % 10);
    typed += key;
    await page.keyboard.type(key);
    await page.waitForTimeout(20);
  }
  await page.keyboard.type('!');
  expect(await field.inputValue()).toBe(`example${typed}!.com`);
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

test.concurrent('A shape and the colours that a visitor chooses before the scripts have loaded are chosen', async ({
  site,
  expect,
}) => {
  const { page, pageErrors } = await site.visit();
  const { opened, open } = gate();
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  const shape = page
    .getByRole('group', { name: 'Modules' })
    .getByRole('radio', { name: 'Dots', exact: true });
  await shape.check();
  const colours = page.getByRole('button', { name: 'Print-safe' });
  await colours.click();
  open();
  await expect.poll(() => colours.getAttribute('aria-pressed')).toBe('true');
  expect(await shape.isChecked()).toBe(true);
  await page.getByRole('img', { name: 'Sample in your design' }).waitFor();
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

test.concurrent('Typed text is kept after a reload, but not when the page is opened by its address', async ({
  site,
  expect,
}) => {
  const { page, pageErrors } = await site.visit();
  await dismissLaunchDialog(page);
  await page.goto(site.url);
  await waitForHeading(page);
  await page.getByRole('tab', { name: 'Text' }).click();
  await box(page, 'Text').fill('Hello');
  await page.reload();
  await expect.poll(() => box(page, 'Text').inputValue()).toBe('Hello');
  await page.goto(site.url);
  await waitForHeading(page);
  await page.getByRole('tab', { name: 'Text' }).click();
  expect(await box(page, 'Text').inputValue()).toBe('');
  expect(pageErrors).toEqual([]);
  await page.context().close();
});
