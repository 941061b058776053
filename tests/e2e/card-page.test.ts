import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Account, signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
import { longWait, restingBoxOf, touchInput } from './board-page.ts';
import { countSteps } from './count-steps.ts';
import { closeVisits, type Site, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

async function run(site: Site, { headers }: Account, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await postGraphql(site.url, query, variables, headers);
  expect(errors).toBeUndefined();
  return Object(Object.values(Object(data))[0]);
}

/** Creates a board of Ada with the card “Milk”, and two labels. */
async function createBoard(site: Site) {
  const ada = await signUp(site.url, { username: 'Ada' });
  const id = crypto.randomUUID();
  const mutate = (mutation: string, variables: Record<string, unknown> = {}) =>
    run(site, ada, mutation, { id, ...variables });
  await mutate('mutation ($id: ID!) { createBoard(input: { id: $id, name: "Kitchen" }) { id } }');
  await mutate(
    'mutation ($id: ID!) { createTask(boardId: $id, input: { id: "milk", title: "Milk", columnId: "todo" }) { id } }',
  );
  for (const name of ['Urgent', 'Shop'])
    await mutate(
      'mutation ($id: ID!, $name: String!, $label: ID!) { createLabel(boardId: $id, input: { id: $label, name: $name, color: red }) { id } }',
      { name, label: name },
    );
  return { ada, id, url: `${site.url}/b/${id}`, mutate };
}

async function addMember(site: Site, { id, mutate }: Awaited<ReturnType<typeof createBoard>>) {
  const { token } = await mutate(
    'mutation ($id: ID!) { createInvitation(boardId: $id, input: { role: editor }) { token } }',
  );
  const bo = await signUp(site.url, { username: 'Bo' });
  const join = 'mutation ($token: String!) { acceptInvitation(input: { token: $token }) { id } }';
  await run(site, bo, join, { token });
  return { bo, id };
}

/** The card “Milk” on the server. */
async function readCard(site: Site, account: Account, id: string) {
  const query = `query ($id: ID!) {
    board(id: $id) { tasks { dueOn labelIds commentCount hasDescription } }
  }`;
  const { tasks } = await run(site, account, query, { id });
  const texts =
    'query ($id: ID!) { cardTexts(boardId: $id, id: "milk") { description checklist { text isDone } } }';
  return { ...tasks[0], ...(await run(site, account, texts, { id })) };
}

const filled = {
  labelIds: ['Urgent', 'Shop'],
  checklist: ['Oat', 'Rice', 'Soy'].map((text) => ({ text, isDone: false })),
  commentCount: 1,
  description: 'Two **litres**',
};

const card = (page: Page) => page.getByRole('complementary', { name: 'Card' });

describe.each(isSoak ? [1280, 390] : [390])('In a window of %i pixels', (width) => {
  const isPhone = width < 500;
  const options = { viewport: { width, height: 860 }, hasTouch: isPhone };

  test('a card with a description, two labels, a due date, three checklist items and a comment takes at most 10 clicks', async ({
    site,
  }) => {
    const { ada, id, url } = await createBoard(site);
    const visit = await site.visit(options, ada);
    const { page } = visit;
    await page.goto(url);
    const { steps, click } = countSteps(page);
    await click('button', /^Milk/);
    await click('button', 'Add a description…');
    await page.keyboard.type('Two **litres**');
    await page.keyboard.press('Control+Enter');
    await click('button', 'Labels: none. Add labels');
    for (const label of ['Urgent', 'Shop']) {
      await page.keyboard.type(label);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await click('button', 'Due: none. Set a date');
    await click('button', /^Tomorrow/);
    await click('textbox', 'New checklist item');
    for (const item of ['Oat', 'Rice', 'Soy']) {
      await page.keyboard.type(item);
      await page.keyboard.press('Enter');
    }
    await click('textbox', 'New comment');
    await page.keyboard.type('Ask *Bo* first');
    await page.keyboard.press('Control+Enter');
    await card(page).getByText('Ask Bo first').waitFor();
    expect(steps.clicks).toBeLessThanOrEqual(10);
    await expect.poll(() => readCard(site, ada, id), longWait).toMatchObject(filled);
    await page.reload();
    await card(page).getByText('Ask Bo first').waitFor();
    expect(await card(page).locator('strong', { hasText: 'litres' }).count()).toBe(1);
    await closeVisits(visit);
  });
});

test('Two people edit one description at once and lose nothing', async ({ site }) => {
  const board = await createBoard(site);
  const { ada, id, url } = board;
  await board.mutate(
    'mutation ($id: ID!) { setDescription(boardId: $id, input: { id: "milk", base: "", text: "One\\nTwo\\nThree" }) { id } }',
  );
  const { bo } = await addMember(site, board);
  const [here, there] = [await site.visit({}, ada), await site.visit({}, bo)];
  const pages = [here.page, there.page];
  for (const page of pages) {
    await page.goto(`${url}/c/1`);
    await card(page).getByRole('button', { name: 'Edit', exact: true }).click();
  }
  const write = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: 'Description' }).fill(text);
    await page.keyboard.press('Control+Enter');
  };
  const description = async () => (await readCard(site, ada, id)).description;
  // Different lines.
  await write(here.page, 'One of Ada\nTwo\nThree');
  await expect.poll(description, longWait).toBe('One of Ada\nTwo\nThree');
  await there.page.getByText('Someone changed the description').waitFor();
  await write(there.page, 'One\nTwo\nThree of Bo');
  await expect.poll(description, longWait).toBe('One of Ada\nTwo\nThree of Bo');
  // The same line.
  for (const page of pages) {
    await card(page).getByText('Three of Bo').waitFor();
    await card(page).getByRole('button', { name: 'Edit', exact: true }).click();
  }
  await write(here.page, 'One of Ada\nTwo of Ada\nThree of Bo');
  await expect.poll(description, longWait).toContain('Two of Ada');
  await write(there.page, 'One of Ada\nTwo of Bo\nThree of Bo');
  await there.page.getByRole('heading', { name: 'Two versions of the description' }).waitFor();
  await there.page.reload();
  await there.page.getByRole('heading', { name: 'Two versions of the description' }).waitFor();
  expect(await there.page.locator('mark').allTextContents()).toEqual(['Bo', 'Ada']);
  await expectFit(there.page, 'a conflict');
  await there.page.getByRole('button', { name: 'Edit both' }).click();
  await there.page.getByRole('textbox', { name: 'Description' }).press('Control+Enter');
  await expect.poll(description, longWait).toBe('One of Ada\nTwo of Ada\nTwo of Bo\nThree of Bo');
  await closeVisits(here, there);
});

