import { changes as definitions, type NewChange } from '@canary/board/changes/index';
import { createFakeServer } from '@canary/board/testing/fake-server';
import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useLabelEdits } from './card/label-edits.ts';
import { useColumnEdits } from './columns/column-edits.ts';
import { createBoardActions } from './live/board-actions.ts';
import type { BoardOutbox } from './live/board-outbox.ts';
import { createBoardStore } from './live/board-store.ts';
import type { BoardSync } from './live/board-sync.ts';
import { BoardUiContext, createBoardUi } from './live/board-ui.ts';
import { useBulkEdits } from './live/bulk-edits.ts';
import { useMoves } from './live/card-moves.ts';
import { BoardSyncContext } from './live/selectors.ts';
import { useEdits } from './live/undoable-edits.ts';

const red = { id: 'urgent', name: 'Urgent', color: 'red' } as const;
const ada = { id: 'ada', name: 'Ada', label: 'Ada', number: 1, hue: 0 };
const todo = { id: 'todo', name: 'TODO', color: null, rank: 'a0' };

/** The edits of a user of a board, without a page. The server answers at once. */
function openEdits({ cards = ['milk', 'bread', 'eggs'] } = {}) {
  const server = createFakeServer();
  const store = createBoardStore('1');
  let changes = 0;
  const send = (change: NewChange) => {
    changes += 1;
    expect(definitions[change.kind].input.safeParse(change.input)).toMatchObject({ success: true });
    expect(server.send({ ...change, changeId: `${changes}` })).toBe(true);
    for (const event of server.since(store.view.version())) store.view.apply(event);
  };
  send({ kind: 'createBoardUser', input: { id: 'ada', name: 'Ada' } });
  send({ kind: 'createLabel', input: red });
  for (const id of cards) send({ kind: 'createTask', input: { id, title: id, columnId: 'todo' } });
  const ui = createBoardUi();
  const board = { boardId: 'home', accountId: '1' };
  const outbox = { add: send } as unknown as BoardOutbox;
  const actions = createBoardActions('home', store, outbox);
  const sync = { board, store, outbox, actions } as unknown as BoardSync;
  const { result } = renderHook(
    () => ({ ...useEdits(), ...useMoves(), ...useBulkEdits(), ...useLabelEdits(), ...useColumnEdits() }),
    {
      wrapper: ({ children }) => (
        <BoardSyncContext value={sync}>
          <BoardUiContext value={ui}>{children}</BoardUiContext>
        </BoardSyncContext>
      ),
    },
  );
  return {
    edits: result.current,
    /** Makes a change as another person. */
    byOther: send,
    undo: ui.notices.undoLast,
    notices: () => ui.notices.read().map(({ text }) => text),
    ids: (column: string) => store.column(column).map(({ id }) => id),
    /** The board as people see it: without ranks, but in their order. */
    shown: () => ({
      columns: store.columns().map(({ id, name, color }) => ({
        ...{ id, name, color },
        cards: store.column(id).map(({ rank: _, number: _number, ...card }) => card),
      })),
      labels: [...store.labels().values()],
      people: store.users().map(({ id, name }) => ({ id, name })),
    }),
  };
}

type Edits = ReturnType<typeof openEdits>['edits'];

