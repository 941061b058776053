import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probePort } from '../../server/src/platform/listen-address.ts';
import { clientDist } from '../../server/src/platform/paths.ts';
import { password } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { launchChromium, shortLived } from '../support/chromium.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { waitForToken } from '../support/mailbox.ts';
import { startOpenidProvider, type TestProvider } from '../support/openid-provider.ts';
import { findViolations } from './axe.ts';
import { readBrowserStorage } from './browser-storage.ts';
import { waitForHeading } from './site.ts';

let provider: TestProvider;
let server: ApiServer;
let browser: Browser;

beforeAll(async () => {
  const port = await probePort({ host: '127.0.0.1', port: 0 });
  provider = await startOpenidProvider({
    redirectUris: [`http://localhost:${port}/auth/google/callback`],
    profiles: { grace: { email: 'grace@example.com', email_verified: true, name: 'Grace' } },
  });
  server = await startApiServer({ clientDist, port, google: provider.settings });
  browser = await launchChromium(shortLived);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await provider?.close();
});

/** Opens a browser profile, with the actions of a user. */
async function newProfile() {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().includes('Service Worker registration blocked');
    if (isOurs && ['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
  });
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const answer = (label: string, text: string) =>
    page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const history = page.getByRole('region', { name: 'Saved history' });
  return {
    page,
    pageErrors,
    fill,
    answer,
    press,
    history,
    /** Creates an account and opens the account page. */
    signUp: async (email: string) => {
      await page.goto(`${server.url}/register?next=%2Faccount`);
      await waitForHeading(page);
      await fill('Username', 'Ada');
      await fill('Email', email);
      await fill('Password', password);
      await press('Sign up');
      await page.waitForURL('**/account');
    },
    /** Logs in and opens the account page. */
    logIn: async (email: string, secret: string, { isKept = true } = {}) => {
      await page.goto(`${server.url}/login?next=%2Faccount`);
      await waitForHeading(page);
      await fill('Email', email);
      await fill('Password', secret);
      await page.getByLabel('Keep me logged in').setChecked(isKept);
      await press('Log in');
      await page.waitForURL('**/account');
    },
    logInByGoogle: async () => {
      await page.goto(`${server.url}/login?next=%2Faccount`);
      await waitForHeading(page);
      const opening = page.context().waitForEvent('page');
      await press('Continue with Google');
      await (await opening).getByRole('button', { name: 'Log in as grace' }).click();
      await page.waitForURL('**/account');
    },
    /** Waits for the history's status on the account page. */
    waitForStatus: (words: string) => history.getByText(words).waitFor(),
    /** Creates a recovery code, and waits until it is displayed. */
    createCode: async (label: string, secret: string) => {
      await press('Create recovery code');
      await answer(label, secret);
      await press('Create new code');
      await page.getByRole('dialog', { name: 'Save your recovery code' }).waitFor();
    },
    /** Confirms that the displayed recovery code is saved, and returns it. */
    saveCode: async () => {
      const dialog = page.getByRole('dialog', { name: 'Save your recovery code' });
      const code = (await dialog.locator('[translate=no]').textContent()) ?? '';
      await dialog.getByRole('button', { name: 'I’ve saved it' }).click();
      await dialog.waitFor({ state: 'detached' });
      return code;
    },
  };
}

const unlocked = 'Unlocked on this device.';
const locked = 'Locked on this device.';

/** Tries to export the stored key, as a malicious script would. Returns the key or the name of the error. */
function tryToExportKey(page: Page) {
  return page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('canary-qr-keys');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keys').objectStore('keys').get('one');
          reading.onsuccess = () => {
            opening.result.close();
            crypto.subtle
              .exportKey('raw', reading.result.key)
              .then(resolve, (error: DOMException) => resolve(error.name));
          };
        };
        opening.onerror = () => reject(opening.error);
      }),
  );
}

/** Resets the password with the emailed link. */
async function resetPassword(email: string, wanted: string, nth: number): Promise<void> {
  await postGraphql(server.url, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', {
    email,
  });
  const token = await waitForToken(server.mailFolder, email, 'Set a new', nth);
  const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
  const { errors } = await postGraphql(server.url, reset, { input: { token, password: wanted } });
  expect(errors).toBeUndefined();
}

