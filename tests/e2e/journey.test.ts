import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientDist } from '../../server/src/platform/paths.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { launchChromium, shortLived } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { waitForMail } from '../support/mailbox.ts';
import { startOpenidProvider, type TestProvider } from '../support/openid-provider.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { countSteps } from './count-steps.ts';
import { generator } from './generator-page.ts';
import { dismissLaunchDialog, waitForHeading } from './site.ts';

// A user's way through the whole site, and a check of what the database stores about them.
const email = 'ada@example.com';
const passwords = {
  first: 'first horse battery',
  second: 'second horse battery',
  wrong: 'wrong horse battery',
};
/** Values that must not be in the database. */
const secrets = new Set<string>(Object.values(passwords));

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let provider: TestProvider;
let server: ApiServer;
let browser: Browser;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  folder = await createTempFolder();
  const port = await freePort();
  provider = await startOpenidProvider({
    redirectUris: [`http://localhost:${port}/auth/google/callback`],
    profiles: { grace: { email: 'grace@example.com', email_verified: true, name: 'Grace' } },
  });
  const databaseUrl = `file:${join(folder.path, 'journey.db')}`;
  server = await startApiServer({ clientDist, databaseUrl, port, google: provider.settings });
  browser = await launchChromium(shortLived);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await provider?.close();
  await folder?.remove();
});

/** Opens a page in a new browser profile. On a busy machine, the launch dialog would open before the first click. */
async function newProfile(): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true });
  context.setDefaultTimeout(60_000);
  contexts = [...contexts, context];
  const page = await context.newPage();
  await dismissLaunchDialog(page);
  return page;
}

async function collectSessionIds(): Promise<void> {
  for (const context of contexts) {
    for (const { name, value } of await context.cookies()) {
      if (name.includes('session') && value) secrets.add(value);
    }
  }
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto(`${server.url}/login`);
  await waitForHeading(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const at = (page: Page, path: string) => page.waitForURL(`${server.url}${path}`);
const tokens = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`^${count} tokens?\\b`) });

test('A new user saves and prints a Wi-Fi code within 8 clicks and 5 fields', async () => {
  const page = await newProfile();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const { steps, click, type } = countSteps(page);
  await page.goto(server.url);
  await waitForHeading(page);
  await click('tab', 'WiFi');
  await click('link', 'Unlock Now by Free Sign up');
  await type(/^Username/, 'Mimosa');
  await type(/^Email/, 'mimosa@example.com');
  await type(/^Password/, passwords.first);
  await click('button', 'Sign up');
  await at(page, '/generate/wifi');
  await type(/^Network name/, 'Mimosa');
  secrets.add('buenos-dias');
  await type(/^Password/, 'buenos-dias');
  await click('button', 'Save');
  await click('button', 'Unlock for 1 token and save');
  // The page explains saving, and opens no dialog.
  await page.getByText('Saved to your history as “Mimosa”. Only you can read it').waitFor();
  expect(await page.getByText(/Create a recovery code in your history/).count()).toBe(1);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await click('button', 'Download options');
  await click('button', 'Print');
  await click('button', 'Print this code');
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
  expect(steps.clicks).toBeLessThanOrEqual(8);
  expect(steps.fields).toBeLessThanOrEqual(5);
  expect(await server.db.historyRecord.count()).toBe(1);
});

