import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#shared/format/due-day.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { boardEvent } from '../testing/board-event.ts';
import { ada, card, fakeBoard, ownBoard } from '../testing/fake-board.ts';
import { cardsOf, openBoard, openOwnBoard } from '../testing/render-board.tsx';

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function choose(user: UserEvent, column: string, item: string | RegExp) {
  await user.click(screen.getByRole('button', { name: `Menu of the column ${column}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function addColumn(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'Add column' }));
  await user.keyboard(`${name}{Enter}`);
}

const manyColumns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    name: `Column ${index}`,
    color: null,
    rank: `a${String.fromCharCode(65 + index)}`,
  }));

test('A column is added at the end, and Ctrl+Z removes it while it has no cards', async () => {
  const board = ownBoard();
  const { user } = await openOwnBoard(board);
  await addColumn(user, '  Waiting ');
  expect(names()).toEqual(['TODO', 'INPROGRESS', 'DONE', 'Waiting']);
  expect(screen.getByRole('button', { name: 'Add column' })).toHaveFocus();
  await waitFor(() => expect(board.sent).toMatchObject([['createColumn', { name: 'Waiting', color: null }]]));
  await user.keyboard('{Control>}z{/Control}');
  expect(names()).toEqual(['TODO', 'INPROGRESS', 'DONE']);
  await waitFor(() => expect(board.sent).toHaveLength(2));
});

test('A name that is too long is refused beside the field', async () => {
  const { user } = await openOwnBoard(ownBoard());
  await addColumn(user, 'x'.repeat(51));
  expect(screen.getByText('A name has up to 50 characters.')).toBeVisible();
  expect(names()).toHaveLength(3);
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Name of the new column')).toBeNull();
});

test('A column that the server refuses disappears, and the user learns why', async () => {
  const board = ownBoard();
  board.respond = (name) =>
    name === 'createColumn' ? graphqlError('CONFLICT', 'A board has up to 20 columns.') : undefined;
  const { user } = await openOwnBoard(board);
  await addColumn(user, 'Waiting');
  expect(
    await screen.findByText('‘Waiting’ could not be added: A board has up to 20 columns.'),
  ).toBeVisible();
  expect(names()).toHaveLength(3);
});

test('A board with 20 columns gets no more, and says so', async () => {
  const { user } = await openOwnBoard(ownBoard({ columns: manyColumns(20), tasks: [] }));
  await user.click(screen.getByRole('button', { name: 'Add column' }));
  expect(screen.getByText('A board has up to 20 columns.', { selector: 'li *' })).toBeVisible();
  expect(screen.queryByLabelText('Name of the new column')).toBeNull();
});

test('A column is renamed in place, and Ctrl+Z takes the name back', async () => {
  const board = ownBoard();
  const { user } = await openOwnBoard(board);
  await choose(user, 'TODO', 'Rename');
  await user.keyboard('Later{Enter}');
  expect(names()[0]).toBe('Later');
  expect(screen.getByRole('button', { name: 'Menu of the column Later' })).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(names()[0]).toBe('TODO');
  await waitFor(() => expect(board.sent).toHaveLength(2));
});

test('Ctrl+Z doesn’t take back a name that another person has changed since', async () => {
  const board = ownBoard();
  const { user, event } = await openOwnBoard(board);
  await choose(user, 'TODO', 'Rename');
  await user.keyboard('Now{Enter}');
  await waitFor(() => expect(board.sent).toHaveLength(1));
  const rename = (name: string, changeId: unknown = null) =>
    event(boardEvent({ columns: [{ id: 'todo', name, color: null, rank: 'a0' }], changeId }));
  rename('Now', board.sent[0]?.[1]['changeId']);
  rename('Soon');
  await waitFor(() => expect(names()[0]).toBe('Soon'));
  await user.keyboard('{Control>}z{/Control}');
  expect(
    screen.getByText('Not undone: the column ‘Soon’ has been changed since.', { selector: 'li *' }),
  ).toBeVisible();
});

test('A column gets a colour, and none again', async () => {
  const board = ownBoard();
  const { user } = await openOwnBoard(board);
  for (const color of ['teal', 'No colour']) {
    await choose(user, 'DONE', 'Colour…');
    await user.click(await screen.findByRole('menuitemradio', { name: color }));
  }
  await waitFor(() =>
    expect(board.sent).toMatchObject([
      ['updateColumn', { id: 'done', color: 'teal' }],
      ['updateColumn', { id: 'done', color: null }],
    ]),
  );
});

test('The menu moves a column, and Ctrl+Z moves it back', async () => {
  const board = ownBoard();
  const { user } = await openOwnBoard(board);
  await choose(user, 'DONE', 'Move left');
  expect(names()).toEqual(['TODO', 'DONE', 'INPROGRESS']);
  await choose(user, 'TODO', 'Move right');
  expect(names()).toEqual(['DONE', 'TODO', 'INPROGRESS']);
  await user.keyboard('{Control>}z{/Control}');
  await user.keyboard('{Control>}z{/Control}');
  expect(names()).toEqual(['TODO', 'INPROGRESS', 'DONE']);
  await user.click(screen.getByRole('button', { name: 'Menu of the column TODO' }));
  expect(await screen.findByRole('menuitem', { name: 'Move left' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(board.sent).toHaveLength(4));
});

test('A column without cards is deleted at once', async () => {
  const board = ownBoard();
  const { user } = await openOwnBoard(board);
  await choose(user, 'DONE', 'Delete column');
  expect(names()).toEqual(['TODO', 'INPROGRESS']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(board.sent).toHaveLength(1));
});

test('Deleting a column asks where its cards go, and undo brings both back', async () => {
  const board = ownBoard({
    columns: manyColumns(3),
    tasks: [
      card('milk', { title: 'Milk', columnId: 'c1', rank: 'a0' }),
      card('bread', { title: 'Bread', columnId: 'c1', rank: 'a1' }),
      card('tea', { title: 'Tea', columnId: 'c2', rank: 'a0' }),
    ],
  });
  const { user } = await openOwnBoard(board);
  await choose(user, 'Column 1', 'Delete column');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete ‘Column 1’?' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Move its 2 cards to' }), 'Column 2');
  await user.click(dialog.getByRole('button', { name: 'Delete column' }));
  await waitFor(() => expect(names()).toEqual(['Column 0', 'Column 2']));
  expect(cardsOf('Column 2')).toEqual(['Tea', 'Milk', 'Bread']);
  expect(document.activeElement?.closest('section')).toHaveAccessibleName('Column 2');
  expect(
    screen.getByText('Deleted the column ‘Column 1’. 2 cards moved to ‘Column 2’.', { selector: 'li *' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Column 0', 'Column 1', 'Column 2']);
  expect(cardsOf('Column 1')).toEqual(['Milk', 'Bread']);
  await waitFor(() =>
    expect(board.sent).toMatchObject([
      ['deleteColumn', { id: 'c1', moveTo: 'c2' }],
      ['createColumn', { id: 'c1', name: 'Column 1', after: 'c0' }],
      ['moveTask', { id: 'milk', otherIds: ['bread'], columnId: 'c1' }],
    ]),
  );
});

test('The last column can’t be deleted, and its menu says why', async () => {
  const { user } = await openOwnBoard(ownBoard({ columns: manyColumns(1), tasks: [] }));
  await user.click(screen.getByRole('button', { name: 'Menu of the column Column 0' }));
  const item = await screen.findByRole('menuitem', { name: /^Delete column/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent('A board needs a column.');
});

test('Another person’s columns appear, move and disappear', async () => {
  const { event } = await openOwnBoard(ownBoard());
  event(boardEvent({ columns: [{ id: 'new', name: 'Waiting', color: 'red', rank: 'a00' }] }));
  await waitFor(() => expect(names()).toEqual(['TODO', 'Waiting', 'INPROGRESS', 'DONE']));
  event(boardEvent({ deleted: { columns: ['todo'] }, moveTo: 'new' }));
  await waitFor(() => expect(names()).toEqual(['Waiting', 'INPROGRESS', 'DONE']));
  expect(cardsOf('Waiting')).toEqual(['Milk']);
});

test('Viewers and visitors of the open board can’t change the columns', async () => {
  const { unmount } = await openOwnBoard(ownBoard({ users: [{ ...ada, role: 'viewer' }] }));
  const controls = () => screen.queryAllByRole('button', { name: /Menu of the column|Add column/ });
  expect(controls()).toEqual([]);
  unmount();
  await openBoard(fakeBoard());
  expect(controls()).toEqual([]);
});

test('A column marks its cards as done by its menu, and Ctrl+Z opens them again', async () => {
  const board = ownBoard({ tasks: [card('milk', { title: 'Milk' })] });
  const { user } = await openOwnBoard(board);
  await choose(user, 'TODO', 'Mark cards as done');
  expect(screen.getByRole('button', { name: 'Done: Milk', pressed: true })).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('button', { name: 'Done: Milk', pressed: false })).toBeVisible();
  const kinds = ['updateColumn', 'updateColumn', 'updateTask'];
  await waitFor(() => expect(board.sent.map(([name]) => name)).toEqual(kinds));
});

test('Cards that were done long ago are folded until the user asks for them, but a search finds them', async () => {
  const before = (days: number) => addDays(dayOf(new Date()), -days);
  const tasks = [
    card('old', { title: 'Old', doneOn: before(15), rank: 'a0' }),
    card('new', { title: 'New', doneOn: before(14), rank: 'a1' }),
    card('open', { title: 'Open', rank: 'a2' }),
  ];
  const { user } = await openOwnBoard(ownBoard({ tasks }));
  expect(cardsOf('TODO')).toEqual(['New', 'Open']);
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(cardsOf('TODO')).toEqual(['Old', 'New', 'Open']);
  await user.click(screen.getByRole('button', { name: 'Hide 1 old' }));
  expect(cardsOf('TODO')).toEqual(['New', 'Open']);
  await user.type(screen.getByRole('searchbox'), 'Old');
  expect(cardsOf('TODO')).toEqual(['Old']);
});
