import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientDist } from '../../server/src/platform/paths.ts';
import { password } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { launchChromium, shortLived } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { startOpenidProvider, type TestProvider } from '../support/openid-provider.ts';
import { findViolations } from './axe.ts';
import { readBrowserStorage } from './browser-storage.ts';
import { waitForHeading } from './site.ts';

let provider: TestProvider;
let server: ApiServer;
let browser: Browser;

beforeAll(async () => {
  const port = await freePort();
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
        const opening = indexedDB.open('account:key:keys');
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

test('Opens a history in every browser with the password alone, also after a change, and leaves no key after logout', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const [here, elsewhere] = [await newProfile(), await newProfile()];
  await here.signUp(email);
  await here.waitForStatus(unlocked);
  expect(await here.page.getByRole('dialog').count()).toBe(0);
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
  expect([here.pageErrors, elsewhere.pageErrors]).toEqual([[], []]);
});

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
  expect(await findViolations(here.page)).toEqual([]);
  const code = await here.saveCode();

  // After a quarter of an hour, a new code needs another login.
  await server.db.session.updateMany({ data: { createdAt: new Date(Date.now() - 16 * 60_000) } });
  await here.press('Create new recovery code');
  const again = here.page.getByRole('dialog', { name: 'Log in again' });
  await again.getByRole('button', { name: 'Log in with Google' }).waitFor();
  expect(await findViolations(here.page)).toEqual([]);

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
