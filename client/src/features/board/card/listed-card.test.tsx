import type { Card } from '@canary/board/model';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dayOf } from '#shared/format/due-day.ts';
import { boardEvent } from '../testing/board-event.ts';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openBoard, retitle } from '../testing/render-board.tsx';

const groceries = () =>
  fakeBoard({
    tasks: [
      card('milk', { title: 'Milk', rank: 'a0' }),
      card('bread', { title: 'Bread', rank: 'a1' }),
      card('eggs', { title: 'Eggs', columnId: 'done', rank: 'a0' }),
    ],
    users: [{ id: 'ada', name: 'Ada' }],
  });

/** Opens the editor of a card by its key. */
async function edit(user: UserEvent, title: string) {
  cardNamed(title).focus();
  await user.keyboard('{F2}');
}

const announcement = () => document.querySelector('[data-announcement]')?.textContent;

test('F2 on a card opens the editor, and Enter saves its title', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await edit(user, 'Milk');
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveFocus();
  await user.clear(title);
  await user.type(title, 'Oat milk');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Oat milk/ })).toHaveFocus();
  await waitFor(() => expect(board.sent).toMatchObject([['updateTask', { id: 'milk', title: 'Oat milk' }]]));
});

test('A title that another person changes is shown to the user who is about to replace it', async () => {
  const { user, socket } = await openBoard(groceries());
  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  await edit(user, 'Milk');
  const task = card('milk', { title: 'Rice milk', rank: 'a0' });
  act(() => socket.push({ boardEvents: boardEvent({ version: 4, changeId: null, cards: [task] }) }));
  await user.keyboard(' and tea');
  expect(await screen.findByText(/^Someone changed the title to ‘Rice milk’/)).toBeVisible();
  // If the user hasn't changed the card, saving overwrites nothing.
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await user.keyboard('Milk');
  expect(screen.queryByText(/^Someone changed/)).toBeNull();
});

test('Escape cancels editing', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await retitle(user, 'Milk', 'Something else{Escape}');
  expect(cardNamed('Milk')).toHaveFocus();
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(board.sent).toEqual([]);
});

test('An empty title shows an error at its field, also when the editor is left, and stays in it', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await edit(user, 'Milk');
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, '   {Enter}');
  expect(title).toHaveFocus();
  expect(title).toBeInvalid();
  expect(title).toHaveAccessibleDescription('Enter a title.');
  await user.type(title, ' ');
  expect(title).not.toBeInvalid();
  await user.click(screen.getByRole('searchbox', { name: 'Search cards' }));
  expect(title).toHaveAccessibleDescription('Enter a title.');
  await user.type(title, '{Escape}');
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(board.sent).toEqual([]);
});

test('Save and Cancel do what Enter and Escape do', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await retitle(user, 'Milk', 'Something else');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cardNamed('Milk')).toHaveFocus();
  await retitle(user, 'Milk', 'Something else');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(board.sent).toEqual([]);

  await retitle(user, 'Milk', 'Oat milk');
  // Safari doesn't focus a pressed button, so the field must keep the focus.
  const save = screen.getByRole('button', { name: 'Save' });
  await user.pointer({ keys: '[MouseLeft>]', target: save });
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await user.pointer({ keys: '[/MouseLeft]', target: save });
  expect(cardNamed('Oat milk')).toHaveFocus();
  await waitFor(() => expect(board.sent).toMatchObject([['updateTask', { title: 'Oat milk' }]]));
});

test('Leaving the editor saves the card', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await retitle(user, 'Milk', 'Oat milk');
  await user.click(screen.getByRole('searchbox', { name: 'Search cards' }));
  expect(cardsOf('TODO')).toEqual(['Oat milk', 'Bread']);
  expect(screen.getByRole('searchbox', { name: 'Search cards' })).toHaveFocus();
  await waitFor(() => expect(board.sent).toHaveLength(1));
});

test('F2 puts the caret after the title, and a click elsewhere saves only what was changed', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  const leave = () => user.click(screen.getByRole('searchbox', { name: 'Search cards' }));
  await edit(user, 'Milk');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
  await leave();
  await edit(user, 'Milk');
  await user.keyboard('s{Backspace}  ');
  await leave();
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  await edit(user, 'Milk');
  await user.keyboard(' and tea');
  await leave();
  expect(cardsOf('TODO')).toEqual(['Milk and tea', 'Bread']);
  await waitFor(() => expect(board.sent).toMatchObject([['updateTask', { title: 'Milk and tea' }]]));
});

test('The browser’s Back saves the card that is being edited and stays on the board; leaving the site asks', async () => {
  const board = groceries();
  const { user, router } = await openBoard(board);
  await act(() => router.navigate('/tasks?q=milk'));
  await retitle(user, 'Milk', 'Oat milk');
  const asksBeforeLeaving = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksBeforeLeaving).toBe(true);
  await act(() => router.navigate(-1));
  expect(cardNamed('Oat milk')).toHaveFocus();
  expect(router.state.location.search).toBe('?q=milk');
  await waitFor(() => expect(board.sent).toMatchObject([['updateTask', { title: 'Oat milk' }]]));
});

