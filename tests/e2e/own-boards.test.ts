import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Account, password, signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
import { countSteps } from './count-steps.ts';
import { closeVisits, type Site, siteTest, type Visit } from './site.ts';

const test = siteTest({ loggedIn: false });

const firstCard = 'Write the text';
const cards = [firstCard, 'Draw the logo', 'Print the flyer'];

/** Opens the link of an invitation as a visitor, signs up, and waits for the invitation. */
async function signUpInvited(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Username', { exact: true }).fill('Bo');
  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Join board' }).waitFor();
}

/** The addresses that a browser sent, as targets or as referrers. A fragment isn't sent. */
async function sentAddresses({ requests }: Visit): Promise<string[]> {
  const sent = await Promise.all(
    requests.map(async (request) => [
      request.url().split('#')[0] ?? '',
      (await request.allHeaders())['referer'] ?? '',
    ]),
  );
  return sent.flat();
}

describe.each(isSoak ? [1280, 390] : [390])('In a window of %i pixels', (width) => {
  const isPhone = width < 500;
  const options = { viewport: { width, height: 860 }, hasTouch: isPhone };

  test('a board with three cards and a colleague who moves one take at most 12 clicks and 6 fields', async ({
    site,
  }) => {
    const here = await site.visit(options, await signUp(site.url, { username: 'Ada' }));
    const there = await site.visit(options);
    const owner = countSteps(here.page);
    await here.page.goto(`${site.url}/home`);
    await owner.click('link', 'Boards');
    await owner.type(/^New board/, 'Launch');
    await here.page.keyboard.press('Enter');
    await here.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    // The form for the first card is open.
    for (const title of cards) {
      await owner.type(/^Title/, title);
      await here.page.keyboard.press('Enter');
    }
    await owner.click('button', 'People');
    await owner.click('button', 'Invite people');
    await owner.click('button', 'Create link');
    await owner.click('button', 'Copy link');
    const link = (await here.page.getByText(/\/join#/).textContent()) ?? '';
    await here.page.keyboard.press('Escape');

    await signUpInvited(there.page, link);
    const colleague = countSteps(there.page);
    await colleague.click('button', 'Join board');
    await there.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    await colleague.click('button', `Menu of ${firstCard}`);
    await colleague.click('menuitem', 'Move to Done');
    const done = here.page.getByRole('list', { name: 'Done', exact: true });
    await done.getByText(firstCard).waitFor({ state: 'attached' });

    expect(owner.steps.clicks + colleague.steps.clicks).toBeLessThanOrEqual(12);
    expect(owner.steps.fields + colleague.steps.fields).toBeLessThanOrEqual(6);
    const token = new URL(link).hash.slice(1);
    expect(token).toMatch(/^[\w-]{43}$/);
    const addresses = await sentAddresses(there);
    expect(addresses).toContain(`${site.url}/graphql`);
    expect([...addresses, there.page.url()].filter((address) => address.includes(token))).toEqual([]);
    await closeVisits(here, there);
  });
});

test('The pages and dialogs of boards fit a phone and a computer without accessibility violations', async ({
  site,
}) => {
  const { owner, id, token } = await inviteByApi(site);
  const member = await signUp(site.url, { username: 'Bo' });
  const there = await site.visit({}, member);
  await there.page.goto(`${site.url}/join#${token}`);
  await there.page.getByRole('heading', { name: 'Join “Launch”' }).waitFor();
  await expectFit(there.page, 'invitation');
  await there.page.getByRole('button', { name: 'Join board' }).click();
  await there.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
  await there.page.goto(`${site.url}/join#short`);
  await there.page.getByRole('heading', { name: 'This link isn’t complete' }).waitFor();
  await expectFit(there.page, 'incomplete link');

  const here = await site.visit({}, owner);
  const { page } = here;
  await page.goto(`${site.url}/boards`);
  await page.getByRole('link', { name: /^Launch/ }).waitFor();
  await expectFit(page, 'boards');
  await page.goto(`${site.url}/b/${id}`);
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('combobox', { name: 'Role of Bo' }).waitFor();
  await expectFit(page, 'members');
  await page.getByRole('combobox', { name: 'Role of Bo' }).selectOption('Viewer');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expectFit(page, 'a changed role');
  await page.getByRole('button', { name: 'Remove Bo' }).click();
  await expectFit(page, 'a removal');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByText('Open invitations').waitFor();
  await expectFit(page, 'a new invitation');
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  await expectFit(page, 'the link of an invitation');
  await closeVisits(here, there);
});

/** Runs an operation as an account. */
async function run(site: Site, { headers }: Account, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await postGraphql(site.url, query, variables, headers);
  expect(errors).toBeUndefined();
  return data;
}

/** Creates an account with a board that it invites to. */
async function inviteByApi(site: Site) {
  const owner = await signUp(site.url, { username: 'Ada' });
  const id = crypto.randomUUID();
  await run(site, owner, 'mutation ($id: ID!) { createBoard(input: { id: $id, name: "Launch" }) { id } }', {
    id,
  });
  const create = 'mutation ($id: ID!) { createInvitation(boardId: $id, input: { role: editor }) { token } }';
  const data = await run(site, owner, create, { id });
  return { owner, id, token: tokenIn(data) };
}

function tokenIn(data: unknown): string {
  const created =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'createInvitation') : undefined;
  const token: unknown = created && Reflect.get(created, 'token');
  if (typeof token !== 'string') throw new Error('The answer has no token.');
  return token;
}
