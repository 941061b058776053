import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { readPng } from '../support/read-png.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
import { boxOf, longWait, openBoard, restingBoxOf, serverCards, setBoard, touchInput } from './board-page.ts';
import { readBrowserStorage, waitForServiceWorker } from './browser-storage.ts';
import { closeVisits, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

describe('Dragging', () => {
  test('shows where the card will be dropped, and other people see the drag and the drop', async ({
    site,
  }) => {
    await setBoard(site, { todo: ['Milk', 'Bread'], inprogress: ['Eggs', 'Salt'] });
    const [here, there] = [await openBoard(site), await openBoard(site)];
    await here.page.getByText('2 people here').waitFor();
    await here.carry('Milk', here.card('Salt'));
    await here.dropIndicator.waitFor();
    await there.page.getByText('Guest is moving this').waitFor();
    const line = await boxOf(here.dropIndicator);
    const salt = await boxOf(here.card('Salt'));
    expect(Math.abs(line.y + line.height / 2 - salt.y)).toBeLessThan(10);
    await here.page.mouse.up();
    const after = { todo: ['Bread'], inprogress: ['Eggs', 'Milk', 'Salt'] };
    await here.shows(after);
    await there.shows(after);
    await there.page.getByText('Guest is moving this').waitFor({ state: 'detached' });
    expect(await here.announcement.textContent()).toBe('Moved ‘Milk’. INPROGRESS, 2 of 3.');
    await closeVisits(here);
    await closeVisits(there);
  });

  test('works within a column, and a drop outside the columns does nothing', async ({ site }) => {
    await setBoard(site, { todo: ['Milk', 'Bread', 'Eggs'] });
    const here = await openBoard(site);
    await here.carry('Milk', here.card('Eggs'), 80);
    await here.page.mouse.up();
    await here.shows({ todo: ['Bread', 'Eggs', 'Milk'] });
    await here.carry('Milk', here.page.getByRole('heading', { level: 1 }), 10);
    await expect.poll(() => here.dropIndicator.count(), longWait).toBe(0);
    await here.page.mouse.up();
    await here.carry('Bread', here.page.getByRole('heading', { name: 'DONE' }), 200);
    await here.page.mouse.up();
    await here.shows({ todo: ['Eggs', 'Milk'], done: ['Bread'] });
    await closeVisits(here);
  });

  test.runIf(isSoak)(
    'the same card by two people at once ends with the same board for both',
    async ({ site }) => {
      await setBoard(site, { todo: ['Milk'], inprogress: ['Eggs'], done: ['Salt'] });
      const [here, there] = [await openBoard(site), await openBoard(site)];
      await here.carry('Milk', here.card('Eggs'), 60);
      await there.carry('Milk', there.card('Salt'), 60);
      await Promise.all([here.page.mouse.up(), there.page.mouse.up()]);
      await expect
        .poll(async () => {
          const boards = [await here.shown(), await there.shown(), await serverCards(site)];
          return new Set(boards.map((board) => JSON.stringify(board))).size;
        }, longWait)
        .toBe(1);
      const { inprogress, done } = await serverCards(site);
      expect([...inprogress, ...done].filter((title) => title === 'Milk')).toHaveLength(1);
      await closeVisits(here);
      await closeVisits(there);
    },
  );

  test('scrolls a long column, of which only a part is rendered', async ({ site }) => {
    const titles = Array.from({ length: 60 }, (_, index) => `Card ${index + 1}`);
    await setBoard(site, { todo: ['Milk', ...titles] });
    const here = await openBoard(site);
    expect(await here.list('todo').getByRole('listitem').count()).toBeLessThan(30);
    const column = await boxOf(here.page.locator('[data-column="todo"]'));
    await here.carry('Milk', here.card('Card 2'));
    for (const x of [80, 81, 82]) await here.page.mouse.move(column.x + x, column.y + column.height - 8);
    await here.list('todo').getByText('Card 60').waitFor();
    await expect.poll(() => here.dropIndicator.count(), longWait).toBe(1);
    await here.page.mouse.up();
    await expect
      .poll(async () => (await serverCards(site)).todo.indexOf('Milk'), longWait)
      .toBeGreaterThan(40);
    await here.isFocused(here.card('Milk'));
    await closeVisits(here);
  });

  test.runIf(isSoak)('is cancelled by Escape, which also stops the scrolling', async ({ site }) => {
    const titles = Array.from({ length: 60 }, (_, index) => `Card ${index + 1}`);
    await setBoard(site, { todo: ['Milk', ...titles] });
    const here = await openBoard(site);
    const scroller = here.list('todo').locator('..');
    const scrollTop = () => scroller.evaluate((node) => node.scrollTop);
    const column = await boxOf(here.page.locator('[data-column="todo"]'));
    await here.carry('Milk', here.card('Card 2'));
    for (const x of [80, 81, 82]) await here.page.mouse.move(column.x + x, column.y + column.height - 8);
    await expect.poll(scrollTop, longWait).toBeGreaterThan(0);
    await here.page.keyboard.press('Escape');
    await expect.poll(() => here.page.locator('[data-is~=dragged]').count(), longWait).toBe(0);
    const stopped = await scrollTop();
    await here.page.waitForTimeout(300);
    expect(await scrollTop()).toBe(stopped);
    await here.page.mouse.up();
    expect((await serverCards(site)).todo[0]).toBe('Milk');
    await closeVisits(here);
  });

  test.runIf(isSoak)(
    'keeps the visible cards in place while another person moves cards above them',
    async ({ site }) => {
      const titles = Array.from({ length: 40 }, (_, index) => `Card ${index + 1}`);
      await setBoard(site, { todo: [...titles, 'Milk'] });
      const [here, there] = [await openBoard(site), await openBoard(site)];
      await here.card('Card 3').first().hover();
      await here.page.mouse.wheel(0, 850);
      const card20 = here.list('todo').getByText('Card 20', { exact: true });
      await card20.waitFor();
      let before = await boxOf(card20);
      // Waits for the end of the smooth scrolling.
      await expect
        .poll(
          async () => {
            const { y } = before;
            before = await boxOf(card20);
            return before.y - y;
          },
          { interval: 100 },
        )
        .toBe(0);
      await there.menuOf('Card 2').click();
      await there.page.getByRole('menuitem', { name: 'Move to DONE' }).click();
      await here.list('done').getByText('Card 2', { exact: true }).waitFor();
      const after = await boxOf(card20);
      expect(Math.abs(after.y - before.y)).toBeLessThan(2);
      await closeVisits(here);
      await closeVisits(there);
    },
  );

  test('starts with a long press on a touch screen, and a short press scrolls', async ({ site }) => {
    await setBoard(site, { todo: ['Milk', 'Bread'], inprogress: ['Eggs'] });
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const here = await openBoard(site, options);
    const milk = await boxOf(here.card('Milk'));
    const finger = await touchInput(here.page);
    await finger.down(milk.x + 60, milk.y + 20);
    for (let step = 1; step <= 4; step += 1) await finger.move(milk.x + 60, milk.y + 20 - step * 15);
    await finger.up();
    await here.shows({ todo: ['Milk', 'Bread'], inprogress: ['Eggs'] });

    let now = milk;
    // Chromium takes a touch for scrolling if a busy page doesn't answer it within a second. Visitors then press again.
    await expect
      .poll(async () => {
        // How far the short press has scrolled depends on its speed; the card must not lie under the header.
        await here.page.evaluate(() => scrollTo(0, 0));
        now = await restingBoxOf(here.card('Milk'));
        await longPress(here.page, () => finger.down(now.x + 60, now.y + 20));
        await finger.move(now.x + 90, now.y + 30);
        await finger.move(now.x + 150, now.y + 40);
        const preview = here.page.getByText('Milk').nth(1);
        const isDragging = await preview.waitFor({ timeout: 3_000 }).then(
          () => true,
          () => false,
        );
        if (!isDragging) await finger.up();
        return isDragging;
      }, longWait)
      .toBe(true);
    let jitter = 0;
    // At the edge of the window, the columns scroll.
    await expect
      .poll(async () => {
        jitter = 1 - jitter;
        await finger.move(384 + jitter, now.y + 40);
        return (await here.card('Eggs').boundingBox())?.x;
      }, longWait)
      .toBeLessThan(120);
    // A finger is never quite still. A move during the last of the scrolling has no place to drop yet.
    await expect
      .poll(async () => {
        jitter = 1 - jitter;
        // The columns may have scrolled on; at the left edge they scroll back.
        const { x } = await boxOf(here.card('Eggs'));
        await finger.move(Math.max(6, x + 80) + jitter, now.y + 60);
        return here.dropIndicator.isVisible();
      }, longWait)
      .toBe(true);
    await finger.up();
    await expect.poll(async () => (await serverCards(site)).todo, longWait).toEqual(['Bread']);
    await here.shows(await serverCards(site));
    await closeVisits(here);
  });
});

describe('A long press', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test('picks up the card before the finger moves, and a cancelled touch puts it back and stops scrolling', async ({
    site,
  }) => {
    const titles = Array.from({ length: 40 }, (_, index) => `Card ${index + 1}`);
    await setBoard(site, { todo: ['Milk', ...titles] });
    const here = await openBoard(site, phone);
    const finger = await touchInput(here.page);
    const preview = here.page.getByText('Milk').nth(1);
    const pickUp = async () => {
      const milk = await restingBoxOf(here.card('Milk'));
      // Chromium takes a touch for scrolling if a busy page doesn't answer it within a second. Visitors then press again.
      await expect
        .poll(async () => {
          await finger.down(milk.x + 60, milk.y + 20);
          const isHeld = await preview.waitFor({ timeout: 3_000 }).then(
            () => true,
            () => false,
          );
          if (!isHeld) await finger.up();
          return isHeld;
        }, longWait)
        .toBe(true);
      return milk;
    };
    await pickUp();
    await finger.up();
    await preview.waitFor({ state: 'detached' });
    expect(await here.page.getByRole('form').count()).toBe(0);

    const { x } = await pickUp();
    const column = await boxOf(here.page.locator('[data-column="todo"]'));
    const scroller = here.list('todo').locator('..');
    const scrollTop = () => scroller.evaluate((node) => node.scrollTop);
    let jitter = 0;
    await expect
      .poll(async () => {
        jitter = 1 - jitter;
        await finger.move(x + 60 + jitter, column.y + column.height - 6);
        return await scrollTop();
      }, longWait)
      .toBeGreaterThan(0);
    await finger.cancel();
    await preview.waitFor({ state: 'detached' });
    const stopped = await scrollTop();
    await here.page.waitForTimeout(300);
    expect(await scrollTop()).toBe(stopped);
    expect((await serverCards(site)).todo[0]).toBe('Milk');
    await closeVisits(here);
  });
});

