import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { boardEvent } from '../testing/board-event.ts';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openBoard, retitle } from '../testing/render-board.tsx';

/** Opens a board. The test pushes events of changes by other people. */
async function openChores() {
  const board = fakeBoard({
    tasks: [
      card('milk', { title: 'Milk', rank: 'a0', assigneeIds: ['ada'] }),
      card('bread', { title: 'Bread', rank: 'a1', assigneeIds: ['ada'] }),
      card('eggs', { title: 'Eggs', column: 'done', rank: 'a0' }),
    ],
    users: [
      { id: 'ada', name: 'Ada' },
      { id: 'grace', name: 'Grace' },
    ],
  });
  const { user, socket } = await openBoard(board);
  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  let version = board.board.version;
  const push = (event: object) => {
    version += 1;
    socket.push({ boardEvents: { changeId: null, version, ...event } });
  };
  return {
    board,
    user,
    undo: () => user.keyboard('{Control>}z{/Control}'),
    push,
    /** Sends the event of the last change, which the server has applied. */
    confirm: async (count: number, event: object) => {
      await waitFor(() => expect(board.sent).toHaveLength(count));
      push({ ...event, changeId: board.sent.at(-1)?.[1]['changeId'] });
    },
  };
}

const milk = card('milk', { title: 'Milk', rank: 'a0', assigneeIds: ['ada'] });

/** Assigns a card to a person, or takes it back. */
async function assign(user: Awaited<ReturnType<typeof openChores>>['user'], title: string, name: string) {
  cardNamed(title).focus();
  await user.keyboard('a');
  await user.click(await screen.findByRole('checkbox', { name }));
  await user.keyboard('{Escape}');
}

