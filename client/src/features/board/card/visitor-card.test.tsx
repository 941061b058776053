import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api } from '#testing/server.ts';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, openBoard } from '../testing/render-board.tsx';

const at = '2026-11-24T10:00:00.000Z';

/** The open board with a card that has all that visitors give cards. */
function groceries() {
  const checklist = [{ id: 'oat', text: 'Oat', isDone: false, rank: 'a0' }];
  const milk = card('milk', {
    ...{ title: 'Milk', number: 1, assigneeIds: ['ada', 'grace'], dueOn: '2026-11-30' },
    ...{ itemCount: 1, hasDescription: true, textVersion: 2 },
  });
  const users = ['Ada', 'Grace'].map((name) => ({ id: name.toLowerCase(), name }));
  const board = fakeBoard({ tasks: [milk], users });
  const comments = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const entry = { version: 2, at, actor: null, kind: 'TASK_CREATED', subjectId: 'milk', title: 'Milk' };
  const node = { ...entry, number: 1, isDeleted: null, changes: [] };
  board.handlers.unshift(
    api.query('CardTexts', () =>
      HttpResponse.json({
        data: { cardTexts: { version: 2, description: 'Two **litres**', checklist, comments } },
      }),
    ),
    api.query('Activity', () =>
      HttpResponse.json({ data: { activity: { edges: [{ node }], pageInfo: { hasNextPage: false } } } }),
    ),
  );
  return board;
}

const panel = () => within(screen.getByRole('complementary', { name: 'Card' }));

test('A visitor opens a card with its description and checklist, and without labels and comments', async () => {
  const board = groceries();
  const { user, router } = await openBoard(board);
  await user.click(cardNamed('Milk'));
  expect(router.state.location.pathname).toBe('/tasks/1');
  expect(await screen.findByText('litres')).toBeVisible();
  expect(panel().getByRole('button', { name: /^Assignees:/ })).toHaveTextContent(/Ada.*Grace/);
  expect(panel().queryByText('Labels')).toBeNull();
  expect(panel().queryByRole('heading', { name: 'Comments' })).toBeNull();
  await user.click(panel().getByRole('checkbox', { name: 'Oat' }));
  await waitFor(() =>
    expect(board.sent).toMatchObject([['updateChecklistItem', { itemId: 'oat', isDone: true }]]),
  );
  expect(board.accounts).toEqual([null]);
});

test('The page has the title of the open card, and its own again when the card is closed', async () => {
  const { user } = await openBoard(groceries());
  document.title = 'Jira Board';
  await user.click(cardNamed('Milk'));
  await waitFor(() => expect(document.title).toBe('#1 Milk – Open board – Canary QR'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.title).toBe('Jira Board'));
});

test('The activity of the open board names no one', async () => {
  const { user } = await openBoard(groceries(), '/1');
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(await screen.findByText('A visitor')).toBeVisible();
});

test('A visitor finds nothing that needs another role', async () => {
  const { user } = await openBoard(groceries());
  const names = ['Add column', 'Menu of TODO', 'Members', 'Activity', 'Rename', 'Export'];
  for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items.join()).toMatch(/Open.*Edit.*Assign to….*Due date….*Select.*Archive/);
  expect(items.join()).not.toMatch(/Label/);
});
