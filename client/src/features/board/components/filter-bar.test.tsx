import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardsOf, openBoard } from '../testing/render-board.tsx';
import { Board } from './board.tsx';

const groceries = () =>
  fakeBoard({
    tasks: [
      card('milk', { title: 'Milk', rank: 'a0', assigneeId: 'ada' }),
      card('bread', { title: 'Bread', rank: 'a1' }),
    ],
    users: [{ id: 'ada', name: 'Ada' }],
  });

function Address() {
  return <p>{`Search ${useLocation().search}`}</p>;
}

test('What is typed filters at once, and comes to stand in the address', async () => {
  const board = groceries();
  const page = (
    <>
      <Board />
      <Address />
    </>
  );
  await openBoard(board).then(({ unmount }) => unmount());
  const { user } = renderPage(page, { at: '/tasks', me: null, handlers: board.handlers });
  await user.type(await screen.findByRole('searchbox', { name: 'Filter by text' }), 'MIL');
  expect(cardsOf('TODO')).toEqual(['Milk']);
  expect(await screen.findByText('Search ?q=MIL')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by assignee' }), 'Unassigned');
  expect(cardsOf('TODO')).toEqual([]);
  expect(await screen.findByText('Search ?q=MIL&assignee=nobody')).toBeInTheDocument();
  expect(screen.getByText(/No card matches the filter\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all cards' }));
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(await screen.findByText(/^Search\s*$/)).toBeInTheDocument();
});

test('A shared address brings its filter along', async () => {
  await openBoard(groceries(), '?assignee=ada');
  expect(cardsOf('TODO')).toEqual(['Milk']);
  expect(screen.getByRole('region', { name: 'TODO' })).toHaveTextContent('1 of 2 cards');
  expect(screen.getByRole('combobox', { name: 'Filter by assignee' })).toHaveValue('ada');
});

test('The link of the board is copied with its filter, or shown where that isn’t allowed', async () => {
  const { user } = await openBoard(groceries());
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('The board’s link is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(screen.getByText(`The board’s link: ${window.location.href}`)).toBeVisible());
});
