import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { describe, expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { exampleCode, seedHistory } from '../support/seed-history.ts';
import { isSoak } from '../support/soak.ts';
import { findViolations, widthOf } from './axe.ts';
import { setBoard } from './board-page.ts';
import { generator } from './generator-page.ts';
import { dismissLaunchDialog, type Site, siteTest, waitForHeading } from './site.ts';

interface Member {
  readonly page: Page;
  readonly dynamicCode: string;
}

interface Fixtures {
  /** A visitor’s page at 200% in a window of 1280 × 1024 pixels. */
  readonly visitor: Page;
  /** The same for a user with saved codes, a dynamic code and a board. */
  readonly member: Member;
}

const enlarged = { viewport: { width: 640, height: 512 } };

const test = siteTest({ loggedIn: false }).extend<Fixtures>({
  visitor: [
    async ({ site }, use) => {
      const { page } = await site.visit(enlarged);
      await dismissLaunchDialog(page);
      await use(page);
    },
    { scope: 'file' },
  ],
  member: [async ({ site }, use) => use(await openMember(site)), { scope: 'file' }],
});

async function openMember(site: Site): Promise<Member> {
  const email = `${crypto.randomUUID()}@example.com`;
  const account = await signUp(site.url, { username: 'Ada', email });
  const codes = Array.from({ length: 12 }, (_, number) => exampleCode(number));
  await seedHistory(site.url, account, codes);
  await setBoard(site, { todo: ['Order table cards'], done: ['Sharpen the pencils'] }, ['Ana']);
  const query = 'mutation ($input: CreateDynamicCodeInput!) { createDynamicCode(input: $input) { id } }';
  const input = { target: 'https://example.com/menu', changeId: crypto.randomUUID() };
  const { data } = await postGraphql(site.url, query, { input }, account.headers);
  const { page } = await site.visit(enlarged);
  await dismissLaunchDialog(page);
  await page.goto(`${site.url}/login`);
  await waitForHeading(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/home');
  return { page, dynamicCode: Object(data).createDynamicCode.id };
}

/** GraphiQL’s own markup, in which axe finds faults that are not ours. */
const ofGraphiql = ['.graphiql-session-header', '.graphiql-editors', '.result-window'];

/**
 * Fails if the page scrolls sideways, axe finds a violation, or a selected element looks like other elements in forced
 * colours.
 *
 * @param except elements of a library, by their selectors
 */
async function expectReadable(page: Page, except?: readonly string[]): Promise<void> {
  expect(await widthOf(page)).toBeLessThanOrEqual(enlarged.viewport.width);
  expect(await findViolations(page, except)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await findUnmarked(page)).toEqual([]);
  // axe would compare colours that aren't shown.
  await page.emulateMedia({ forcedColors: 'none' });
}

/** The visible elements that are selected, current or pressed, but have no background of their own. */
const findUnmarked = (page: Page) =>
  page.evaluate(() => {
    const chosen =
      ':is([aria-current], [aria-selected=true], [aria-pressed=true]):not(.graphiql-container *)';
    const paper = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll(chosen)].flatMap((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const isMarked = backgroundColor !== paper && backgroundColor !== 'rgba(0, 0, 0, 0)';
      return isMarked || !element.checkVisibility() ? [] : [element.outerHTML.slice(0, 120)];
    });
  });

const codesOf = (page: Page) => page.getByRole('grid', { name: 'Saved codes' });

type Step = (page: Page) => Promise<unknown>;

type Views = Record<string, readonly [path: string, step?: Step]>;

const visitorViews: Views = {
  'A code on the landing page': ['/', (page) => generator(page).type('Web address', 'https://example.com')],
};
const moreVisitorViews: Views = {
  'The landing page': ['/'],
  'The page for developers': ['/developers'],
};

const memberViews: Views = {
  'The list of codes': ['/history', (page) => codesOf(page).waitFor()],
};
const moreMemberViews: Views = {
  'The board': ['/tasks', (page) => page.getByText('Order table cards').waitFor()],
  'The dashboard': ['/home', (page) => page.getByRole('heading', { name: 'Boards' }).waitFor()],
  'The command menu': [
    '/home',
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('o');
      await page.getByRole('option').first().waitFor();
    },
  ],
  'The generator': ['/generate/url', (page) => generator(page).type('Web address', 'https://example.com')],
  'A code’s details': ['/history', (page) => page.getByRole('row', { name: 'Table 4', exact: true }).click()],
  'The grid of codes': ['/history', (page) => page.getByRole('button', { name: 'Show as a grid' }).click()],
  'The account': ['/account'],
};

/** `pnpm soak views` opens all views. */
const viewsOf = (views: Views, more: Views) => Object.entries(isSoak ? { ...views, ...more } : views);

describe('At 200% and in forced colours', () => {
  test.for(viewsOf(visitorViews, moreVisitorViews))(
    '%s is readable',
    async ([, [path, step]], { site, visitor }) => {
      await visitor.goto(`${site.url}${path}`);
      await waitForHeading(visitor);
      await step?.(visitor);
      await expectReadable(visitor);
    },
  );

  test.runIf(isSoak)('The playground is readable', async ({ site, visitor }) => {
    await visitor.goto(`${site.url}/graphql`);
    await visitor.locator('.graphiql-query-editor .view-line').first().waitFor({ state: 'attached' });
    await expectReadable(visitor, ofGraphiql);
  });

  test.for(viewsOf(memberViews, moreMemberViews))(
    '%s is readable',
    async ([, [path, step]], { site, member }) => {
      await member.page.goto(`${site.url}${path}`);
      await waitForHeading(member.page);
      await step?.(member.page);
      await expectReadable(member.page);
    },
  );

  test.runIf(isSoak)('A dynamic code’s page is readable', async ({ site, member: { page, dynamicCode } }) => {
    await page.goto(`${site.url}/codes/${dynamicCode}`);
    await page.getByRole('heading', { name: 'Where it leads' }).waitFor();
    await expectReadable(page);
  });

  test.runIf(isSoak)('The development server’s page of components is readable', async ({ visitor }) => {
    const root = join(import.meta.dirname, '../../client');
    const server = await createServer({ root, logLevel: 'error', server: { port: 0, hmr: false } });
    await server.listen();
    await visitor.goto(new URL('/design', server.resolvedUrls?.local[0]).href);
    await visitor.getByRole('heading', { name: 'Menu, Modal, Toasts' }).waitFor();
    await expectReadable(visitor);
    await server.close();
  });
});
