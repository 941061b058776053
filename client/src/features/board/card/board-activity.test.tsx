import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { api, server } from '#testing/server.ts';
import { ownBoard } from '../testing/fake-board.ts';
import { openOwnBoard } from '../testing/render-board.tsx';
import type { Activity } from './activity-texts.ts';

const entry = (version: number, at: Date, rest: Partial<Activity> = {}): Activity => ({
  version,
  at: at.toISOString(),
  actor: { id: 'grace', name: 'Grace' },
  kind: 'TASK_CREATED',
  subjectId: 'milk',
  title: 'Milk',
  number: 1,
  isDeleted: null,
  changes: [],
  ...rest,
});
const change = (field: Activity['changes'][number]['field'], from: string | null, to: string | null) => ({
  field,
  from,
  to,
});

const thursday = (hour: number) => new Date(2026, 10, 26, hour);
const told = [
  entry(9, thursday(9), {
    kind: 'TASK_UPDATED',
    title: 'Oat milk',
    changes: [change('title', 'Milk', 'Oat milk')],
  }),
  entry(8, thursday(8), { kind: 'TASK_DELETED', title: 'Oat milk', number: null }),
  entry(7, new Date(2026, 10, 25, 23), { title: 'Soy', number: null }),
  entry(6, new Date(2026, 10, 2, 9), {
    kind: 'COLUMN_CHANGED',
    title: 'Doing',
    number: null,
    actor: null,
    changes: [change('name', 'In progress', 'Doing')],
  }),
];

/** A server that sends the activity in pages of 20 entries. */
function fakeActivity(entries: readonly Activity[]) {
  const fake = { entries, respond: (): Response | undefined => undefined };
  server.use(
    api.query('Activity', ({ variables }) => {
      if (variables['boardId'] !== 'home' || variables['cardId']) return;
      const start = Number(variables['after'] ?? 0);
      const end = start + 20;
      const edges = fake.entries.slice(start, end).map((node) => ({ __typename: 'ActivityEdge', node }));
      const hasNextPage = end < fake.entries.length;
      const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: String(end) };
      const activity = { __typename: 'ActivityConnection', edges, pageInfo };
      return fake.respond() ?? HttpResponse.json({ data: { activity } });
    }),
  );
  return fake;
}

async function openActivity(search = '') {
  const view = await openOwnBoard(ownBoard(), search);
  await view.user.click(screen.getByRole('button', { name: 'Menu of Home' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Activity' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Activity' })) };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: thursday(12), shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('The activity of a board is grouped by day, with the old values', async () => {
  fakeActivity(told);
  const { dialog } = await openActivity();
  const of = async (day: string) =>
    within(await dialog.findByRole('region', { name: day }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(await of('Today')).toEqual([
    expect.stringMatching(/^#1 Oat milkGrace changed the title from ‘Milk’ to ‘Oat milk’ 9:00\sAM$/),
    expect.stringMatching(/^Oat milk Deleted for goodGrace archived this card /),
  ]);
  expect(await of('Yesterday')).toEqual([
    expect.stringMatching(/^Soy Deleted for goodGrace added this card /),
  ]);
  expect(await of('November 2, 2026')).toEqual([
    expect.stringMatching(/^A former member renamed the column ‘In progress’ to ‘Doing’ /),
  ]);
  expect(dialog.getAllByRole('link')).toHaveLength(1);
});

test('A card is opened from the activity as one that was opened on the board, with its filter', async () => {
  fakeActivity(told);
  const { dialog, user, router } = await openActivity('?q=milk');
  await user.click(await dialog.findByRole('link', { name: '#1 Oat milk' }));
  expect(await screen.findByText('At /b/home/c/1?q=milk')).toBeVisible();
  expect(router.state.location.state).toEqual({ isFromBoard: true });
});

test('More activity is loaded on demand', async () => {
  fakeActivity(Array.from({ length: 21 }, (_, index) => entry(30 - index, thursday(9), { number: index })));
  const { dialog, user } = await openActivity();
  await user.click(await dialog.findByText('Show more'));
  expect(await dialog.findByText('#20')).toBeVisible();
  expect(dialog.getByText('#0')).toBeVisible();
  expect(dialog.queryByText('Show more')).toBeNull();
});

test('Without a connection, the activity says so and can be loaded again; it is read whenever it opens', async () => {
  const fake = fakeActivity([]);
  fake.respond = () => HttpResponse.error();
  const { dialog, user } = await openActivity();
  expect(await dialog.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  fake.respond = () => graphqlError('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Something went wrong on our side.')).toBeVisible();
  fake.respond = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('No changes.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu of Home' })).toHaveFocus());
  fake.entries = told;
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Activity' }));
  expect(await screen.findByRole('link', { name: '#1 Oat milk' })).toBeVisible();
});
