import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { boardEvent } from '../testing/board-event.ts';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openBoard, retitle } from '../testing/render-board.tsx';

/** Opens a board. The test pushes events of changes by other people. */
async function openGroceries(search?: string) {
  const board = fakeBoard({
    tasks: [
      card('milk', { title: 'Milk', rank: 'a0', assigneeIds: ['ada'] }),
      card('bread', { title: 'Bread', rank: 'a1', assigneeIds: ['ada'] }),
      card('eggs', { title: 'Eggs', columnId: 'done', rank: 'a0' }),
      card('salt', { title: 'Salt', columnId: 'done', rank: 'a1' }),
    ],
  });
  const { user, socket } = await openBoard(board, search);
  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  const push = (event: Record<string, unknown>) => socket.push({ boardEvents: { changeId: null, ...event } });
  return { board, user, push };
}

/** Opens a board and edits its first card. */
async function editMilk() {
  const view = await openGroceries();
  await retitle(view.user, 'Milk', 'Oat milk');
  return view;
}

test('Typed text is kept when another person moves the card', async () => {
  const { board, user, push } = await editMilk();
  const task = card('milk', { title: 'Milk', columnId: 'done' });
  push(boardEvent({ version: 4, cards: [task] }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'DONE' })).toContainElement(screen.getByRole('textbox')),
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.keyboard(', two{Enter}');
  expect(cardsOf('DONE')).toEqual(['Eggs', 'Oat milk, two', 'Salt']);
  await waitFor(() => expect(board.sent).toMatchObject([['updateTask', { title: 'Oat milk, two' }]]));
});

/** Presses the notice's button. A notice that has only just appeared can't be pressed yet. */
const keepCard = (user: UserEvent) =>
  waitFor(() => user.click(screen.getByRole('button', { name: 'Keep as new card' })));

describe('When another person deletes a card', () => {
  test('that has the focus, no key acts on another card, and it can be kept as a new one', async () => {
    const { board, user, push } = await openGroceries();
    cardNamed('Milk').focus();
    push(boardEvent({ version: 4, deleted: { cards: ['milk'] } }));
    await waitFor(() => expect(cardsOf('TODO')).toEqual(['Bread']));
    expect(screen.getByRole('region', { name: 'TODO' })).toHaveFocus();
    await user.keyboard('{Delete}{Enter} {ArrowDown}');
    expect(cardsOf('TODO')).toEqual(['Bread']);
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    expect(board.sent).toEqual([]);
    expect(screen.getByText('No longer on the board: ‘Milk’')).toBeVisible();
    await keepCard(user);
    expect(cardsOf('TODO')).toEqual(['Bread', 'Milk']);
    expect(cardNamed('Milk')).toHaveFocus();
    await waitFor(() =>
      expect(board.sent).toMatchObject([
        ['createTask', { title: 'Milk', columnId: 'todo', assigneeIds: ['ada'] }],
      ]),
    );
  });

  test('the tab order continues with the card that took its place', async () => {
    const { user, push } = await openGroceries();
    cardNamed('Milk').focus();
    push(boardEvent({ version: 4, deleted: { cards: ['milk'] } }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'TODO' })).toHaveFocus());
    await user.tab();
    await user.tab();
    expect(cardNamed('Bread')).toHaveFocus();
  });

  test('that is being edited, the typed text can be kept as a new card', async () => {
    const { board, user, push } = await editMilk();
    push(boardEvent({ version: 4, deleted: { cards: ['milk'] } }));
    expect(await screen.findByText('Archived while you were editing it: ‘Milk’')).toBeVisible();
    await user.keyboard(', two{Delete}{Enter}');
    expect(cardsOf('TODO')).toEqual(['Bread']);
    expect(board.sent).toEqual([]);
    await keepCard(user);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Oat milk');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cardsOf('TODO')).toEqual(['Bread', 'Oat milk']);
    await waitFor(() => expect(board.sent).toMatchObject([['createTask', { title: 'Oat milk' }]]));
  });

  test('that is being edited, and then restores it, the editor begins with its title', async () => {
    const { user, push } = await editMilk();
    push(boardEvent({ version: 4, deleted: { cards: ['milk'] } }));
    await screen.findByText('Archived while you were editing it: ‘Milk’');
    push(boardEvent({ version: 5, cards: [card('milk', { title: 'Milk', rank: 'a0' })] }));
    await waitFor(() => expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']));
    cardNamed('Milk').focus();
    await user.keyboard('{F2}');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Milk');
  });

  test('that is being edited, a text that is too long stays in the editor of the new card', async () => {
    const { board, user, push } = await editMilk();
    await user.paste('x'.repeat(301));
    push(boardEvent({ version: 4, deleted: { cards: ['milk'] } }));
    await keepCard(user);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(`Oat milk${'x'.repeat(301)}`);
    await waitFor(() => expect(board.sent).toMatchObject([['createTask', { title: 'Milk' }]]));
  });

  test('that is being edited, the notice outlasts later messages', async () => {
    const { user, push } = await editMilk();
    push(boardEvent({ version: 4, deleted: { cards: ['milk'] } }));
    await screen.findByText('Archived while you were editing it: ‘Milk’');
    for (const title of ['Bread', 'Eggs', 'Salt']) {
      cardNamed(title).focus();
      await user.keyboard('{Delete}');
    }
    const deletions = screen.getByText('Archived 3 cards.').closest('li') ?? document.body;
    await user.click(within(deletions).getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('button', { name: 'Keep as new card' })).toBeVisible();
  });

  test('that is being carried, it is no longer carried', async () => {
    const { user, push } = await openGroceries();
    cardNamed('Milk').focus();
    await user.keyboard(' {ArrowRight}');
    push(boardEvent({ version: 4, deleted: { cards: ['milk'] } }));
    await waitFor(() => expect(cardsOf('INPROGRESS')).toEqual([]));
    expect(screen.getByRole('region', { name: 'TODO' })).toHaveFocus();
    cardNamed('Bread').focus();
    await user.keyboard('{Delete}');
    expect(cardsOf('TODO')).toEqual([]);
  });
});

test('A card that is being edited stays visible when another person’s change no longer matches the filter', async () => {
  const { user, push } = await openGroceries('?q=milk');
  cardNamed('Milk').focus();
  await user.keyboard('{F2}, two');
  push(boardEvent({ version: 4, cards: [card('milk', { title: 'Tea' })] }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cardsOf('TODO')).toEqual(['Milk, two']);
});

test('When a saved title no longer matches the filter, no other card gets the focus', async () => {
  const { user } = await openGroceries('?q=m');
  await retitle(user, 'Milk', 'Tea{Enter}');
  expect(cardsOf('TODO')).toEqual([]);
  expect(screen.getByRole('region', { name: 'TODO' })).toHaveFocus();
});