test('A title that is too long shows an error at its field, and stays in it', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await retitle(user, 'Milk', 'x');
  await user.paste('x'.repeat(300));
  await user.keyboard('{Enter}');
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveAccessibleDescription('A title has up to 300 characters.');
  expect(title).toHaveValue('x'.repeat(301));
  expect(board.sent).toEqual([]);
});

test('Space picks up a card, arrow keys carry it, Space drops it, and each step is announced', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard(' ');
  expect(announcement()).toBe('Picked up ‘Milk’. TODO, 1 of 2.');
  await user.keyboard('{ArrowDown}');
  expect(announcement()).toBe('TODO, 2 of 2.');
  expect(cardsOf('TODO')).toEqual(['Bread', 'Milk']);
  await user.keyboard('{ArrowRight}');
  expect(announcement()).toBe('INPROGRESS, 1 of 1.');
  expect(cardsOf('INPROGRESS')).toEqual(['Milk']);
  expect(board.sent).toEqual([]);
  await user.keyboard(' ');
  expect(announcement()).toBe('Moved ‘Milk’. INPROGRESS, 1 of 1.');
  expect(cardNamed('Milk')).toHaveFocus();
  await waitFor(() =>
    expect(board.sent).toMatchObject([['moveTask', { id: 'milk', columnId: 'inprogress' }]]),
  );
});

test('Escape puts a carried card back, and so does leaving the card', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard(' {ArrowDown}{Escape}');
  expect(announcement()).toBe('‘Milk’ was put back.');
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(cardNamed('Milk')).toHaveFocus();
  await user.keyboard(' {ArrowDown}');
  screen.getByRole('searchbox', { name: 'Search cards' }).focus();
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']));
  expect(board.sent).toEqual([]);
});