test('On a phone, cards begin in the upper third, an added card is visible, and a board that was reloaded offline sends its changes later', async ({
  site,
}) => {
  const titles = Array.from({ length: 30 }, (_, index) => `Card ${index + 1}`);
  await setBoard(site, { todo: titles });
  const here = await openBoard(site, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
  });
  expect((await boxOf(here.card('Card 1').first())).y).toBeLessThan(844 / 3);

  const add = here.page.getByRole('button', { name: 'New task in TODO' });
  const addBox = await boxOf(add);
  expect(addBox.y + addBox.height).toBeLessThan(844);
  await add.click();
  await here.page.getByPlaceholder('Task Title').fill('Milk');
  await here.page.getByRole('button', { name: 'Create' }).click();
  await here.page.locator('[data-is~=added]', { hasText: 'Milk' }).waitFor();
  await here.page.getByRole('button', { name: 'Cancel' }).click();
  await here.menuOf('Milk').click();
  await here.page.getByRole('menuitem', { name: 'Edit' }).click();
  await here.page.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(here.card('Milk'));
      return y > 0 && y + height <= 844;
    }, longWait)
    .toBe(true);

  await waitForServiceWorker(here.page);
  const isSaved = async () => (await readBrowserStorage(here.page)).databases.join().includes('Milk');
  await expect.poll(isSaved, longWait).toBe(true);
  here.page.on('dialog', (dialog) => dialog.accept());
  await here.page.context().setOffline(true);
  await here.page.getByText('You are offline.').waitFor();
  await here.menuOf('Milk').click();
  await here.page.getByRole('menuitem', { name: 'Move to DONE' }).click();
  const shownColumn = here.page.getByRole('navigation', { name: 'Columns' }).locator('[aria-current]');
  await expect.poll(() => shownColumn.textContent(), longWait).toContain('DONE');
  await here.page.reload();
  await here.page.getByText(/Last known board.*1 change waiting to sync/).waitFor();
  await here.shows({ todo: (await here.shown()).todo, done: ['Milk'] });
  await expect.poll(() => shownColumn.textContent(), longWait).toContain('DONE');
  const offlineBox = await boxOf(here.page.getByRole('button', { name: 'New task in DONE' }));
  expect(offlineBox.y + offlineBox.height).toBeLessThan(844);
  await here.page.context().setOffline(false);
  await expect.poll(async () => (await serverCards(site)).done, longWait).toEqual(['Milk']);
  await here.page.getByText(/waiting to sync|offline/).waitFor({ state: 'detached' });
  await here.page.context().close();
});