// Each test continues where the previous one ended.
describe('A user', () => {
  let home: Page;
  let phone: Page;

  test('prints a code for a link as a guest, with one field and three clicks', async () => {
    home = await newProfile();
    const { steps, click, type } = countSteps(home);
    await home.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await home.goto(server.url);
    await waitForHeading(home);
    await type(/^Web address/, 'cafemimosa.example/menu');
    await click('button', 'Download options');
    await click('button', 'Print');
    await click('button', 'Print this code');
    await home.locator('html[data-printed]').waitFor({ state: 'attached' });
    expect(steps).toEqual({ clicks: 3, fields: 1 });
  });

  test('keeps the code in a new account with 5 tokens', async () => {
    await generator(home).download('Save');
    await home.getByRole('link', { name: 'Keep it in a free account' }).click();
    await home.waitForURL(/register/);
    await home.getByLabel('Username', { exact: true }).fill('Ada');
    await home.getByLabel('Email', { exact: true }).fill(email);
    await home.getByLabel('Password', { exact: true }).fill(passwords.first);
    await home.getByRole('button', { name: 'Sign up', exact: true }).click();
    await at(home, '/generate/url');
    await home.getByText('Saved to your history as “cafemimosa.example/menu”.').waitFor();
    await home.goto(`${server.url}/home`);
    await tokens(home, 5).waitFor();
    await collectSessionIds();
  });

  test('logs in in a second browser profile, after one wrong password', async () => {
    phone = await newProfile();
    await logIn(phone, passwords.wrong);
    await phone.getByText('Invalid email or password').waitFor();
    await logIn(phone, passwords.first);
    await at(phone, '/home');
    await tokens(phone, 5).waitFor();
    await phone.getByRole('link', { name: /^vCard/ }).click();
    await phone.getByText('Try it here.').waitFor();
    await collectSessionIds();
  });

  test('unlocks vCard codes, which updates the other profile without a reload', async () => {
    await home.getByRole('link', { name: /^vCard/ }).click();
    await generator(home).type('First name', 'Ada Lovelace');
    await generator(home).button('Download').click();
    await home.getByRole('button', { name: 'Unlock for 1 token and download' }).click();
    await home.getByText('Saved as qr-code.png.').waitFor();
    await phone.getByText('Try it here.').waitFor({ state: 'detached' });
    await tokens(home, 4).waitFor();
    await tokens(phone, 4).waitFor();
  });

  test('downloads a contact card that two decoders read', async () => {
    const page = generator(home);
    await page.type('Phone number', '+1 201 555 0123');
    await page.preview.waitFor();
    const { zxing, jsqr } = await page.download();
    expect(zxing).toContain('FN:Ada Lovelace\r\nTEL;TYPE=CELL:+1 201 555 0123\r\n');
    expect(jsqr).toBe(zxing);
  });

  test('logs out everywhere, which logs out both profiles at once', async () => {
    await home.goto(`${server.url}/account`);
    await home.getByRole('button', { name: 'Log out everywhere' }).click();
    await home.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await Promise.all([home, phone].map((page) => page.waitForURL(/\/login/)));
  });

  test('resets the password with the link from the email', async () => {
    await home.goto(`${server.url}/forgot-password`);
    await home.getByLabel('Email', { exact: true }).fill(email);
    await home.getByRole('button', { name: /mail|send|link/i }).click();
    const mail = await waitForMail(server.mailFolder, email, 'Set a new password');
    if (mail.token === null) throw new Error('The mail has no link');
    secrets.add(mail.token);
    await home.goto(`${server.url}/reset-password#token=${mail.token}`);
    await home.getByLabel('New password', { exact: true }).fill(passwords.second);
    await home
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await home.waitForURL(/\/login/);
    await logIn(home, passwords.second);
    await at(home, '/home');
    await collectSessionIds();
  });

  test('logs in with Google in a popup and reaches the dashboard', async () => {
    const page = await newProfile();
    await page.goto(`${server.url}/login`);
    await waitForHeading(page);
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await opening;
    await popup.getByRole('button', { name: 'Log in as grace' }).click();
    await at(page, '/home');
    await page.getByText('Grace').first().waitFor();
    await collectSessionIds();
  });

  test('cancels at Google and sees an error', async () => {
    const page = await newProfile();
    await page.goto(`${server.url}/login`);
    await waitForHeading(page);
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await opening;
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Google login failed').waitFor();
  });

  test('leaves no password, session id or link token in the database', async () => {
    const welcome = await waitForMail(server.mailFolder, email, 'Confirm');
    if (welcome.token !== null) secrets.add(welcome.token);
    // Three passwords, four sessions, two links.
    expect(secrets.size).toBeGreaterThanOrEqual(9);
    const files = readdirSync(folder.path).filter((name) => name.startsWith('journey.db'));
    const dump = Buffer.concat(files.map((name) => readFileSync(join(folder.path, name))));
    expect(dump.includes(email), 'the dump is complete').toBe(true);
    for (const secret of secrets) expect(dump.includes(secret), secret).toBe(false);
  });
});
