import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { waitForToken } from '../support/mailbox.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
import { dismissLaunchDialog, type Site, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

/** Actions on the login and sign-up pages. */
function authPages(page: Page, { url }: Site) {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    fill,
    press,
    logIn: async (email: string, secret = password) => {
      await fill('Email', email);
      await fill('Password', secret);
      await press('Log in');
    },
    open: async (path: string) => {
      await page.goto(`${url}${path}`);
      await waitForHeading(page);
    },
    at: (path: string) => page.waitForURL(`${url}${path}`),
  };
}

/** Chromium logs this when the page closes while its socket is opening. */
const earlyCloseMessage = 'WebSocket is closed before the connection is established';
const withoutEarlyClose = (pageErrors: readonly string[]) =>
  pageErrors.filter((text) => !text.includes(earlyCloseMessage));

/** Creates an account and opens a browser that isn’t logged in. */
async function newUser(site: Site) {
  const email = `${crypto.randomUUID()}@example.com`;
  await signUp(site.url, { email });
  const visit = await site.visit();
  return { email, ...visit, ...authPages(visit.page, site) };
}

describe('Logging in', () => {
  test.runIf(isSoak)(
    'has a button for Google once the server says that it is configured, and the form doesn’t move',
    async ({ site }) => {
      const { page } = await site.visit();
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/LoginProviders/, async (route) => {
        await answered;
        await route.fulfill({ json: { data: { loginProviders: ['GOOGLE'] } } });
      });
      await authPages(page, site).open('/login');
      const submit = page.getByRole('button', { name: 'Log in', exact: true });
      const google = page.getByRole('button', { name: 'Continue with Google' });
      const before = await submit.boundingBox();
      expect(await google.count()).toBe(0);
      answer();
      await google.waitFor();
      expect(await submit.boundingBox()).toEqual(before);
      await page.context().close();
    },
  );

  test('in one tab logs in all tabs, including the landing page', async ({ site }) => {
    const { page, email, open, logIn, at } = await newUser(site);
    const [form, landing] = [await page.context().newPage(), await page.context().newPage()];
    await dismissLaunchDialog(landing);
    await form.goto(`${site.url}/login?next=%2Faccount`);
    await form.getByRole('heading', { name: 'Log in' }).waitFor();
    await landing.goto(site.url);
    const accountLink = landing.getByRole('banner').getByRole('link', { name: /Log in|Dashboard/ });
    expect(await accountLink.textContent()).toBe('Log in');
    const before = await accountLink.boundingBox();
    await open('/login');
    await logIn(email);
    await at('/home');
    await form.waitForURL(`${site.url}/account`);
    await landing.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await accountLink.boundingBox()).toEqual(before);
    await accountLink.click();
    await landing.waitForURL(`${site.url}/home`);
    await page.context().close();
  });
});

describe('An emailed link', () => {
  test('sets a new password once, ends the session and leaves no trace in the browser', async ({ site }) => {
    const { page, email, open, logIn, fill, press, at, requests, pageErrors } = await newUser(site);
    await open('/login');
    await logIn(email);
    await at('/home');
    const elsewhere = await site.visit();
    const forgotten = authPages(elsewhere.page, site);
    await forgotten.open('/forgot-password');
    await forgotten.fill('Email', email);
    await forgotten.press('Send me a link');
    await elsewhere.page.getByText(`If ${email} has an account`).waitFor();
    await elsewhere.page.context().close();
    const token = await waitForToken(site.mailFolder, email, 'Set a new password');
    const link = `/reset-password#token=${token}`;

    await open(link);
    await at('/reset-password');
    await fill('New password', 'an even better horse');
    await press('Change password');
    await page.getByText('Your password was changed. Log in with the new one.').waitFor();
    await logIn(email);
    await page.getByText('Invalid email or password').waitFor();
    await logIn(email, 'an even better horse');
    await at('/home');

    await open(link);
    await fill('New password', 'yet another horse');
    await press('Change password');
    await page.getByText('This link no longer works').waitFor();
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await at('/forgot-password');
    await page.getByLabel('Email').waitFor();
    expect(requests.map((request) => request.url()).filter((url) => url.includes(token))).toEqual([]);
    expect(withoutEarlyClose(pageErrors)).toEqual([]);
    await page.context().close();
  });

  test.runIf(isSoak)('confirms an address after a click, logged in or not', async ({ site }) => {
    const { page, email, open, press, pageErrors } = await newUser(site);
    const token = await waitForToken(site.mailFolder, email, 'Confirm');
    await open(`/verify-email#token=${token}`);
    await press('Confirm email address');
    await page.getByRole('heading', { name: 'Email address confirmed' }).waitFor();
    expect(page.url()).toBe(`${site.url}/verify-email`);
    await open('/');
    await open(`/verify-email#token=${token}`);
    await press('Confirm email address');
    await page.getByText('This link has expired or was used before.').waitFor();
    expect(withoutEarlyClose(pageErrors)).toEqual([]);
    await page.context().close();
  });
});

describe('Each page', () => {
  // `every-page.test.ts` also checks the prerendered pages for errors.
  const pages = {
    '/login': 'Log in',
    '/reset-password': null,
    '/reset-password#token=x': 'Change password',
  };
  const morePages = {
    '/register': 'Sign up',
    '/forgot-password': 'Send me a link',
    '/verify-email': null,
    '/verify-email#token=x': 'Confirm email address',
  };
  test('fits 320 and 1280 pixels and passes axe, with errors if it has a form', async ({ site }) => {
    const { page, pageErrors } = await site.visit();
    const { open, press } = authPages(page, site);
    for (const [path, button] of Object.entries(isSoak ? { ...pages, ...morePages } : pages)) {
      await page.goto('about:blank');
      await open(path);
      if (button) {
        await press(button);
        await page.locator('[aria-invalid], [role=alert]').first().waitFor();
      }
      await expectFit(page, path);
    }
    expect(withoutEarlyClose(pageErrors)).toEqual([]);
    await page.context().close();
  });
});
