import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#shared/format/due-day.ts';
import { ada, card, grace, ownBoard } from '../testing/fake-board.ts';
import { cardNamed, openOwnBoard } from '../testing/render-board.tsx';

const today = dayOf(new Date());
const labels = ['Bug', 'Docs', 'Easy', 'Legal', 'Urgent'].map((name) => ({
  id: name.toLowerCase(),
  name,
  color: 'red' as const,
}));

test('A card shows its labels, due day, checklist, description, comments and number, and says them in a sentence', async () => {
  const milk = card('milk', {
    title: 'Milk',
    number: 12,
    labelIds: ['urgent', 'deleted', 'bug'],
    dueOn: addDays(today, 1),
    itemCount: 3,
    doneItemCount: 2,
    hasDescription: true,
    commentCount: 3,
    assigneeIds: ['grace', 'ada'],
  });
  await openOwnBoard(ownBoard({ labels, tasks: [milk] }));
  expect(cardNamed('Milk')).toHaveAccessibleName(
    'Milk Due Tomorrow, labels Bug and Urgent, 2 of 3 items done, with a description, 3 comments, Grace and Ada',
  );
  for (const text of ['Bug', 'Urgent', '#12', 'Tomorrow', '2/3', '3'])
    expect(within(cardNamed('Milk')).getByText(text, { exact: true })).toBeVisible();
});

test('A missed day is told in words', async () => {
  const late = card('late', { title: 'Late', dueOn: addDays(today, -400) });
  await openOwnBoard(ownBoard({ tasks: [late] }));
  expect(within(cardNamed('Late')).getAllByText(/^Overdue: /)).toHaveLength(2);
});

test('Of many labels and assignees, a card shows the first and the number of the others', async () => {
  const people = ['Eve', 'Hal', 'Ida'].map((name) => ({ id: name, name }));
  const milk = card('milk', {
    title: 'Milk',
    labelIds: labels.map(({ id }) => id),
    assigneeIds: ['grace', ...people.map(({ id }) => id)],
  });
  await openOwnBoard(ownBoard({ labels, tasks: [milk], users: [...people, grace, ada] }));
  expect(within(cardNamed('Milk')).getByTitle('Urgent')).toHaveTextContent('+1');
  const button = screen.getByRole('button', { name: 'Assigned to Grace, Eve, Hal and Ida: Milk' });
  expect(button).toHaveTextContent('+2');
});

test('A plain card shows its title and its number', async () => {
  await openOwnBoard(ownBoard({ tasks: [card('milk', { title: 'Milk', number: 1 })] }));
  expect(cardNamed('Milk')).toHaveAccessibleName('Milk Unassigned');
  expect(cardNamed('Milk')).toHaveTextContent(/^Milk #1 Unassigned\s*$/);
});

test('Several people are assigned to a card on the board, and one is removed', async () => {
  const milk = card('milk', { title: 'Milk', assigneeIds: ['ada'] });
  const board = ownBoard({ tasks: [milk] });
  const { user } = await openOwnBoard(board);
  await user.click(screen.getByRole('button', { name: 'Assigned to Ada: Milk' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Grace' }));
  expect(cardNamed('Milk')).toHaveAccessibleName(/^Milk Ada and Grace/);
  await user.click(screen.getByRole('checkbox', { name: 'Ada (you)' }));
  await user.keyboard('{Escape}');
  expect(cardNamed('Milk')).toHaveAccessibleName(/^Milk Grace/);
  expect(cardNamed('Milk')).toHaveFocus();
});
