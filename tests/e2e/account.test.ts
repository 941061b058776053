import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { expectFit } from './axe.ts';
import { closeVisits, type Site, siteTest, type Visit, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

interface Member extends Visit {
  readonly email: string;
}

/** Opens /account in a new browser for a new user. */
async function openAccount(site: Site, options?: BrowserContextOptions): Promise<Member> {
  const email = `${crypto.randomUUID()}@example.com`;
  const { token } = await signUp(site.url, { username: 'Ada', email });
  const visit = await site.visit(options);
  const { page } = visit;
  await page.context().addCookies([{ name: 'session', value: token, url: site.url, httpOnly: true }]);
  await page.goto(`${site.url}/account`);
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  return { ...visit, email };
}

/** Logs in by the form. */
async function logIn(page: Page, site: Site, email: string): Promise<void> {
  await page.goto(`${site.url}/login`);
  await waitForHeading(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Opens the dashboard on a second device of the same user. */
async function openElsewhere(site: Site, email: string): Promise<Visit> {
  const visit = await site.visit({ userAgent: firefox });
  await logIn(visit.page, site, email);
  await visit.page.waitForURL('**/home');
  await waitForHeading(visit.page);
  return visit;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('Logging out another device sends it to the login page', async ({ site }) => {
  const here = await openAccount(site);
  const elsewhere = await openElsewhere(site, here.email);
  await here.page.reload();
  const devices = section(here.page, 'Devices');
  await devices.getByText('This device').waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(2);
  await devices.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await elsewhere.page.waitForURL('**/login');
  await devices.getByText('Firefox on Windows was logged out.').waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(1);
  await here.page.reload();
  await devices.getByText('This device').waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(1);
  await closeVisits(here, elsewhere);
});

test('Deleting the account leads to the login page, and the account can’t log in again', async ({ site }) => {
  const here = await openAccount(site);
  await here.page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = here.page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account permanently' }).click();
  await here.page.waitForURL(`${site.url}/login`);
  await here.page.getByText('Your account and everything in it were deleted.').waitFor();
  expect(await here.page.context().cookies()).toEqual([]);
  await logIn(here.page, site, here.email);
  await here.page.getByText('Invalid email or password').waitFor();
  await closeVisits(here);
});

test('The account page doesn’t overflow at 320 and 1280 pixels and passes axe', async ({ site }) => {
  const here = await openAccount(site);
  const { page } = here;
  await page.getByText('This device').waitFor();
  await expectFit(page, 'page');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Save username' }).click();
  await page.getByText('Nothing to save.').waitFor();
  await page.getByLabel('New password', { exact: true }).fill('a quite different one');
  await expectFit(page, 'form with errors');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').waitFor();
  await expectFit(page, 'dialog');
  await closeVisits(here);
});
