import { expect, test } from 'vitest';
import { createBoardState } from '../state.ts';
import { createFound } from './found.ts';
import { type NewChange, runRule } from './index.ts';
import { boardForRule } from './run.ts';

/** The board's name and whether it is deleted, after changes. */
function after(...changes: readonly NewChange[]) {
  const state = createBoardState();
  state.load({ version: 1, name: 'Home', tasks: [], users: [] });
  for (const change of changes) {
    const board = boardForRule(state, createFound(), {
      ...{ accountId: 'ada', now: new Date(0) },
      copied: () => undefined,
      newId: () => 'new',
      newNumber: () => 1,
      newVersion: () => 2,
    });
    state.write(runRule(board, change).writes);
  }
  return [state.name(), state.isDeleted()];
}

test('A board is renamed, deleted and restored', () => {
  const deletion = { kind: 'deleteBoard', input: {} } as const;
  expect(after({ kind: 'renameBoard', input: { name: 'Work' } })).toEqual(['Work', false]);
  expect(after(deletion)).toEqual(['Home', true]);
  expect(after(deletion, { kind: 'restoreBoard', input: {} })).toEqual(['Home', false]);
});
