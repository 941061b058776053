import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { BoardPage } from '../board-page.tsx';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardsOf, mockSizes, openBoard } from '../testing/render-board.tsx';
import { storedChanges } from '../testing/stored-changes.ts';

test('Unsent changes are still sent after the user leaves the page', async () => {
  const board = fakeBoard({ tasks: [card('a', { title: 'Milk' })] });
  board.respond = () => HttpResponse.error();
  const { user, socket } = await openBoard(board, '', <Link to="/elsewhere">Leave</Link>);
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to DONE' }));
  expect(cardsOf('DONE')).toEqual(['Milk']);
  await waitFor(() => expect(board.sent).toHaveLength(1));

  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(screen.getByText('At /elsewhere')).toBeVisible();
  await waitFor(() => expect(socket.subscriptionCount()).toBe(0));
  expect(await storedChanges()).toBe(1);

  board.respond = () => undefined;
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await storedChanges()).toBe(0));
  expect(board.sent.at(-1)).toEqual(board.sent[0]);
});

function ToggledBoard() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      {isOpen && <BoardPage />}
    </>
  );
}

test('Returning to the page shows unsent changes on the current board', async () => {
  const board = fakeBoard({ tasks: [card('a', { title: 'Milk' })] });
  mockSizes();
  const { user, socket } = renderPage(<ToggledBoard />, { me: null, handlers: board.handlers });
  const add = () => screen.findByRole('button', { name: 'New task in TODO' });
  await add();
  await waitFor(() => expect(socket.variables('boardEvents')).toEqual([{ boardId: 'board', since: 3 }]));
  board.respond = () => HttpResponse.error();
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to DONE' }));

  await user.click(screen.getByRole('button', { name: 'Toggle' }));
  await waitFor(() => expect(socket.subscriptionCount()).toBe(0));
  board.board = { ...board.board, version: 5, tasks: [...board.board.tasks, card('b', { title: 'Bread' })] };
  await user.click(screen.getByRole('button', { name: 'Toggle' }));
  await add();
  expect([cardsOf('TODO'), cardsOf('DONE')]).toEqual([['Bread'], ['Milk']]);
  await waitFor(() => expect(socket.variables('boardEvents')).toEqual([{ boardId: 'board', since: 5 }]));
  expect(board.reads).toBe(2);

  board.respond = () => undefined;
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await storedChanges()).toBe(0));
});