test('Arrow keys move the focus between cards, and each column has one tab stop', async () => {
  const { user } = await openBoard(groceries());
  cardNamed('Milk').focus();
  await user.keyboard('{ArrowDown}');
  expect(cardNamed('Bread')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(cardNamed('Bread')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(cardNamed('Eggs')).toHaveFocus();
  expect(cardNamed('Bread')).toHaveAttribute('tabindex', '0');
  expect(cardNamed('Milk')).toHaveAttribute('tabindex', '-1');
});

test('Delete archives a card and focuses the next one, and Ctrl+Z restores it', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('{Delete}');
  expect(cardsOf('TODO')).toEqual(['Bread']);
  expect(cardNamed('Bread')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(cardNamed('Milk')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => expect(board.sent.map(([name]) => name)).toEqual(['deleteTask', 'restoreTask']));
});

test('Ctrl+Z takes back moves and deletions, the last one first', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  const undo = () => user.keyboard('{Control>}z{/Control}');
  cardNamed('Milk').focus();
  await user.keyboard(' {ArrowDown} ');
  expect(cardsOf('TODO')).toEqual(['Bread', 'Milk']);
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to DONE' }));
  expect(cardsOf('DONE')).toEqual(['Eggs', 'Milk']);
  await user.keyboard('{Delete}');
  await undo();
  expect(cardsOf('DONE')).toEqual(['Eggs', 'Milk']);
  await undo();
  expect(cardsOf('TODO')).toEqual(['Bread', 'Milk']);
  await undo();
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(cardNamed('Milk')).toHaveFocus();
  expect(announcement()).toContain('‘Milk’ was moved back.');
  await undo();
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  await waitFor(() =>
    expect(board.sent.slice(-2)).toMatchObject([
      ['moveTask', { id: 'milk', columnId: 'todo', after: 'bread' }],
      ['moveTask', { id: 'milk', columnId: 'todo', before: 'bread' }],
    ]),
  );
});

test('Ctrl+Z takes back no move of a card that another person has moved or deleted since', async () => {
  const board = groceries();
  const { user, socket } = await openBoard(board);
  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  const move = async (title: string) => {
    cardNamed(title).focus();
    await user.keyboard(' {ArrowRight} ');
  };
  const undo = () => user.keyboard('{Control>}z{/Control}');
  const push = (event: object) => socket.push({ boardEvents: { changeId: null, ...event } });
  const confirm = async (version: number, task: Card) => {
    await waitFor(() => expect(board.sent).toHaveLength(version - 3));
    push(boardEvent({ version, changeId: board.sent.at(-1)?.[1]['changeId'], cards: [task] }));
  };
  await move('Bread');
  await confirm(4, card('bread', { title: 'Bread', columnId: 'inprogress' }));
  await move('Milk');
  await confirm(5, card('milk', { title: 'Milk', columnId: 'inprogress', rank: 'Zz' }));
  const elsewhere = card('milk', { title: 'Milk', columnId: 'done', rank: 'a5' });
  push(boardEvent({ version: 6, cards: [elsewhere] }));
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Eggs', 'Milk']));
  // The user's next move starts from the new place, and can be undone.
  cardNamed('Milk').focus();
  await user.keyboard(' {ArrowUp} ');
  expect(cardsOf('DONE')).toEqual(['Milk', 'Eggs']);
  await undo();
  expect(cardsOf('DONE')).toEqual(['Eggs', 'Milk']);
  await undo();
  expect(cardsOf('DONE')).toEqual(['Eggs', 'Milk']);
  expect(screen.getByText('Not undone: ‘Milk’ has been moved since.')).toBeVisible();
  push(boardEvent({ version: 7, deleted: { cards: ['bread'] } }));
  await waitFor(() => expect(cardsOf('INPROGRESS')).toEqual([]));
  await undo();
  expect(screen.getByText('Not undone: ‘Bread’ has been archived since.')).toBeVisible();
  expect(board.sent.filter(([name]) => name === 'moveTask')).toHaveLength(4);
});

test('Ctrl+Z takes back two moves of a card beside which another person has added one', async () => {
  const { user, socket } = await openBoard(groceries());
  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  cardNamed('Milk').focus();
  await user.keyboard(' {ArrowRight}  {ArrowRight} ');
  expect(cardsOf('DONE')).toEqual(['Milk', 'Eggs']);
  const task = card('tea', { title: 'Tea', columnId: 'inprogress' });
  socket.push({ boardEvents: boardEvent({ version: 4, changeId: null, cards: [task] }) });
  await waitFor(() => expect(cardsOf('INPROGRESS')).toEqual(['Tea']));
  await user.keyboard('{Control>}z{/Control}');
  expect(cardsOf('INPROGRESS')).toEqual(['Tea', 'Milk']);
  await user.keyboard('{Control>}z{/Control}');
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
});

test('Ctrl+Z moves a card back between cards that a filter hides', async () => {
  const board = groceries();
  const { user } = await openBoard(board, '?q=milk');
  cardNamed('Milk').focus();
  await user.keyboard(' {ArrowRight} {Control>}z{/Control}');
  await waitFor(() =>
    expect(board.sent.at(-1)).toMatchObject(['moveTask', { columnId: 'todo', before: 'bread' }]),
  );
});

test('Deleting the last card of a column focuses the button that adds one', async () => {
  const { user } = await openBoard(groceries());
  cardNamed('Eggs').focus();
  await user.keyboard('{Delete}');
  expect(screen.getByRole('button', { name: 'New task in DONE' })).toHaveFocus();
});

test('A held Delete key archives one card', async () => {
  const { user } = await openBoard(groceries());
  cardNamed('Milk').focus();
  await user.keyboard('{Delete>3/}');
  expect(cardsOf('TODO')).toEqual(['Bread']);
});

test('The menu moves a card relative to its neighbours', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
  expect(cardsOf('TODO')).toEqual(['Bread', 'Milk']);
  await waitFor(() => expect(cardNamed('Milk')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }));
  await waitFor(() =>
    expect(board.sent).toMatchObject([
      ['moveTask', { id: 'milk', columnId: 'todo', after: 'bread' }],
      ['moveTask', { id: 'milk', columnId: 'todo', before: 'bread' }],
    ]),
  );
});

test('A focused card that another person moves keeps the focus', async () => {
  const { socket } = await openBoard(groceries());
  cardNamed('Milk').focus();
  const task = card('milk', { title: 'Milk', columnId: 'done', rank: 'a5' });
  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  socket.push({ boardEvents: boardEvent({ version: 4, changeId: null, cards: [task] }) });
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Eggs', 'Milk']));
  await waitFor(() => expect(cardNamed('Milk')).toHaveFocus());
});

test('A card is done by one click on its tick, or by T, and Ctrl+Z takes that back', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'Done: Milk' }));
  expect(announcement()).toBe('‘Milk’ is done.');
  const doneOn = dayOf(new Date());
  await waitFor(() => expect(board.sent).toMatchObject([['updateTask', { id: 'milk', doneOn }]]));
  cardNamed('Milk').focus();
  await user.keyboard('t');
  expect(announcement()).toBe('‘Milk’ is not done.');
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('button', { name: 'Done: Milk', pressed: true })).toBeVisible();
});

test('Undoing a move out of the column “done” gives a card its day of completion back', async () => {
  const tasks = [card('eggs', { title: 'Eggs', columnId: 'done', doneOn: dayOf(new Date(0)) })];
  const board = fakeBoard({ tasks });
  const { user } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  await user.click(screen.getByRole('button', { name: 'Menu of Eggs' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to TODO' }));
  expect(screen.getByRole('button', { name: 'Done: Eggs', pressed: false })).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  const { doneOn } = tasks[0] ?? expect.fail();
  await waitFor(() => expect(board.sent.at(-1)).toMatchObject(['updateTask', { id: 'eggs', doneOn }]));
});
