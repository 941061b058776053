import { expect, test } from 'vitest';
import { maxLabels } from '../limits.ts';
import type { CopiedCard, Label, Snapshot } from '../model.ts';
import { plainCard } from '../rows.ts';
import { columnsOfOpenBoard, createBoardState } from '../state.ts';
import { createFound } from './found.ts';
import { type ChangeInput, runRule } from './index.ts';
import { boardForRule } from './run.ts';

const red = { id: 'red', name: 'Urgent', color: 'red' } as const;
const blue = { id: 'blue', name: 'Later', color: 'blue' } as const;
const ada = { id: 'ada', name: 'Ada', accountId: '1', role: 'editor' } as const;

/** A card of another board, which the change may copy. */
const milk: CopiedCard = {
  ...{ ...plainCard, id: 'milk', number: 7, title: 'Milk', columnId: 'shop', rank: 'a0' },
  ...{ assigneeIds: ['a', 'b', 'c'], labelIds: ['red', 'blue'], dueOn: '2026-11-30', doneOn: '2026-11-20' },
  ...{ hasDescription: true, itemCount: 1, doneItemCount: 1, commentCount: 3, textVersion: 9 },
  labels: [red, blue],
  assignees: [
    { id: 'a', name: 'Ada', accountId: '1', role: 'viewer' },
    { id: 'b', name: 'Bob', accountId: '2', role: 'owner' },
    { id: 'c', name: 'Cy' },
  ],
  description: 'Two litres',
  checklist: [{ id: 'i', text: 'Bottle', isDone: true, rank: 'a0' }],
};

/** Copies cards to the column TODO of a board, as Ada. */
function copy(snapshot: Partial<Snapshot> = {}, fields: Partial<ChangeInput<'copyTask'>> = {}) {
  const state = createBoardState();
  state.load({ version: 4, tasks: [], users: [ada], ...snapshot });
  const board = boardForRule(state, createFound(), {
    ...{ accountId: '1', now: new Date(0) },
    copied: (id) => (id === 'milk' ? milk : undefined),
    ...{ newId: () => 'new', newNumber: () => 2, newVersion: () => 5 },
  });
  const input = { id: 'copy', copyOf: ['milk'], columnId: 'todo', fromBoardId: 'shop', ...fields };
  return runRule(board, { kind: 'copyTask', input });
}

const labelsOf = (labels: readonly Label[]) => {
  const { writes } = copy({ labels });
  return { ids: writes.cards?.[0]?.labelIds, added: writes.labels };
};

test('A copy on another board has the texts, but no comments, and a number of its own', () => {
  const { writes, texts } = copy();
  expect(writes.cards).toMatchObject([
    {
      ...{ id: 'copy', number: 2, title: 'Milk', columnId: 'todo', dueOn: '2026-11-30' },
      ...{ hasDescription: true, itemCount: 1, doneItemCount: 1, commentCount: 0, textVersion: 5 },
    },
  ]);
  expect(texts).toEqual([
    { taskId: 'copy', description: 'Two litres' },
    { taskId: 'copy', checklist: { written: milk.checklist } },
  ]);
});

test('A done card stays done on another board, and is open as a copy beside it, unless its column marks cards as done', () => {
  const doneOn = (fromBoardId: string | null, columnId: string) => {
    const { writes } = copy({ columns: columnsOfOpenBoard }, { fromBoardId, columnId, today: '2026-11-29' });
    return writes.cards?.[0]?.doneOn;
  };
  expect(doneOn('shop', 'todo')).toBe('2026-11-20');
  expect(doneOn('shop', 'done')).toBe('2026-11-20');
  expect(doneOn(null, 'todo')).toBeNull();
  expect(doneOn(null, 'done')).toBe('2026-11-29');
});

test('Members of both boards stay assigned, and no one else', () => {
  expect(copy().writes.cards?.[0]?.assigneeIds).toEqual(['ada']);
});

test('Labels are found by name, and added if the board lacks them', () => {
  expect(labelsOf([])).toEqual({ ids: ['red', 'blue'], added: [red, blue] });
  expect(labelsOf([{ id: 'own', name: 'urgent', color: 'green' }])).toEqual({
    ids: ['own', 'blue'],
    added: [blue],
  });
  expect(labelsOf([{ ...red, name: 'Renamed' }, blue])).toEqual({ ids: ['red', 'blue'], added: undefined });
});

test('A board without room for labels, or on which the user may not add them, gets none', () => {
  const full = Array.from({ length: maxLabels }, (_, at) => ({ ...red, id: `l${at}`, name: `L ${at}` }));
  expect(labelsOf(full)).toEqual({ ids: [], added: undefined });
  expect(copy({ users: [] }).writes.labels).toBeUndefined();
});

test('Cards that are gone are left out; without any card, the change is refused', () => {
  const { writes } = copy({}, { copyOf: ['gone', 'milk'], otherIds: ['second'] });
  expect(writes.cards?.map(({ id, number }) => [id, number])).toEqual([['second', 2]]);
  expect(() => copy({}, { copyOf: ['gone'] })).toThrow('was deleted');
});

test('Each card to copy needs a new id', () => {
  expect(() => copy({}, { copyOf: ['milk', 'milk'] })).toThrow('one new id for each card');
  expect(() => copy({}, { copyOf: ['milk', 'milk'], otherIds: ['copy'] })).toThrow(
    'one new id for each card',
  );
  const taken = { ...plainCard, id: 'copy', title: 'Copy', columnId: 'todo', rank: 'a0' };
  expect(() => copy({ tasks: [taken] })).toThrow('This id is taken');
});