describe.each<[string, (edits: Edits) => void, NewChange]>([
  [
    'A title',
    ({ editCard }) => editCard('milk', { title: 'Oat milk' }),
    { kind: 'updateTask', input: { id: 'milk', title: 'Tea' } },
  ],
  [
    'A due day',
    ({ editCard }) => editCard('milk', { dueOn: '2026-12-24' }),
    { kind: 'updateTask', input: { id: 'milk', dueOn: '2026-12-31' } },
  ],
  [
    'The place of a card',
    ({ moveTo }) => moveTo({ id: 'eggs', title: 'Eggs' }, 'done', 0),
    { kind: 'moveTask', input: { id: 'eggs', columnId: 'inprogress' } },
  ],
  [
    'The name of a person',
    ({ renamePerson }) => renamePerson(ada, 'Ada L.'),
    { kind: 'updateBoardUser', input: { id: 'ada', name: 'Augusta' } },
  ],
  [
    'The name of a label',
    ({ editLabel }) => editLabel(red, { ...red, name: 'Now' }),
    { kind: 'updateLabel', input: { id: 'urgent', name: 'Soon' } },
  ],
  [
    'The colour of a label',
    ({ editLabel }) => editLabel(red, { ...red, color: 'blue' }),
    { kind: 'updateLabel', input: { id: 'urgent', color: 'green' } },
  ],
  [
    'The name of a column',
    ({ renameColumn }) => renameColumn(todo, 'Next'),
    { kind: 'updateColumn', input: { id: 'todo', name: 'Soon' } },
  ],
  [
    'The colour of a column',
    ({ recolorColumn }) => recolorColumn(todo, 'blue'),
    { kind: 'updateColumn', input: { id: 'todo', color: 'green' } },
  ],
  [
    'The place of a column',
    ({ moveColumnTo }) => moveColumnTo(todo, { after: 'done' }),
    { kind: 'moveColumn', input: { id: 'todo', after: 'inprogress' } },
  ],
])('%s', (_what, edit, change) => {
  test('is changed back by Undo', () => {
    const { edits, undo, shown } = openEdits();
    const before = shown();
    edit(edits);
    expect(shown()).not.toEqual(before);
    undo();
    expect(shown()).toEqual(before);
  });

  test('stays as another person has changed it since', () => {
    const { edits, byOther, undo, shown, notices } = openEdits();
    edit(edits);
    byOther(change);
    const before = shown();
    undo();
    expect(shown()).toEqual(before);
    expect(notices()).toContainEqual(expect.stringMatching(/^Not undone: /));
  });
});

describe('The undo of a change of several cards leaves out the cards that another person', () => {
  const ids = ['milk', 'bread', 'eggs'];

  test('has given another due day', () => {
    const { edits, byOther, undo, shown, notices } = openEdits();
    edits.editCards(ids, { dueOn: '2026-12-24' });
    byOther({ kind: 'updateTask', input: { id: 'bread', dueOn: '2026-12-31' } });
    undo();
    const days = shown().columns[0]?.cards.map(({ dueOn }) => dueOn);
    expect(days).toEqual([null, '2026-12-31', null]);
    expect(notices()).toEqual(['Not undone for 1 card: changed since.']);
  });

  test('has moved', () => {
    const { edits, byOther, undo, ids: idsIn, notices } = openEdits();
    edits.moveCards(ids, 'done');
    byOther({ kind: 'moveTask', input: { id: 'bread', columnId: 'inprogress' } });
    undo();
    expect(['todo', 'inprogress', 'done'].map(idsIn)).toEqual([['milk', 'eggs'], ['bread'], []]);
    expect(notices()).toEqual(['Not undone for 1 card: changed since.']);
  });

  test('has restored', () => {
    const { edits, byOther, undo, ids: idsIn } = openEdits();
    edits.archiveCards(ids);
    byOther({ kind: 'restoreTask', input: { id: 'bread' } });
    byOther({ kind: 'moveTask', input: { id: 'bread', columnId: 'done' } });
    undo();
    expect(['todo', 'done'].map(idsIn)).toEqual([['milk', 'eggs'], ['bread']]);
  });

  test('has moved out of a column since it was deleted', () => {
    const { edits, byOther, undo, ids: idsIn } = openEdits();
    edits.removeColumn(todo, 'done');
    byOther({ kind: 'moveTask', input: { id: 'bread', columnId: 'inprogress' } });
    undo();
    expect(['todo', 'inprogress', 'done'].map(idsIn)).toEqual([['milk', 'eggs'], ['bread'], []]);
  });
});

