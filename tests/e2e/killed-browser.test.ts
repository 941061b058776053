import { expect } from 'vitest';
import { type Account, signUp } from '../support/accounts.ts';
import { launchKeptChromium } from '../support/chromium.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { isSoak } from '../support/soak.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { longWait } from './board-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

const titles = Array.from({ length: isSoak ? 60 : 2 }, (_, index) => `Card ${index + 1}`);
const last = `Card ${titles.length}`;
/** How often the browser is killed while it is sending. */
const killsWhileSending = isSoak ? 20 : 1;

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
    // Chromium writes cookies every 30 seconds, so a killed browser may have lost its cookie.
    await launched.context.addCookies([{ name: 'session', value: ada.token, url: site.url, httpOnly: true }]);
    await launched.context.addInitScript(() => localStorage.setItem('account:session-end:stays', 'true'));
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
  for (const title of titles) {
    await here.getByRole('button', { name: 'New task in To do' }).click();
    await here.getByPlaceholder('Task Title').fill(title);
    await here.getByRole('button', { name: 'Create' }).click();
    await here.getByRole('button', { name: 'Cancel' }).click();
  }
  await there.bringToFront();
  await there.getByText(last, { exact: true }).waitFor();
  await there.getByRole('button', { name: `Menu of ${last}` }).click();
  await there.getByRole('menuitem', { name: 'Move to Done' }).click();
  for (const page of [here, there])
    await page
      .getByText(
        `${titles.length + 1} changes waiting to sync. This browser keeps them, even if you close it`,
      )
      .waitFor();
  await before.kill();
  expect(await activityOf(site.url, ada)).toEqual(['TASK_CREATED Milk']);

  for (let kill = 0; kill < killsWhileSending; kill += 1) {
    const sending = await launch();
    const page = await sending.context.newPage();
    await page.goto(`${site.url}/home`);
    await page.waitForTimeout(Math.random() * 800);
    await sending.kill();
  }
  const after = await launch();
  const page = await after.context.newPage();
  await page.goto(`${site.url}/home`);
  const sent = [...['Milk', ...titles].map((title) => `TASK_CREATED ${title}`), `TASK_MOVED ${last}`];
  await expect.poll(() => activityOf(site.url, ada), longWait).toEqual(sent);
  await page.goto(`${site.url}/b/launch`);
  await page.getByRole('list', { name: 'Done' }).getByText(last).waitFor();
  expect(await page.getByText(/waiting to sync|been sent/).count()).toBe(0);
  expect(await activityOf(site.url, ada)).toEqual(sent);
  await after.kill();
  await profile.remove();
});

/** The changes of the board's cards, in order. */
async function activityOf(url: string, { headers }: Account): Promise<string[]> {
  const query = '{ activity(boardId: "launch", first: 100) { edges { node { kind title } } } }';
  const { data } = await postGraphql(url, query, {}, headers);
  const { activity } = data as {
    activity: { edges: { node: { kind: string; title: string } }[] };
  };
  const lines = activity.edges.map(({ node }) => `${node.kind} ${node.title}`);
  return lines.filter((line) => line.startsWith('TASK_')).reverse();
}