test('Twelve cards of a column fit a window of 1280 × 800, below one bar', async ({ site }) => {
  const titles = Array.from({ length: 13 }, (_, index) => `Card ${index + 1}`);
  const long = 'A title that is much longer than the card is wide. '.repeat(5).trim();
  await setBoard(site, { todo: titles, inprogress: [long] }, ['Ada']);
  const here = await openBoard(site, { viewport: { width: 1280, height: 800 } });
  const boxes = await Promise.all(titles.slice(0, 12).map((title) => boxOf(here.card(title).first())));
  for (const { height } of boxes) {
    expect(height).toBeGreaterThanOrEqual(56);
    expect(height).toBeLessThanOrEqual(64);
  }
  expect((boxes[11]?.y ?? 0) + (boxes[11]?.height ?? 0)).toBeLessThanOrEqual(800);
  const bar = await Promise.all(
    [
      // The title with the line below it.
      here.page.getByRole('heading', { level: 1 }).locator('..'),
      here.page.getByRole('searchbox'),
      here.page.getByRole('button', { name: 'Add User' }),
    ].map(boxOf),
  );
  const middles = bar.map(({ y, height }) => y + height / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  expect((await boxOf(here.page.getByRole('main'))).width).toBe(1280);
  expect(await here.page.getByRole('contentinfo').count()).toBe(0);

  const title = here.page.getByText(long);
  const lines = await title.evaluate(
    (node) => node.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(node).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);
  expect(await title.getAttribute('title')).toBe(long);
  await closeVisits(here);
});

test.runIf(isSoak)(
  'The menu and the assignment of a card appear when the mouse or the focus is on it',
  async ({ site }) => {
    await setBoard(site, { todo: ['Milk', 'Bread'] }, ['Ada']);
    const [here, there] = [await openBoard(site), await openBoard(site)];
    const opacity = (name: string) =>
      here.page
        .getByRole('button', { name, exact: true })
        .evaluate((button) => Number(getComputedStyle(button).opacity));
    await here.page.getByRole('heading', { level: 1 }).hover();
    expect([await opacity('Menu of Milk'), await opacity('Assign Milk')]).toEqual([0, 0]);
    await here.card('Milk').hover();
    expect([await opacity('Menu of Milk'), await opacity('Assign Milk')]).toEqual([1, 1]);
    expect([await opacity('Menu of Bread'), await opacity('Assign Bread')]).toEqual([0, 0]);
    await here.card('Bread').focus();
    expect([await opacity('Menu of Bread'), await opacity('Assign Bread')]).toEqual([1, 1]);

    await here.page.getByRole('button', { name: 'Assign Milk' }).click();
    await here.page.getByRole('checkbox', { name: 'Ada' }).click();
    await here.page.keyboard.press('Escape');
    await there.card('Milk').getByText('Ada').waitFor();
    await here.page.getByRole('heading', { level: 1 }).hover();
    expect(await opacity('Assigned to Ada: Milk')).toBe(1);
    await here.card('Milk').focus();
    await here.page.keyboard.press('F2');
    await there.page.getByText('Guest is editing').waitFor();
    await here.page.keyboard.press('Escape');
    await there.page.getByText('Guest is editing').waitFor({ state: 'detached' });
    await closeVisits(here);
    await closeVisits(there);
  },
);

test.runIf(isSoak)(
  'On a phone, the editor of the lowest card shows Save above the navigation',
  async ({ site }) => {
    const titles = Array.from({ length: 30 }, (_, index) => `Card ${index + 1}`);
    await setBoard(site, { todo: titles });
    const member = await signUp(site.url);
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, pageErrors } = await site.visit(phone, member);
    await page.goto(`${site.url}/tasks`);
    await page.getByRole('button', { name: 'New task in TODO' }).waitFor();
    const bottomOf = async (box: ReturnType<typeof boxOf>) => {
      const { y, height } = await box;
      return y + height;
    };
    const navigation = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    const cards = page.locator('[data-column="todo"] [data-card]');
    // The lowest card that is at least half visible.
    const tops = await cards.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
    const lowest = tops.filter((top) => top < navigation.y - 40).length - 1;
    await page.getByRole('button', { name: `Menu of Card ${lowest + 1}`, exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Edit' }).tap();
    const save = page.getByRole('button', { name: 'Save' });
    await save.waitFor();
    await expect.poll(() => bottomOf(boxOf(save)), longWait).toBeLessThanOrEqual(navigation.y);
    const isOnTop = await save.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    await closeVisits({ page, pageErrors });
  },
);

test('A drop finds the right position among hidden cards', async ({ site }) => {
  await setBoard(site, { todo: ['Red one', 'Blue one', 'Red two'], done: ['Blue two', 'Red three'] });
  const here = await openBoard(site, {}, '?q=red');
  await here.shows({ todo: ['Red one', 'Red two'], done: ['Red three'] });
  await here.carry('Red three', here.card('Red two'), 4);
  await here.page.mouse.up();
  await here.shows({ todo: ['Red one', 'Red three', 'Red two'] });
  await expect
    .poll(async () => (await serverCards(site)).todo, longWait)
    .toEqual(['Red one', 'Red three', 'Blue one', 'Red two']);
  await closeVisits(here);
});

test.runIf(isSoak)(
  'The Share dialog’s code contains the URL with the filter and can be scanned in both themes',
  async ({ site }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const here = await openBoard(site, { viewport: { width: 390, height: 844 }, colorScheme }, '?q=milk');
      const menu = here.page.getByRole('button', { name: 'Menu', exact: true });
      await menu.click();
      await here.page.getByRole('menuitem', { name: 'Share' }).click();
      const code = here.page.getByRole('img', { name: 'QR code with the link to this board' });
      const url = `${site.url}/tasks?q=milk`;
      expect(await readPng(await code.screenshot({ animations: 'disabled' }))).toMatchObject({
        zxing: url,
        jsqr: url,
      });
      await here.page.keyboard.press('Escape');
      await here.isFocused(menu);
      await closeVisits(here);
    }
  },
);

test.runIf(isSoak)(
  'In forced colours, cards have an outline and the drop indicator is visible',
  async ({ site }) => {
    await setBoard(site, { todo: ['Milk'], done: ['Salt'] });
    const here = await openBoard(site, { forcedColors: 'active' });
    expect(
      await here
        .card('Salt')
        .locator('..')
        .evaluate((card) => getComputedStyle(card).outlineStyle),
    ).toBe('solid');
    await here.carry('Milk', here.card('Salt'));
    const background = await here.page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await here.dropIndicator.evaluate((line) => getComputedStyle(line).backgroundColor)).not.toBe(
      background,
    );
    await here.page.mouse.up();
    await closeVisits(here);
  },
);

