import { openColumns } from '@canary/board/model';
import { columnsOfOpenBoard } from '@canary/board/state';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { api } from '#testing/server.ts';
import { card, ownBoard } from './testing/fake-board.ts';
import { cardNamed, cardsOf, openOwnBoard } from './testing/render-board.tsx';

const columns = columnsOfOpenBoard.map((column) => ({ column, cards: 0 }));
const listed = (id: string, name: string, role = 'editor') => ({
  ...{ id, name, role, memberCount: 2, columns, changedAt: null },
});

/** Opens the board “Home” of a user with another board, “Work”, and one that they may only read. */
async function open(tasks = [card('milk', { title: 'Milk' })]) {
  const [home, work] = [ownBoard({ tasks }), ownBoard({ name: 'Work', tasks: [] }, 'work')];
  const boards = [listed('home', 'Home'), listed('work', 'Work'), listed('news', 'News', 'viewer')];
  const handlers = [
    api.query('Boards', () => HttpResponse.json({ data: { boards } })),
    ...home.handlers,
    ...work.handlers,
  ];
  const view = await openOwnBoard(Object.assign(home, { handlers }));
  return { ...view, home, work };
}

test('C copies a card below it, and Ctrl+Z archives the copy', async () => {
  const { user, home } = await open();
  cardNamed('Milk').focus();
  await user.keyboard('c');
  expect(cardsOf('TODO')).toEqual(['Milk', 'Milk']);
  await waitFor(() => expect(home.sent).toMatchObject([['copyTask', { copyOf: ['milk'], after: 'milk' }]]));
  await user.keyboard('{Control>}z{/Control}');
  expect(cardsOf('TODO')).toEqual(['Milk']);
  await waitFor(() => expect(home.sent.map(([name]) => name)).toEqual(['copyTask', 'deleteTask']));
  expect(home.sent[1]?.[1]['id']).toBe(home.sent[0]?.[1]['id']);
});

test('A column is copied with its cards to its right, and the copy is undone as one', async () => {
  const { user, home } = await open([
    card('milk', { title: 'Milk' }),
    card('eggs', { title: 'Eggs', rank: 'a1' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Menu of the column TODO' }));
  await user.click(screen.getByRole('menuitem', { name: /^Copy column/ }));
  const lists = () => screen.getAllByRole('list', { name: 'TODO' });
  expect(lists()).toHaveLength(2);
  expect(
    lists()
      .map((list) => within(list).getAllByRole('listitem'))
      .map(({ length }) => length),
  ).toEqual([2, 2]);
  await waitFor(() => expect(home.sent.map(([name]) => name)).toEqual(['createColumn', 'copyTask']));
  expect(home.sent).toMatchObject([
    ['createColumn', { name: 'TODO', after: openColumns[0] }],
    ['copyTask', { copyOf: ['milk', 'eggs'] }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(lists()).toHaveLength(1);
  await waitFor(() =>
    expect(home.sent.map(([name]) => name).slice(2)).toEqual(['deleteTask', 'deleteColumn']),
  );
});

/** Moves the card “Milk” to the board “Work”. */
async function moveMilk(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to another board…' }));
  await user.click(await screen.findByRole('button', { name: 'Move 1 card' }));
}

test('A card is moved to another board by keys: it is copied there before it is archived here, and Undo takes back both', async () => {
  const { user, home, work } = await open();
  let answerCopy = (_: undefined) => {};
  work.respond = () => new Promise((resolve) => (answerCopy = resolve));
  cardNamed('Milk').focus();
  await user.keyboard('v');
  await screen.findByRole('menuitem', { name: 'Move to another board…' });
  await user.keyboard('{End}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Move to another board' });
  const choice = await within(dialog).findByRole('combobox', { name: 'Board' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Work']);
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Column' }), 'DONE');
  await user.click(within(dialog).getByRole('button', { name: 'Move 1 card' }));
  await waitFor(() => expect(cardsOf('TODO')).toEqual([]));
  await waitFor(() =>
    expect(work.sent).toMatchObject([
      ['copyTask', { copyOf: ['milk'], fromBoardId: 'home', columnId: 'done' }],
    ]),
  );
  expect(home.sent).toEqual([]);
  answerCopy(undefined);
  await waitFor(() => expect(home.sent).toMatchObject([['deleteTask', { id: 'milk' }]]));
  work.respond = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cardsOf('TODO')).toEqual(['Milk']);
  await waitFor(() => expect(home.sent.map(([name]) => name)).toEqual(['deleteTask', 'restoreTask']));
  expect(work.sent.map(([name]) => name)).toEqual(['copyTask', 'deleteTask']);
  expect(work.sent[1]?.[1]['id']).toBe(work.sent[0]?.[1]['id']);
});

test('A card that the other board refuses stays, and the user is told why', async () => {
  const { user, home, work } = await open();
  work.respond = () => graphqlError('FORBIDDEN', 'You may not change this board.');
  await moveMilk(user);
  await screen.findByText(/‘Milk’ could not be moved to another board: You may not change this board/);
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Milk']));
  expect(home.sent).toEqual([]);
  expect(work.sent).toHaveLength(1);
});

test('A card moves back, also if its copy was deleted meanwhile', async () => {
  const { user, home, work } = await open();
  await moveMilk(user);
  await waitFor(() => expect(home.sent).toHaveLength(1));
  work.respond = () => graphqlError('NOT_FOUND', 'This card isn’t on the board any more.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(home.sent.map(([name]) => name)).toEqual(['deleteTask', 'restoreTask']));
  expect(cardsOf('TODO')).toEqual(['Milk']);
});