test('An open card and its popovers fit a phone and a computer without accessibility violations', async ({
  site,
}) => {
  const board = await createBoard(site);
  await board.mutate(
    `mutation ($id: ID!) { updateTask(boardId: $id, input: { id: "milk", dueOn: "2026-01-01", labels: { add: ["Urgent"] } }) { id } }`,
  );
  await board.mutate(
    `mutation ($id: ID!) { createChecklistItems(boardId: $id, input: { id: "milk", items: [{ id: "oat", text: "Oat", isDone: true }, { id: "rice", text: "Rice", isDone: false }] }) { id } }`,
  );
  await board.mutate(
    'mutation ($id: ID!) { createComment(boardId: $id, input: { id: "milk", commentId: "c", text: "For @Ada" }) { id } }',
  );
  const visit = await site.visit({ hasTouch: true }, board.ada);
  const { page } = visit;
  await page.goto(`${board.url}/c/1`);
  await card(page).getByText('For @Ada').waitFor();
  await card(page).getByRole('button', { name: 'Show' }).click();
  await card(page).getByText('added this card').waitFor();
  await expectFit(page, 'a card');
  await card(page)
    .getByRole('button', { name: /^Labels/ })
    .click();
  await expectFit(page, 'labels');
  await page.getByRole('button', { name: 'Change the label Urgent' }).click();
  await expectFit(page, 'a label');
  await page.keyboard.press('Escape');
  await card(page)
    .getByRole('button', { name: /^Assignees/ })
    .click();
  await expectFit(page, 'assignees');
  await page.keyboard.press('Escape');
  await card(page).getByRole('button', { name: /^Due/ }).click();
  await expectFit(page, 'a due date');
  await page.keyboard.press('Escape');
  await card(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await page.keyboard.type(' @');
  await page.getByRole('listbox', { name: 'People to mention' }).waitFor();
  await expectFit(page, 'a comment that is edited');
  await page.goto(`${board.url}/c/99`);
  await page.getByRole('heading', { name: 'No such card' }).waitFor();
  await expectFit(page, 'an unknown card');
  await closeVisits(visit);
});

test('A long press selects a card, and then a tap selects another one', async ({ site }) => {
  const { ada, url, mutate } = await createBoard(site);
  await mutate(
    'mutation ($id: ID!) { createTask(boardId: $id, input: { title: "Bread", columnId: "todo" }) { id } }',
  );
  const visit = await site.visit(
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ada,
  );
  const { page } = visit;
  await page.goto(url);
  const finger = await touchInput(page);
  const selected = page.getByRole('region', { name: 'Selected cards' });
  // Chromium takes a touch for scrolling if a busy page doesn't answer it within a second. Visitors then press again.
  await expect
    .poll(async () => {
      const { x, y } = await restingBoxOf(page.getByRole('button', { name: /^Milk/ }));
      await finger.down(x + 60, y + 20);
      const isSeen = (text: Locator) =>
        text.waitFor({ timeout: 3_000 }).then(
          () => true,
          () => false,
        );
      await isSeen(page.getByText('Milk').nth(1));
      await finger.up();
      // Another press before the card is selected would take it out of the selection.
      return await isSeen(selected.getByText('1 card', { exact: true }));
    }, longWait)
    .toBe(true);
  await page.getByRole('button', { name: /^Bread/ }).tap();
  await selected.getByText('2 cards').waitFor();
  await closeVisits(visit);
});

test('Items of a checklist are dragged to another place', async ({ site }) => {
  const { ada, id, url, mutate } = await createBoard(site);
  const items = ['Oat', 'Rice', 'Soy'].map((text) => `{ id: "${text}", text: "${text}", isDone: false }`);
  await mutate(
    `mutation ($id: ID!) { createChecklistItems(boardId: $id, input: { id: "milk", items: [${items}] }) { id } }`,
  );
  const visit = await site.visit({}, ada);
  const { page } = visit;
  await page.goto(`${url}/c/1`);
  await card(page).getByRole('button', { name: 'Move Oat', exact: true }).hover();
  await page.mouse.down();
  const box = await card(page).getByRole('checkbox', { name: 'Soy' }).boundingBox();
  await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + 10, { steps: 5 });
  await card(page).locator('[data-drop="after"]').waitFor();
  await page.mouse.up();
  const order = async () =>
    (await readCard(site, ada, id)).checklist.map(({ text }: { text: string }) => text);
  await expect.poll(order, longWait).toEqual(['Rice', 'Soy', 'Oat']);
  await closeVisits(visit);
});
