import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openBoard } from '../testing/render-board.tsx';
import { cardPath } from './linked-card.ts';

const board = () =>
  fakeBoard({ tasks: [card('a', { title: 'Milk' }), card('b/c', { title: 'Bread', columnId: 'done' })] });

test('A link to a card focuses and highlights the card once', async () => {
  const { user, router } = await openBoard(board(), new URL(cardPath('b/c'), 'http://x').search);
  await waitFor(() => expect(cardNamed('Bread')).toHaveFocus());
  expect(cardNamed('Bread').parentElement).toHaveAttribute('data-is', expect.stringContaining('added'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.type(screen.getByLabelText('Search cards'), 'e');
  expect(screen.getByLabelText('Search cards')).toHaveFocus();
});

test('On the board, a link to a card also removes the filter that hides the card', async () => {
  const { router } = await openBoard(board(), '?q=milk');
  await waitFor(() => expect(cardsOf('DONE')).toEqual([]));
  await act(() => router.navigate(cardPath('b/c')));
  await waitFor(() => expect(cardNamed('Bread')).toHaveFocus());
  expect(screen.getByLabelText('Search cards')).toHaveValue('');
  expect(screen.queryByText(/hidden by the filter/)).toBeNull();
});

test('A link to a card that was deleted says so', async () => {
  const { router } = await openBoard(board(), '?card=gone');
  expect(await screen.findByText('This card is no longer on the board.')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