describe('Ctrl+Z', () => {
  test('takes back titles and assignments, the last one first', async () => {
    const { board, user, undo } = await openChores();
    // Each edit waits, because a closed editor removes its entry from the browser's history and moves the focus later.
    const isSaved = async (count: number, title: string) => {
      await waitFor(() => expect(board.sent).toHaveLength(count));
      await waitFor(() => expect(cardNamed(title)).toHaveFocus());
    };
    await retitle(user, 'Milk', 'Tea{Enter}');
    await isSaved(1, 'Tea');
    await assign(user, 'Tea', 'Grace');
    await isSaved(2, 'Tea');
    await retitle(user, 'Tea', 'Rum{Enter}');
    await isSaved(3, 'Rum');
    await undo();
    expect(cardNamed('Tea')).toHaveAccessibleName(/^Tea Ada and Grace/);
    await undo();
    expect(cardNamed('Tea')).toHaveAccessibleName(/^Tea Ada/);
    await undo();
    expect(cardNamed('Milk')).toHaveFocus();
    await undo();
    await waitFor(() =>
      expect(board.sent.slice(3)).toMatchObject([
        ['updateTask', { id: 'milk', title: 'Tea' }],
        ['updateTask', { id: 'milk', assignees: { remove: ['grace'] } }],
        ['updateTask', { id: 'milk', title: 'Milk' }],
      ]),
    );
    expect(board.sent).toHaveLength(6);
  });

  test('takes back no title that another person has changed since', async () => {
    const { board, user, undo, push, confirm } = await openChores();
    await retitle(user, 'Milk', 'Oat milk{Enter}');
    await confirm(1, boardEvent({ cards: [{ ...milk, title: 'Oat milk' }] }));
    push(boardEvent({ cards: [{ ...milk, title: 'Rice milk' }] }));
    await waitFor(() => expect(cardsOf('TODO')).toEqual(['Rice milk', 'Bread']));
    await undo();
    expect(screen.getByText('Not undone: ‘Rice milk’ has been changed since.')).toBeVisible();
    expect(cardsOf('TODO')).toEqual(['Rice milk', 'Bread']);
    expect(board.sent).toHaveLength(1);
  });

  test('takes back a title although another person has moved and assigned the card', async () => {
    const { user, undo, push, confirm } = await openChores();
    await retitle(user, 'Milk', 'Oat milk{Enter}');
    await confirm(1, boardEvent({ cards: [{ ...milk, title: 'Oat milk' }] }));
    const moved = { ...milk, title: 'Oat milk', column: 'done', rank: 'a5', assigneeIds: ['grace'] };
    push(boardEvent({ cards: [moved] }));
    await waitFor(() => expect(cardsOf('DONE')).toEqual(['Eggs', 'Oat milk']));
    await undo();
    expect(cardsOf('DONE')).toEqual(['Eggs', 'Milk']);
    expect(cardNamed('Milk')).toHaveAccessibleName(/^Milk Grace/);
  });

  test('takes back no assignment of a card that was archived, or from a person who was removed', async () => {
    const { board, user, undo, push, confirm } = await openChores();
    await assign(user, 'Milk', 'Ada');
    await confirm(1, boardEvent({ cards: [{ ...milk, assigneeIds: [] }] }));
    await assign(user, 'Eggs', 'Grace');
    push(boardEvent({ deleted: { cards: ['eggs'] } }));
    push(boardEvent({ deleted: { people: ['ada'] } }));
    await waitFor(() => expect(cardsOf('DONE')).toEqual([]));
    await undo();
    expect(screen.getByText('Not undone: ‘Eggs’ has been archived since.')).toBeVisible();
    await undo();
    expect(screen.getByText('Not undone: ‘The former assignee’ has been removed since.')).toBeVisible();
    expect(cardNamed('Milk')).toHaveAccessibleName(/^Milk Unassigned/);
    expect(board.sent).toHaveLength(2);
  });

  test('takes back the name of a person, unless it was changed since', async () => {
    const { user, undo, push, confirm } = await openChores();
    await user.click(screen.getByRole('button', { name: 'People' }));
    const dialog = within(screen.getByRole('dialog', { name: 'People' }));
    const rename = async (from: string, to: string) => {
      await user.click(dialog.getByRole('button', { name: `Rename ${from}` }));
      await user.clear(dialog.getByRole('textbox'));
      await user.keyboard(`${to}{Enter}`);
    };
    const renamed = (name: string) => boardEvent({ people: [{ id: 'ada', name }] });
    await rename('Ada', 'Ada L.');
    await confirm(1, renamed('Ada L.'));
    await undo();
    expect(dialog.getByText('Ada')).toBeVisible();
    await confirm(2, renamed('Ada'));
    await rename('Ada', 'Augusta');
    await confirm(3, renamed('Augusta'));
    push(renamed('Countess'));
    await dialog.findByText('Countess');
    await undo();
    expect(dialog.getByText('Countess')).toBeVisible();
    expect(screen.getByText('Not undone: ‘Augusta’ has been renamed since.')).toBeVisible();
  });
});

test('Undoing the removal of a person assigns their cards to them again, beside who was assigned since', async () => {
  const { board, user, push, confirm } = await openChores();
  await user.click(screen.getByRole('button', { name: 'People' }));
  await user.click(screen.getByRole('button', { name: 'Remove Ada' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.keyboard('{Escape}');
  expect(screen.getByText('Removed Ada. 2 cards unassigned.')).toBeVisible();
  await confirm(1, boardEvent({ deleted: { people: ['ada'] } }));
  push(boardEvent({ cards: [{ ...milk, assigneeIds: ['grace'] }] }));
  await waitFor(() => expect(cardNamed('Milk')).toHaveAccessibleName(/^Milk Grace/));
  expect(cardNamed('Bread')).toHaveAccessibleName(/^Bread Unassigned/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cardNamed('Bread')).toHaveAccessibleName(/^Bread Ada/);
  expect(cardNamed('Milk')).toHaveAccessibleName(/^Milk Grace and Ada/);
  await waitFor(() =>
    expect(board.sent.slice(1)).toMatchObject([
      ['restoreBoardUser', { id: 'ada', name: 'Ada', taskIds: ['milk', 'bread'] }],
    ]),
  );
});