test('The board, its forms, dialogs and menus fit phones and computers and pass axe', async ({ site }) => {
  await setBoard(site, { todo: ['Milk', 'W'.repeat(300)], done: ['Bread'] }, ['Ada', 'M'.repeat(50)]);
  const here = await openBoard(site);
  const { page } = here;
  await expectFit(page, 'board', isSoak ? [320, 390, 1280] : [320]);
  await here.card('Milk').click();
  await expectFit(page, 'card');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New task in TODO' }).click();
  await expectFit(page, 'new card');
  await page.keyboard.press('Escape');
  await here.card('Milk').focus();
  await page.keyboard.press('a');
  await expectFit(page, 'people to assign');
  await page.keyboard.press('Escape');
  await here.menuOf('Milk').click();
  await expectFit(page, 'menu');
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByRole('button', { name: 'Remove Ada' }).click();
  await expectFit(page, 'people');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectFit(page, 'menu of the board');
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('img', { name: 'QR code with the link to this board' }).waitFor();
  await expectFit(page, 'share');
  await closeVisits(here);
});

/** Waits for as long as a long press takes, by the page's time from the moment when it hears of the touch. */
async function longPress(page: Page, press: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    const isHeld = new Promise<void>((resolve) => {
      addEventListener('touchstart', () => setTimeout(resolve, 300), { once: true, capture: true });
    });
    Object.assign(window, { isHeld });
  });
  await press();
  await page.evaluate(() => Reflect.get(window, 'isHeld'));
}
