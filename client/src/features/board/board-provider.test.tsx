import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { card, fakeBoard } from './testing/fake-board.ts';
import { cardsOf, openBoard } from './testing/render-board.tsx';

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
  await waitFor(() => expect(socket.watching()).toBe(0));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);

  board.respond = () => undefined;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(board.sent.at(-1)).toEqual(board.sent[0]);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
