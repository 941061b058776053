import { expect, test } from 'vitest';
import { createBoardUi } from './board-ui.ts';

test('The last 100 actions can be undone, each once', () => {
  const ui = createBoardUi();
  const undone: number[] = [];
  const undos = Array.from({ length: 102 }, (_, index) => ui.undoable(() => undone.push(index)));
  undos[101]?.();
  undos[101]?.();
  while (ui.undo());
  expect(undone).toEqual(Array.from({ length: 100 }, (_, index) => 101 - index));
});
