import { isSoak } from '../support/soak.ts';
import { siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

const contact = ['/contact', 'contact'] as const;
const login = ['/login', 'graphql'] as const;
const board = ['/tasks', 'graphql'] as const;
const pages = [contact, login, board];

test.concurrent.for(isSoak ? pages : [login])(
  'A prerendered page whose code can’t be loaded at first is shown once: %s',
  async ([path, chunk], { site, expect }) => {
    const { page } = await site.visit();
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort(), { times: 1 });
    await page.goto(`${site.url}${path}`);
    await waitForHeading(page);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').count()).toBe(1);
    await page.context().close();
  },
);

test.concurrent.for(isSoak ? pages : [])(
  'A prerendered page whose code can’t be loaded offers to try again: %s',
  async ([path, chunk], { site, expect }) => {
    const { page } = await site.visit();
    const code = `**/assets/${chunk}-*.js`;
    await page.route(code, (route) => route.abort());
    await page.goto(`${site.url}${path}`);
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    expect(await page.locator('main').count()).toBe(1);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForHeading(page);
    await expect.poll(() => page.getByText('could not be loaded').count()).toBe(0);
    await page.context().close();
  },
);
