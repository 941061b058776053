import { expect } from 'vitest';
import { type Account, signUp } from '../support/accounts.ts';
import { launchKeptChromium } from '../support/chromium.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { longWait } from './board-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

test('Changes that were made offline in two tabs are sent once and in order after the browser was killed', async ({
  site,
}) => {
  const ada = await signUp(site.url);
  const run = async (query: string, variables: Record<string, unknown>) => {
    const { errors } = await postGraphql(site.url, query, variables, ada.headers);
    expect(errors).toBeUndefined();
  };
  await run('mutation ($input: CreateBoardInput!) { createBoard(input: $input) { id } }', {
    input: { id: 'launch', name: 'Launch' },
  });
  await run('mutation ($input: CreateTaskInput!) { createTask(boardId: "launch", input: $input) { id } }', {
    input: { title: 'Milk', columnId: 'todo' },
  });
  const profile = await createTempFolder();
  const launch = async () => {
    const launched = await launchKeptChromium(profile.path);
    // Chromium writes cookies every 30 seconds, so a killed one may have lost a new one.
    await launched.context.addCookies([{ name: 'session', value: ada.token, url: site.url, httpOnly: true }]);
    await launched.context.addInitScript(() => localStorage.setItem('canary-qr:stays', 'yes'));
    return launched;
  };
  const before = await launch();
  const [here, there] = [await before.context.newPage(), await before.context.newPage()];
  for (const page of [here, there]) {
    await page.goto(`${site.url}/b/launch`);
    await page.getByText('Milk').waitFor();
  }
  await before.context.setOffline(true);
  await here.getByText('You are offline.').waitFor();
  await here.bringToFront();
  for (const title of ['Bread', 'Eggs']) {
    await here.getByRole('button', { name: 'New task in To do' }).click();
    await here.getByPlaceholder('Task Title').fill(title);
    await here.getByRole('button', { name: 'Create' }).click();
    await here.getByRole('button', { name: 'Cancel' }).click();
  }
  await there.bringToFront();
  await there.getByText('Eggs').waitFor();
  await there.getByRole('button', { name: 'Menu of Bread' }).click();
  await there.getByRole('menuitem', { name: 'Move to Done' }).click();
  for (const page of [here, there])
    await page
      .getByText(/3 changes waiting to sync. This browser keeps them, even if you close it/)
      .waitFor();
  await before.kill();
  expect(await activityOf(site.url, ada)).toEqual(['TASK_CREATED Milk']);

  const after = await launch();
  const page = await after.context.newPage();
  await page.goto(`${site.url}/home`);
  const sent = ['TASK_CREATED Milk', 'TASK_CREATED Bread', 'TASK_CREATED Eggs', 'TASK_MOVED Bread'];
  await expect.poll(() => activityOf(site.url, ada), longWait).toEqual(sent);
  await page.goto(`${site.url}/b/launch`);
  await page.getByRole('list', { name: 'Done' }).getByText('Bread').waitFor();
  expect(await page.getByText(/waiting to sync|been sent/).count()).toBe(0);
  expect(await activityOf(site.url, ada)).toEqual(sent);
  await after.kill();
  await profile.remove();
});

/** What was done with the cards of the board, in order. */
async function activityOf(url: string, { headers }: Account): Promise<string[]> {
  const query = '{ activity(boardId: "launch") { edges { node { kind title } } } }';
  const { data } = await postGraphql(url, query, {}, headers);
  const { activity } = data as {
    activity: { edges: { node: { kind: string; title: string } }[] };
  };
  const lines = activity.edges.map(({ node }) => `${node.kind} ${node.title}`);
  return lines.filter((line) => line.startsWith('TASK_')).reverse();
}
