import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { findViolations } from './axe.ts';
import { boxOf, longWait } from './board-page.ts';
import { closeVisits, type Site, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

async function run(site: Site, account: Account, query: string, variables: object): Promise<unknown> {
  const { data, errors } = await postGraphql(site.url, query, { ...variables }, account.headers);
  expect(errors).toBeUndefined();
  return Object.values(Object(data))[0];
}

/** Creates a board of Ada with the card “Milk”, which Grace has joined as an editor. */
async function createSharedBoard(site: Site) {
  const [ada, grace] = [await signUp(site.url), await signUp(site.url, { username: 'Grace' })];
  const created = await run(
    site,
    ada,
    'mutation ($name: String!) { createBoard(input: { name: $name }) { id } }',
    {
      name: 'Kitchen',
    },
  );
  const { id } = Object(created);
  const card =
    'mutation ($id: ID!) { createTask(boardId: $id, input: { title: "Milk", columnId: "todo" }) { id } }';
  await run(site, ada, card, { id });
  const invite = 'mutation ($id: ID!) { createInvitation(boardId: $id, input: { role: editor }) { token } }';
  const { token } = Object(await run(site, ada, invite, { id }));
  const join = 'mutation ($token: String!) { acceptInvitation(input: { token: $token }) { id } }';
  await run(site, grace, join, { token });
  const { users } = Object(
    await run(site, ada, 'query ($id: ID!) { board(id: $id) { users { id name } } }', { id }),
  );
  const member = users.find(({ name }: { name: string }) => name === 'Grace').id;
  return { ada, grace, id, member, url: `${site.url}/b/${id}` };
}

const cards = (page: Page, column: string) =>
  page.getByRole('list', { name: column }).locator('[data-card] > :first-child').allTextContents();

test('Members of a board see each other and each other’s changes, until a member is removed', async ({
  site,
}) => {
  const { ada, grace, id, member, url } = await createSharedBoard(site);
  const visits = [await site.visit({}, ada), await site.visit({}, grace)] as const;
  const [own, other] = visits.map(({ page }) => page) as [Page, Page];
  await Promise.all([own.goto(url), other.goto(url)]);
  await own.getByText('2 people here').waitFor();
  await other.getByRole('button', { name: /^Milk/ }).focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await other.keyboard.press(key);
  await expect.poll(() => cards(own, 'In progress'), longWait).toEqual(['Milk']);
  expect(await own.title()).toBe('Kitchen – Canary QR');

  await run(
    site,
    ada,
    'mutation ($id: ID!, $member: ID!) { setMemberRole(boardId: $id, input: { id: $member, role: viewer }) { id } }',
    { id, member },
  );
  await other.getByText('You can only read this board.').waitFor();
  expect(await other.getByRole('button', { name: 'New task in To do' }).count()).toBe(0);
  expect(await findViolations(other)).toEqual([]);
  await run(
    site,
    ada,
    'mutation ($id: ID!, $member: ID!) { setMemberRole(boardId: $id, input: { id: $member, role: editor }) { id } }',
    { id, member },
  );

  await other.getByRole('button', { name: 'New task in To do' }).click();
  await other.keyboard.type('Bread');
  await run(
    site,
    ada,
    'mutation ($id: ID!, $member: ID!) { removeMember(boardId: $id, input: { id: $member }) { id } }',
    { id, member },
  );
  await other.getByRole('heading', { name: 'You aren’t a member of this board any more' }).waitFor();
  expect(await other.getByRole('region', { name: 'Your text that was not saved' }).textContent()).toContain(
    'Bread',
  );
  expect(await other.getByText('Milk').count()).toBe(0);
  expect(await findViolations(other)).toEqual([]);
  await own.getByText('1 person here').waitFor();
  await closeVisits(...visits);
});

test('A notice is counted in all tabs of the user at once, and opening its card from the board reads it', async ({
  site,
}) => {
  const { ada, grace, id, member, url } = await createSharedBoard(site);
  const visits = [await site.visit({}, grace), await site.visit({}, grace)] as const;
  const [list, board] = visits.map(({ page }) => page) as [Page, Page];
  await Promise.all([list.goto(`${site.url}/my`), board.goto(url)]);
  await list.getByText(/^No notices\./).waitFor();
  await board.getByRole('button', { name: /^Milk/ }).waitFor();
  const task = Object(await run(site, ada, 'query ($id: ID!) { board(id: $id) { tasks { id } } }', { id }))
    .tasks[0];
  const assign =
    'mutation ($id: ID!, $task: ID!, $member: ID!) { updateTask(boardId: $id, input: { id: $task, assignees: { add: [$member] } }) { id } }';
  await run(site, ada, assign, { id, task: task.id, member });
  const counted = (page: Page) => page.getByRole('link', { name: /^My cards.*, 1 unread/ }).first();
  await Promise.all([list, board].map((page) => counted(page).waitFor()));
  const notice = list.getByRole('link', { name: /assigned you Milk/ });
  expect(await notice.getAttribute('data-unread')).toBe('true');

  await board.getByRole('button', { name: /^Milk/ }).click();
  await Promise.all([list, board].map((page) => counted(page).waitFor({ state: 'detached' })));
  await expect.poll(() => notice.getAttribute('data-unread'), longWait).toBeNull();
  await closeVisits(...visits);
});

test('A column is dragged to another place by mouse, and by finger', async ({ site }) => {
  const { ada, url } = await createSharedBoard(site);
  const { page, pageErrors } = await site.visit(
    { viewport: { width: 1280, height: 800 }, hasTouch: true },
    ada,
  );
  await page.goto(url);
  const head = (name: string) => page.locator('[data-column-head]').filter({ hasText: name });
  await head('To do').waitFor();
  const names = () => page.locator('[data-column-head] h2').allTextContents();
  const placeOf = async (name: string) => {
    const { x, y } = await boxOf(head(name));
    return { x: x + 40, y: y + 12 };
  };

  const [from, to] = [await placeOf('To do'), await placeOf('Done')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x + 240, to.y + 40, { steps: 6 });
  await page
    .locator('[data-drop="after"]')
    .filter({ has: head('Done') })
    .waitFor();
  await page.mouse.move(to.x + 241, to.y + 40, { steps: 2 });
  await page.mouse.up();
  await expect.poll(names, longWait).toEqual(['In progress', 'Done', 'To do']);

  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [start, end] = [await placeOf('To do'), await placeOf('In progress')];
  await touch('touchStart', start);
  await page.locator('[data-column-head][data-dragged]').waitFor();
  await touch('touchMove', end);
  await page.locator('[data-drop="before"]').waitFor();
  await touch('touchEnd');
  await expect.poll(names, longWait).toEqual(['To do', 'In progress', 'Done']);
  await page.reload();
  await expect.poll(names, longWait).toEqual(['To do', 'In progress', 'Done']);
  await closeVisits({ page, pageErrors });
});
