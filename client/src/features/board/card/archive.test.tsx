import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { api, server } from '#testing/server.ts';
import { card, fakeBoard, ownBoard } from '../testing/fake-board.ts';
import { cardsOf, openBoard, openOwnBoard } from '../testing/render-board.tsx';

async function openArchive(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Menu( of Home)?$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archived cards' }));
}

const deletedAt = '2026-11-24T10:00:00.000Z';

/** Opens the dialog with two pages of deleted cards, of which the first request fails. */
async function openDeleted(titles: readonly string[]) {
  const board = fakeBoard({ tasks: [card('milk', { title: 'Milk', rank: 'a5' })] });
  let reads = 0;
  board.handlers.unshift(
    api.query('DeletedTasks', ({ variables }) => {
      reads += 1;
      if (reads === 1) return HttpResponse.error();
      const start = Number(variables['after'] ?? 0);
      const nodes = titles.map((title) => ({ deletedAt, task: card(title, { title, rank: 'a1' }) }));
      const edges = nodes.slice(start, start + 2).map((node) => ({ node }));
      const pageInfo = { hasNextPage: start + 2 < titles.length, endCursor: String(start + 2) };
      return HttpResponse.json({ data: { deletedTasks: { edges, pageInfo } } });
    }),
    api.mutation('PurgeTask', ({ variables }) => {
      board.sent.push(['purgeTask', variables]);
      return HttpResponse.json({ data: { purgeTask: variables['id'] } });
    }),
  );
  const { user } = await openBoard(board);
  await openArchive(user);
  const dialog = within(screen.getByRole('dialog', { name: 'Archived cards' }));
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  return { board, user, dialog };
}

test('Archived cards are listed in pages, restored to their place, or deleted for good', async () => {
  const { board, user, dialog } = await openDeleted(['Bread', 'Eggs', 'Salt']);
  await dialog.findByText('Bread');
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  await dialog.findByText('Salt');
  await user.click(dialog.getByRole('button', { name: 'Restore Bread' }));
  expect(dialog.queryByText('Bread')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Restore Eggs' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Delete Salt for good' }));
  expect(dialog.getByText(/can’t be undone/)).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(dialog.queryByText('Salt')).toBeNull());
  await user.keyboard('{Escape}');
  expect(cardsOf('TODO')).toEqual(['Bread', 'Milk']);
  expect(board.sent).toMatchObject([
    ['restoreTask', { id: 'Bread' }],
    ['purgeTask', { id: 'Salt' }],
  ]);
});

test.each([
  ['An archived card that is gone already is deleted for good', undefined, null],
  ['If the board is gone, the card stays, and the user learns why', 'boardId', 'It is gone.'],
])('%s', async (_what, field, failure) => {
  const { user, dialog } = await openDeleted(['Bread']);
  server.use(api.mutation('PurgeTask', () => graphqlError('NOT_FOUND', 'It is gone.', field)));
  await user.click(await dialog.findByRole('button', { name: 'Delete Bread for good' }));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  if (failure) expect(await dialog.findByText(failure)).toBeVisible();
  await waitFor(() => expect(dialog.queryByText('Bread') === null).toBe(failure === null));
});

test('Without archived cards, the dialog says so', async () => {
  const { dialog } = await openDeleted([]);
  expect(await dialog.findByText('No archived cards.')).toBeVisible();
  expect(dialog.getByText(/stay here for 30 days/)).toBeVisible();
});

test('The archive is searched by title, and keeps cards of deleted columns', async () => {
  const board = ownBoard({
    tasks: [card('milk', { title: 'Milk' }), card('tea', { title: 'Tea', rank: 'a1' })],
  });
  const bread = card('bread', { title: 'Bread', columnId: 'deleted column' });
  board.handlers.unshift(
    api.query('DeletedTasks', ({ variables }) => {
      const isFound = (variables['search'] ?? 'bread') === 'bread';
      const edges = isFound ? [{ node: { deletedAt, task: bread } }] : [];
      return HttpResponse.json({ data: { deletedTasks: { edges, pageInfo: { hasNextPage: false } } } });
    }),
  );
  const { user } = await openOwnBoard(board);
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Archive/ }));
  expect(screen.getByText('Archived ‘Milk’.')).toBeVisible();
  expect(cardsOf('TODO')).toEqual(['Tea']);
  await openArchive(user);
  const dialog = within(screen.getByRole('dialog', { name: 'Archived cards' }));
  expect(await dialog.findByText(/^TODO, archived/)).toBeVisible();
  await user.type(dialog.getByRole('searchbox', { name: /^Search the archive/ }), 'rice');
  expect(await dialog.findByText('No matching cards.')).toBeVisible();
  await user.clear(dialog.getByRole('searchbox'));
  await user.type(dialog.getByRole('searchbox'), ' bread ');
  await user.click(await dialog.findByRole('button', { name: 'Delete Bread for good' }));
  expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeVisible();
});
