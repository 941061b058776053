import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openBoard } from '../testing/render-board.tsx';

/** A board on which somebody has begun to edit a card. */
async function editMilk() {
  const board = fakeBoard({
    tasks: [card('milk', { title: 'Milk', rank: 'a0' }), card('bread', { title: 'Bread', rank: 'a1' })],
  });
  const { user, socket } = await openBoard(board);
  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  await user.click(cardNamed('Milk'));
  await user.keyboard('Oat milk');
  const happens = (event: Record<string, unknown>) =>
    socket.push({ boardEvents: { changeId: null, ...event } });
  return { board, user, happens };
}

test('What is typed stays typed when somebody else moves the card', async () => {
  const { board, user, happens } = await editMilk();
  const task = { __typename: 'Task', ...card('milk', { title: 'Milk', column: 'done' }) };
  happens({ __typename: 'TaskMoved', version: 4, task });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'DONE' })).toContainElement(screen.getByRole('textbox')),
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.keyboard(', two{Enter}');
  expect(cardsOf('DONE')).toEqual(['Oat milk, two']);
  await waitFor(() => expect(board.sent).toMatchObject([['updateTask', { title: 'Oat milk, two' }]]));
});

test('Whoever edits a card that somebody else deletes is told so, and finds what they typed by Undo', async () => {
  const { board, user, happens } = await editMilk();
  happens({ __typename: 'TaskDeleted', version: 4, taskId: 'milk' });
  expect(await screen.findByText('Somebody deleted ‘Milk’ while you edited it.')).toBeVisible();
  await waitFor(() => expect(cardNamed('Bread')).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(board.sent).toMatchObject([['restoreTask', { id: 'milk' }]]));
  const task = { __typename: 'Task', ...card('milk', { title: 'Milk' }) };
  happens({ __typename: 'TaskRestored', version: 5, task });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Oat milk');
});
