import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardsOf, openBoard, renderBoard } from '../testing/render-board.tsx';

const groceries = () =>
  fakeBoard({
    tasks: [
      card('milk', { title: 'Milk', rank: 'a0', assigneeIds: ['ada'] }),
      card('bread', { title: 'Bread', rank: 'a1' }),
    ],
    users: [{ id: 'ada', name: 'Ada' }],
  });

function Address() {
  return <p>{`Search ${useLocation().search}`}</p>;
}

test('The filter applies while typing, and is written to the URL', async () => {
  const board = groceries();
  const { user } = renderBoard(board, '', <Address />);
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

test('A filter in the URL is applied', async () => {
  await openBoard(groceries(), '?assignee=ada');
  expect(cardsOf('TODO')).toEqual(['Milk']);
  expect(screen.getByRole('region', { name: 'TODO' })).toHaveTextContent('1 of 2 cards');
  expect(screen.getByRole('combobox', { name: 'Filter by assignee' })).toHaveValue('ada');
});
