import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { postGraphql } from '../support/graphql-client.ts';
import type { Site } from './site.ts';

export type ColumnId = 'todo' | 'inprogress' | 'done';

/** The titles of the cards by column, from top to bottom. */
export type CardTitles = Partial<Record<ColumnId, readonly string[]>>;

const names = { todo: 'TODO', inprogress: 'INPROGRESS', done: 'DONE' } as const;

/** The options of a long wait, because the machine may be busy. */
export const longWait = { timeout: 20_000, interval: 30 };

/** Replaces all cards and people of a site's board. */
export async function setBoard(site: Site, cards: CardTitles, users: readonly string[] = []): Promise<void> {
  const run = async (query: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await postGraphql(site.url, query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const { board } = await readBoard(site);
  for (const { id } of board.tasks) {
    await run('mutation ($id: ID!) { deleteTask(input: { id: $id }) }', { id });
  }
  for (const { id } of board.users) {
    await run('mutation ($id: ID!) { deleteBoardUser(input: { id: $id }) }', { id });
  }
  for (const name of users) {
    const query =
      'mutation ($id: ID, $name: String!) { createBoardUser(input: { id: $id, name: $name }) { id } }';
    await run(query, { id: crypto.randomUUID(), name });
  }
  for (const columnId of ['todo', 'inprogress', 'done'] as const) {
    for (const title of cards[columnId] ?? []) {
      const query = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }';
      await run(query, { input: { title, columnId } });
    }
  }
}

interface ServerBoard {
  readonly board: {
    readonly tasks: readonly { id: string; title: string; columnId: ColumnId }[];
    readonly users: readonly { id: string; name: string }[];
  };
}

async function readBoard(site: Site): Promise<ServerBoard> {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ board { tasks { id title columnId } users { id name } } }' }),
  });
  const { data }: { data: ServerBoard } = await response.json();
  return data;
}

/** The titles in each column on the server. */
export async function serverCards(site: Site): Promise<Required<CardTitles>> {
  const { board } = await readBoard(site);
  const of = (column: ColumnId) =>
    board.tasks.filter((card) => card.columnId === column).map(({ title }) => title);
  return { todo: of('todo'), inprogress: of('inprogress'), done: of('done') };
}

/** Opens the board in a new browser context. */
export async function openBoard(site: Site, options: Parameters<Site['visit']>[0] = {}, search = '') {
  const visit = await site.visit({ viewport: { width: 1280, height: 860 }, ...options });
  await visit.page.goto(`${site.url}/tasks${search}`);
  await visit.page.getByRole('button', { name: 'New task in TODO' }).waitFor();
  return { ...visit, ...boardOf(visit.page) };
}

function boardOf(page: Page) {
  const list = (column: ColumnId) => page.getByRole('list', { name: names[column], exact: true });
  const card = (title: string) => page.locator('[data-card]').filter({ hasText: title });
  const titles = (column: ColumnId) => page.locator(`[data-column="${column}"] [data-card] > :first-child`);
  const shown = async () => ({
    todo: await titles('todo').allTextContents(),
    inprogress: await titles('inprogress').allTextContents(),
    done: await titles('done').allTextContents(),
  });
  return {
    list,
    card,
    shown,
    announcement: page.locator('[data-announcement]'),
    dropIndicator: page.locator('[data-drop-indicator]'),
    /** Waits until the board shows these cards in this order. */
    shows: (cards: CardTitles) =>
      expect.poll(shown, longWait).toEqual({ todo: [], inprogress: [], done: [], ...cards }),
    isFocused: (locator: Locator) =>
      expect
        .poll(() => locator.evaluate((element) => element === document.activeElement), longWait)
        .toBe(true),
    menuOf: (title: string) => page.getByRole('button', { name: `Menu of ${title}`, exact: true }),
    /** Picks up a card with the mouse and holds it `dy` pixels below the upper edge of another element. */
    carry: async (title: string, over: Locator, dy = 4) => {
      const from = await boxOf(card(title));
      const to = await boxOf(over);
      await page.mouse.move(from.x + 60, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(from.x + 70, from.y + 28, { steps: 3 });
      await page.mouse.move(to.x + 80, to.y + dy, { steps: 6 });
      // react-dnd finds the drop target only at the next move.
      await page.waitForTimeout(50);
      await page.mouse.move(to.x + 81, to.y + dy, { steps: 2 });
    },
  };
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return box;
}

/** The box of an element once it has stopped moving, for example by scrolling. */
export async function restingBoxOf(locator: Locator) {
  for (let last = await boxOf(locator); ; ) {
    await locator.page().waitForTimeout(100);
    const box = await boxOf(locator);
    if (box.x === last.x && box.y === last.y) return box;
    last = box;
  }
}

/** Simulates a finger with the browser's own touch input. */
export async function touchInput(page: Page) {
  const session = await page.context().newCDPSession(page);
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' || type === 'touchMove' ? [{ x, y }] : [],
    });
  return {
    down: (x: number, y: number) => dispatch('touchStart', x, y),
    move: (x: number, y: number) => dispatch('touchMove', x, y),
    up: () => dispatch('touchEnd'),
    cancel: () => dispatch('touchCancel'),
  };
}
