import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, openBoard, retitle } from '../testing/render-board.tsx';

test('Ctrl+Z takes back titles and assignments, the last one first', async () => {
  const board = fakeBoard({
    tasks: [card('milk', { title: 'Milk', assigneeIds: ['ada'] })],
    users: [
      { id: 'ada', name: 'Ada' },
      { id: 'grace', name: 'Grace' },
    ],
  });
  const { user } = await openBoard(board);
  const undo = () => user.keyboard('{Control>}z{/Control}');
  // Each edit waits, because a closed editor removes its entry from the browser's history and moves the focus later.
  const isSaved = async (count: number, title: string) => {
    await waitFor(() => expect(board.sent).toHaveLength(count));
    await waitFor(() => expect(cardNamed(title)).toHaveFocus());
  };
  await retitle(user, 'Milk', 'Tea{Enter}');
  await isSaved(1, 'Tea');
  await user.keyboard('a');
  await user.click(await screen.findByRole('checkbox', { name: 'Grace' }));
  await user.keyboard('{Escape}');
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
