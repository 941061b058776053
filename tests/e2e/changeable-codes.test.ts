import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { readPng } from '../support/read-png.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
import { countSteps } from './count-steps.ts';
import { generator } from './generator-page.ts';
import { closeVisits, dismissLaunchDialog, type Site, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

const target = 'https://example.com/menu/summer';
const name = 'example.com/menu/summer';
const widths = isSoak ? [1280, 390] : [390];
const ofWidth = (width: number) => ({ viewport: { width, height: 900 } });

/** Reads the downloaded code with two decoders, and scans it as cameras do, which may change the case of the host. */
async function expectToLead(download: Download, to = target): Promise<string> {
  const { zxing, jsqr } = await readPng(await download.path());
  expect(jsqr).toBe(zxing);
  const payload = zxing ?? '';
  const [slug] = payload.split('/').slice(-1);
  expect(download.suggestedFilename()).toBe(`${slug}.png`);
  expect(payload).toMatch(/^http:\/\/LOCALHOST:\d+\/Q\/[2-9A-Z]{7}$/);
  for (const address of [payload, payload.toLowerCase()]) {
    const { status, headers } = await fetch(address, { redirect: 'manual' });
    expect([status, headers.get('location')], address).toEqual([302, to]);
  }
  return payload;
}

const nextDownload = (page: Page) => page.waitForEvent('download');
const addressOf = (page: Page) => page.getByLabel(/^Web address/);
const toggle = (page: Page) => page.getByRole('switch', { name: 'Can be changed later' });

/** Opens the only code of the list. A click can meet a row that is replaced when the record is confirmed. */
async function openFromList(page: Page) {
  const row = page.getByRole('grid').getByRole('link', { name });
  await row.first().waitFor();
  const list = page.url();
  const follow = async () => {
    if (page.url() === list)
      await row
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    return page.url();
  };
  await expect.poll(follow, { interval: 500 }).not.toBe(list);
}

async function openGenerator(page: Page, { url }: Site, search = '') {
  await page.goto(`${url}/generate/url${search}`);
  await waitForHeading(page);
  await addressOf(page).waitFor();
}

test.for(widths)(
  'At %i pixels, a member gets a changeable code with 2 clicks and 1 field',
  async (width, { site }) => {
    const { page, pageErrors } = await site.visit(ofWidth(width), await signUp(site.url));
    await openGenerator(page, site);
    const { steps, click, type } = countSteps(page);
    await type(/^Web address/, target);
    await click('switch', 'Can be changed later');
    await page.getByText('An example. The link is made when you save or download.').waitFor();
    const arriving = nextDownload(page);
    await click('button', 'Download');
    await expectToLead(await arriving);
    expect(steps).toEqual({ clicks: 2, fields: 1 });
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(/Saved as [2-9a-zA-Z]{7}\.png\.$/).waitFor();
    await expectFit(page, 'the new code');
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/generate/url');
    await closeVisits({ page, pageErrors });
  },
);

test.runIf(isSoak)('The switch fits, also with the field for the link’s own name', async ({ site }) => {
  const ada = await signUp(site.url);
  await site.db.user.updateMany({ data: { emailVerifiedAt: new Date() } });
  const { page, pageErrors } = await site.visit({}, ada);
  await openGenerator(page, site, '?changeable');
  await addressOf(page).fill(target);
  await page.getByRole('button', { name: 'Choose the link’s name' }).click();
  const slug = page.getByLabel(/^Name of the short link/);
  await slug.fill('no');
  await generator(page).button('Download').click();
  await page.getByText('A short link’s name has 4 to 40 characters.').waitFor();
  await expectFit(page, 'the form');
  await slug.fill(`menu-${Date.now()}`);
  const arriving = nextDownload(page);
  await generator(page).button('Download').click();
  const { zxing } = await readPng(await (await arriving).path());
  expect(zxing).toMatch(/\/Q\/MENU-\d+$/);
  await closeVisits({ page, pageErrors });
});

test.for(widths)(
  'At %i pixels, a visitor’s input, design and choice survive the sign-up, and the server gets no name and design',
  async (width, { site }) => {
    const { page, pageErrors, requests } = await site.visit(ofWidth(width));
    const frames: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
    await dismissLaunchDialog(page);
    await page.goto(site.url);
    await waitForHeading(page);
    await addressOf(page).fill(target);
    await toggle(page).click();
    await page.getByRole('button', { name: 'Print-safe' }).click();
    await generator(page).button('Download').click();
    await page.getByRole('heading', { level: 1, name: 'Sign up' }).waitFor();
    const email = `visitor-${width}@example.com`;
    await page.getByLabel('Username').fill(`visitor${width}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const arriving = nextDownload(page);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    const payload = await expectToLead(await arriving);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const { id } = await site.db.user.findUniqueOrThrow({ where: { email } });
    await expect.poll(() => site.db.historyRecord.count({ where: { userId: id } })).toBe(1);
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('img', { name: 'Preview of your QR code' }).waitFor();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    expect(await page.getByRole('button', { name: 'Print-safe' }).getAttribute('aria-pressed')).toBe('true');

    const bodies = [...requests.map((request) => request.postData() ?? ''), ...frames];
    const created = bodies
      .filter((body) => body.includes('"target"'))
      .map((body) => JSON.parse(body).variables);
    expect(created).toEqual([
      { input: { target, timeZone: expect.any(String), changeId: expect.any(String) } },
    ]);
    for (const body of bodies) {
      expect(body).not.toContain('"modules"');
      expect(body.replaceAll(target, '')).not.toContain(name);
      expect(body).not.toContain(payload);
    }
    await closeVisits({ page, pageErrors });
  },
);

test('Without a connection, the form says so, and a lost answer makes no second code', async ({ site }) => {
  const lost = 'https://example.com/lost';
  const { page } = await site.visit({}, await signUp(site.url));
  await openGenerator(page, site, '?changeable');
  await addressOf(page).fill(lost);
  let isLost = true;
  await page.route('**/graphql', async (route) => {
    const isCreation = route.request().postData()?.includes('"target"') ?? false;
    if (!isCreation || !isLost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await generator(page).button('Download').click();
  await page.getByText(/^The link was not made, so there is no code yet\./).waitFor();
  await expectFit(page, 'the failure');
  expect(await addressOf(page).inputValue()).toBe(lost);
  isLost = false;
  const arriving = nextDownload(page);
  await generator(page).button('Download').click();
  await expectToLead(await arriving, lost);
  expect(await site.db.link.count({ where: { target: lost } })).toBe(1);
  // The console has the connection that failed.
  await page.context().close();
});

test.runIf(isSoak)('A refused target is said at the field', async ({ site }) => {
  const { page, pageErrors } = await site.visit({}, await signUp(site.url));
  await openGenerator(page, site, '?changeable');
  await addressOf(page).fill('http://192.168.0.1/menu');
  await generator(page).button('Download').click();
  await page.getByText('This address is in a private network. Visitors can’t open it.').waitFor();
  expect(await addressOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await expectFit(page, 'the refused target');
  await closeVisits({ page, pageErrors });
});

/** Signs up with the form, which sets up the history. */
async function signUpInBrowser(site: Site, username: string) {
  const visit = await site.visit();
  const { page } = visit;
  await page.goto(`${site.url}/register`);
  await waitForHeading(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.waitForURL(/home$/);
  return visit;
}

test('A user who leaves as soon as the link is stored finds the code with its name and design', async ({
  site,
}) => {
  const { page, pageErrors } = await signUpInBrowser(site, 'hasty');
  await openGenerator(page, site, '?changeable');
  await addressOf(page).fill(target);
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'Print-safe' }).click();
  const stored = page.waitForResponse(
    (response) => response.request().postData()?.includes('"target"') ?? false,
  );
  await generator(page).button('Download').click();
  await (await stored).finished();
  await page.getByRole('link', { name: 'Codes', exact: true }).first().click();
  await openFromList(page);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('img', { name: 'Preview of your QR code' }).waitFor();
  await page.mouse.move(9, 9);
  expect(await page.getByRole('button', { name: 'Print-safe' }).getAttribute('aria-pressed')).toBe('true');
  await closeVisits({ page, pageErrors });
});

test('With a locked history, the code is made, and its name is saved after unlocking on another page', async ({
  site,
}) => {
  const first = await signUpInBrowser(site, 'locked');
  const cookies = await first.page.context().cookies();
  await closeVisits(first);

  const { page, pageErrors } = await site.visit();
  await page.context().addCookies(cookies);
  await openGenerator(page, site, '?changeable');
  await addressOf(page).fill(target);
  const arriving = nextDownload(page);
  await generator(page).button('Download').click();
  await expectToLead(await arriving);
  await page.getByText(/^The name and design of this code wait in this tab until you unlock/).waitFor();
  await expectFit(page, 'the code of a locked history');
  const code = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Codes', exact: true }).first().click();
  await page.getByRole('button', { name: 'Unlock your history' }).first().click();
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock', exact: true }).click();
  const user = await site.db.user.findUniqueOrThrow({ where: { email: 'locked@example.com' } });
  await expect.poll(() => site.db.historyRecord.count({ where: { userId: user.id } })).toBe(1);
  await openFromList(page);
  expect(new URL(page.url()).pathname).toBe(code);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('All changes are saved.').waitFor();
  await closeVisits({ page, pageErrors });
});