test('Opens a history in every browser with the password alone, also after a change, and leaves no key after logout', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const [here, elsewhere] = [await newProfile(), await newProfile()];
  await here.signUp(email);
  await here.waitForStatus(unlocked);
  const dialogs = here.page.getByRole('dialog');
  expect(await dialogs.count()).toBe(0);

  // The recovery code is offered, not forced: a user can leave it, and it is offered again.
  await here.page.goto(`${server.url}/history`);
  const banner = here.page.getByRole('region', { name: 'Recovery code' });
  await banner.getByRole('button', { name: 'Later' }).click();
  await banner.waitFor({ state: 'detached' });
  await here.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('postponed')) localStorage.removeItem(key);
  });
  await here.page.reload();
  await banner.waitFor();
  await here.createCode('Your password', password);
  expect(await findViolations(here.page)).toEqual([]);
  await here.page.keyboard.press('Escape');
  await dialogs.waitFor({ state: 'detached' });
  await banner.waitFor();
  await here.createCode('Your password', password);
  const code = await here.saveCode();
  expect(code).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]{5}$/);
  await banner.waitFor({ state: 'detached' });
  await here.page.goto(`${server.url}/account`);
  await here.waitForStatus(unlocked);
  await here.page.reload();
  await here.waitForStatus(unlocked);
  expect(await tryToExportKey(here.page)).toBe('InvalidAccessError');

  await elsewhere.logIn(email, password);
  await elsewhere.waitForStatus(unlocked);

  await here.fill('Current password', password);
  await here.fill('New password', 'a quite different one');
  await here.press('Change password');
  await here.page.getByText('Password changed.').waitFor();
  await elsewhere.page.waitForURL('**/login?next=%2Faccount');
  await expect.poll(() => readBrowserStorage(elsewhere.page)).toMatchObject({ databases: [] });
  await elsewhere.logIn(email, 'a quite different one', { isKept: false });
  await elsewhere.waitForStatus(unlocked);
  await elsewhere.page.reload();
  await elsewhere.waitForStatus(locked);
  await elsewhere.press('Unlock history');
  await elsewhere.page.getByText('You didn’t choose “Keep me logged in”').waitFor();
  await elsewhere.answer('Your password', 'a quite different one');
  await elsewhere.press('Unlock');
  await elsewhere.waitForStatus(unlocked);

  await here.page.getByRole('button', { name: 'Menu of Ada' }).click();
  await here.page.getByRole('menuitem', { name: 'Log out' }).click();
  await here.page.waitForURL('**/login');
  const nothing = { caches: [], databases: [], local: {}, session: {} };
  await expect.poll(() => readBrowserStorage(here.page)).toEqual(nothing);

  await resetPassword(email, 'forgot the other', 1);
  await elsewhere.page.waitForURL('**/login?next=%2Faccount');
  await elsewhere.logIn(email, 'forgot the other');
  await elsewhere.waitForStatus(locked);
  await elsewhere.press('Unlock history');
  await elsewhere.answer('Recovery code', code.toLowerCase());
  await elsewhere.answer('Your password', 'forgot the other');
  await elsewhere.press('Unlock my history');
  await elsewhere.waitForStatus(unlocked);
  await here.logIn(email, 'forgot the other');
  await here.waitForStatus(unlocked);

  await resetPassword(email, 'forgot everything', 2);
  await here.page.waitForURL('**/login?next=%2Faccount');
  await here.logIn(email, 'forgot everything');
  await here.waitForStatus(locked);
  await here.press('Unlock history');
  await here.press('I don’t have the code');
  await here.page.getByText('Your history is empty').waitFor();
  await here.answer('Your password', 'forgot everything');
  await here.press('Delete and start over');
  await here.waitForStatus(unlocked);
  expect([here.pageErrors, elsewhere.pageErrors]).toEqual([[], []]);
  // Two browsers derive a dozen keys with 600,000 rounds each.
}, 120_000);

test('Unlocks the history of a Google user in another browser with a passphrase that is never sent', async () => {
  const [here, elsewhere] = [await newProfile(), await newProfile()];
  const sent: string[] = [];
  for (const { page } of [here, elsewhere]) {
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
  }
  await here.logInByGoogle();
  await here.press('Set up history');
  await here.answer('Passphrase', 'plenty of unrelated words');
  await here.press('Set up my history');
  await here.waitForStatus(unlocked);
  await here.createCode('Your passphrase', 'plenty of unrelated words');
  const code = await here.saveCode();

  // After a quarter of an hour, a new code needs another login.
  await server.db.session.updateMany({ data: { createdAt: new Date(Date.now() - 16 * 60_000) } });
  await here.press('Create new recovery code');
  const again = here.page.getByRole('dialog', { name: 'Log in again' });
  await again.getByRole('button', { name: 'Log in with Google' }).waitFor();
  expect(await findViolations(here.page)).toEqual([]);
  // The provider remembers its own login.
  const returned = here.page.waitForRequest('**/auth/google/callback*');
  await here.press('Log in with Google');
  await returned;
  await here.waitForStatus(locked);
  await here.press('Create new recovery code');
  await here.answer('Your passphrase', 'plenty of unrelated words');
  await here.press('Create new code');
  expect(await here.saveCode()).not.toBe(code);

  await elsewhere.logInByGoogle();
  await elsewhere.waitForStatus(locked);
  await elsewhere.press('Unlock history');
  await elsewhere.answer('Your passphrase', 'plenty of unrelated words');
  await elsewhere.press('Unlock');
  await elsewhere.waitForStatus(unlocked);
  expect(sent.join()).toContain('"CreateHistory"');
  expect(sent.join()).not.toContain('plenty');
  expect(sent.join()).not.toContain(code.slice(0, 14));
  expect([here.pageErrors, elsewhere.pageErrors]).toEqual([[], []]);
});