test('A move of several cards leaves those where they are that are in the column already', () => {
  const { edits, ids, notices } = openEdits();
  edits.moveCards(['bread'], 'done');
  edits.moveCards(['milk'], 'done');
  edits.moveCards(['bread', 'eggs'], 'done');
  expect(ids('done')).toEqual(['bread', 'milk', 'eggs']);
  expect(notices()).toContain('Moved 1 card to DONE.');
});

test('More cards than one change may name are moved, archived and put back in their order', () => {
  const cards = Array.from({ length: 250 }, (_, index) => `card-${index}`);
  const { edits, undo, ids } = openEdits({ cards });
  // The first card stays, so that the others return after it.
  edits.moveCards(cards.slice(1), 'done');
  expect(ids('done')).toEqual(cards.slice(1));
  undo();
  expect(ids('todo')).toEqual(cards);
  edits.archiveCards(cards);
  expect(ids('todo')).toEqual([]);
  undo();
  expect(ids('todo')).toEqual(cards);
});

test('A title is changed back although another person has moved and assigned the card since', () => {
  const { edits, byOther, undo, shown } = openEdits();
  edits.editCard('milk', { title: 'Oat milk' });
  byOther({ kind: 'moveTask', input: { id: 'milk', columnId: 'done' } });
  byOther({ kind: 'updateTask', input: { id: 'milk', assignees: { add: ['ada'] } } });
  undo();
  expect(shown().columns[2]?.cards).toMatchObject([{ title: 'milk', assigneeIds: ['ada'] }]);
});

test.each<[string, NewChange, string]>([
  ['of an archived card', { kind: 'deleteTask', input: { id: 'milk' } }, '‘milk’ has been archived'],
  [
    'from a removed person',
    { kind: 'deleteBoardUser', input: { id: 'ada' } },
    '‘The former assignee’ has been removed',
  ],
])('An assignment isn’t changed back if it is %s', (_what, change, reason) => {
  const { edits, byOther, undo, shown, notices } = openEdits();
  byOther({ kind: 'updateTask', input: { id: 'milk', assignees: { add: ['ada'] } } });
  edits.editCard('milk', { assignees: { remove: ['ada'] } });
  byOther(change);
  const before = shown();
  undo();
  expect(shown()).toEqual(before);
  expect(notices()).toEqual([`Not undone: ${reason} since.`]);
});

test('A removed person who is put back has the cards again, beside those who were assigned since', () => {
  const { edits, byOther, undo, shown, notices } = openEdits();
  byOther({ kind: 'createBoardUser', input: { id: 'grace', name: 'Grace' } });
  for (const id of ['milk', 'bread'])
    byOther({ kind: 'updateTask', input: { id, assignees: { add: ['ada'] } } });
  edits.removePerson(ada);
  expect(notices()).toEqual(['Removed Ada. 2 cards unassigned.']);
  byOther({ kind: 'updateTask', input: { id: 'milk', assignees: { add: ['grace'] } } });
  undo();
  const assignees = shown().columns[0]?.cards.map(({ assigneeIds }) => assigneeIds);
  expect(assignees).toEqual([['grace', 'ada'], ['ada'], []]);
});

test('A column that has got cards of another person isn’t deleted by the undo of its creation', () => {
  const { edits, byOther, undo, shown, notices } = openEdits();
  edits.addColumn('Later');
  const later = shown().columns.find(({ name }) => name === 'Later');
  byOther({ kind: 'moveTask', input: { id: 'milk', columnId: later?.id ?? '' } });
  const before = shown();
  undo();
  expect(shown()).toEqual(before);
  expect(notices()).toEqual(['Not undone: the column ‘Later’ has cards.']);
});

test('A removed person without cards is put back, too', () => {
  const { edits, undo, shown } = openEdits();
  const before = shown();
  edits.removePerson(ada);
  expect(shown()).not.toEqual(before);
  undo();
  expect(shown()).toEqual(before);
});
