import { describe, expect } from 'vitest';
import { longWait, openBoard, setBoard } from './board-page.ts';
import { countSteps } from './count-steps.ts';
import { closeVisits, type Site, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

/** Opens a board with one card in two browsers. */
async function openTwice(site: Site, options: Parameters<Site['visit']>[0] = {}) {
  await setBoard(site, { todo: ['Milk'] });
  const [here, there] = [await openBoard(site, options), await openBoard(site)];
  const others = (pressed: boolean) =>
    there.page.getByRole('button', { name: 'Done: Milk', pressed }).waitFor();
  return { here, there, others };
}

describe('A card is done, and not done again, and other people see it live,', () => {
  test('by one click each', async ({ site }) => {
    const { here, there, others } = await openTwice(site);
    const { steps, click } = countSteps(here.page);
    await click('button', 'Done: Milk');
    await others(true);
    await click('button', 'Done: Milk');
    await others(false);
    expect(steps).toEqual({ clicks: 2, fields: 0 });
    await closeVisits(here, there);
  });

  test('by one tap each', async ({ site }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { here, there, others } = await openTwice(site, phone);
    const tick = here.page.getByRole('button', { name: 'Done: Milk' });
    await tick.tap();
    await others(true);
    await tick.tap();
    await others(false);
    await closeVisits(here, there);
  });

  test('by one key each, T and Ctrl+Z', async ({ site }) => {
    const { here, there, others } = await openTwice(site);
    await here.page.getByRole('button', { name: /^Milk/ }).focus();
    await here.page.keyboard.press('t');
    await others(true);
    await here.page.keyboard.press('Control+z');
    await others(false);
    await closeVisits(here, there);
  });

  test('by two clicks that move it to the column “done”, and by Ctrl+Z', async ({ site }) => {
    const { here, there, others } = await openTwice(site);
    const { steps, click } = countSteps(here.page);
    await click('button', 'Menu of Milk');
    await click('menuitem', 'Move to DONE');
    await others(true);
    await there.shows({ done: ['Milk'] });
    expect(steps).toEqual({ clicks: 2, fields: 0 });
    await here.page.keyboard.press('Control+z');
    await others(false);
    await there.shows({ todo: ['Milk'] });
    await closeVisits(here, there);
  });
});

test('A card that was ticked offline is done for others once the connection is back', async ({ site }) => {
  const { here, there, others } = await openTwice(site);
  await here.page.context().setOffline(true);
  await here.page.getByText('You are offline.').waitFor();
  await here.page.getByRole('button', { name: 'Done: Milk' }).click();
  await here.page.getByText(/1 change waiting to sync/).waitFor();
  await others(false);
  await here.page.context().setOffline(false);
  await others(true);
  await expect.poll(() => here.page.getByText(/waiting to sync/).count(), longWait).toBe(0);
  await here.page.context().close();
  await closeVisits(there);
});
