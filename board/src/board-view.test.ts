import { beforeEach, describe, expect, test } from 'vitest';
import { type BoardView, createBoardView } from './board-view.ts';
import type { NewChange, QueuedKind } from './changes/index.ts';
import type { PendingChange } from './pending-change.ts';
import { plainCard } from './rows.ts';

const noListener = { card() {}, column() {}, users() {}, all() {}, stale() {} };

describe('Pending changes', () => {
  const input = { id: 'milk', title: 'Milk', columnId: 'todo' };
  const card: PendingChange = { kind: 'createTask', changeId: '1', input };
  const milk = { ...plainCard, id: 'milk', title: 'Milk', columnId: 'todo', rank: 'a0' };
  let view: BoardView;
  beforeEach(() => {
    view = createBoardView(noListener);
    view.add(card);
  });

  test('are unsent until they are acknowledged', () => {
    expect([view.unsent(), view.acknowledged(), view.isUnsent('milk')]).toEqual([[card], [], true]);
    view.acknowledge('1');
    expect([view.unsent(), view.acknowledged(), view.isUnsent('milk')]).toEqual([[], [card], false]);
    expect(view.isUnsent('bread')).toBe(false);
  });

  test('stay as they are when another change is answered, or an event is missing', () => {
    view.acknowledge('2');
    expect(view.withdraw('2')).toEqual([]);
    expect(view.apply({ version: 5, changeId: '1', writes: { deleted: { cards: ['tea'] } } })).toBe('gap');
    expect([view.unsent(), view.acknowledged()]).toEqual([[card], []]);
  });

  test('show the cards of a deleted column at the end of the other one, until the deletion is rejected', () => {
    for (const id of ['tea', 'bread'])
      view.add({ kind: 'createTask', changeId: id, input: { ...input, id, columnId: 'done' } });
    const deletion: PendingChange = {
      kind: 'deleteColumn',
      changeId: '3',
      input: { id: 'todo', moveTo: 'done' },
    };
    const titles = (column: string) => view.column(column).map(({ id }) => id);
    view.add(deletion);
    expect([titles('todo'), titles('done')]).toEqual([[], ['tea', 'bread', 'milk']]);
    expect(view.withdraw('3')).toEqual([deletion]);
    expect([titles('todo'), titles('done')]).toEqual([['milk'], ['tea', 'bread']]);
  });

  test.each<readonly NewChange<QueuedKind>[]>([
    [
      { kind: 'createTask', input: { ...input, id: 'tea' } },
      { kind: 'deleteTask', input: { id: 'tea' } },
    ],
    [
      { kind: 'createBoardUser', input: { id: 'ada', name: 'Ada' } },
      { kind: 'updateBoardUser', input: { id: 'ada', name: 'Ada L.' } },
    ],
    [
      { kind: 'restoreBoardUser', input: { id: 'ada', name: 'Ada', taskIds: [] } },
      { kind: 'updateBoardUser', input: { id: 'ada', name: 'Ada L.' } },
    ],
    [
      { kind: 'createColumn', input: { id: 'later', name: 'Later' } },
      { kind: 'moveColumn', input: { id: 'later', before: 'todo' } },
    ],
    [
      { kind: 'createLabel', input: { id: 'urgent', name: 'Urgent', color: 'red' } },
      { kind: 'updateLabel', input: { id: 'urgent', color: 'blue' } },
    ],
  ])('of what $kind makes are reverted with it, and others stay', (...changes) => {
    const shown = () => [view.columns(), [...view.labels()], [...view.users()], [...view.column('todo')]];
    const before = shown();
    const [creation, later] = changes.map(
      (change, index): PendingChange => ({ ...change, changeId: `new ${index}` }),
    );
    for (const change of [creation, later]) if (change) view.add(change);
    expect(view.withdraw('new 0')).toEqual([creation, later]);
    expect(view.unsent()).toEqual([card]);
    expect(shown()).toEqual(before);
  });

  test('that their rules refuse show nothing, and stay: only the server rejects', () => {
    const assigned = { ...input, id: 'tea', assigneeIds: ['gone'] };
    view.add({ kind: 'createTask', changeId: '2', input: assigned });
    expect([view.card('tea'), view.unsent().length, view.isUnsent('tea')]).toEqual([undefined, 2, true]);
    view.apply({ version: 1, writes: { people: [{ id: 'gone', name: 'Bea' }] } });
    expect(view.card('tea')?.assigneeIds).toEqual(['gone']);
  });

  test('of a checklist are counted on its card, if this client knows the items', () => {
    const item = { id: 'oat', text: 'Oat', isDone: false, rank: 'a0' };
    const tick = { id: 'milk', itemId: 'oat', isDone: true };
    view.apply({
      version: 1,
      changeId: '1',
      writes: { cards: [{ ...milk, itemCount: 3, doneItemCount: 1 }] },
    });
    const counts = () => [view.card('milk')?.itemCount, view.card('milk')?.doneItemCount];
    view.add({ kind: 'updateChecklistItem', changeId: '2', input: tick });
    expect(counts()).toEqual([3, 1]);
    view.add({ kind: 'updateChecklistItem', changeId: '3', input: tick, seen: { item } });
    expect(counts()).toEqual([3, 2]);
    const { rank: _, ...rice } = { ...item, id: 'rice' };
    view.add({ kind: 'createChecklistItems', changeId: '4', input: { id: 'milk', items: [rice] } });
    expect(counts()).toEqual([4, 2]);
    const deletion = { id: 'milk', itemId: 'oat' };
    view.add({ kind: 'deleteChecklistItem', changeId: '5', input: deletion, seen: { item } });
    expect(counts()).toEqual([3, 1]);
    view.withdraw('5');
    expect(counts()).toEqual([4, 2]);
  });

  test('that are added before an event is shown come after the earlier ones', () => {
    view.apply({ version: 1, writes: { people: [{ id: 'ada', name: 'Ada' }] } });
    view.add({ kind: 'createTask', changeId: '2', input: { ...input, id: 'tea' } });
    expect(view.column('todo').map(({ id }) => id)).toEqual(['milk', 'tea']);
  });

  test('of a card that is gone still tell what it would be', () => {
    const rename: PendingChange = { kind: 'updateTask', changeId: '2', input: { id: 'milk', title: 'Tea' } };
    expect(view.imagine(milk, [rename])).toEqual({ ...milk, title: 'Tea' });
    expect(view.imagine(milk, [{ kind: 'deleteTask', changeId: '3', input: { id: 'milk' } }])).toBe(
      undefined,
    );
  });

  test('of other tabs take their place among those of this one, and acknowledged ones stay', () => {
    const add = (id: string): PendingChange => ({
      kind: 'createTask',
      changeId: id,
      input: { ...input, id, title: id },
    });
    const [tea, bread] = [add('tea'), add('bread')];
    view.acknowledge('1');
    view.add(bread);
    view.arrange([tea, bread]);
    expect([view.unsent(), view.acknowledged()]).toEqual([[tea, bread], [card]]);
    expect(view.column('todo').map(({ id }) => id)).toEqual(['milk', 'tea', 'bread']);
  });

  test.each([
    ['title', { title: 'Tea' }, { title: 'Tea' }, { title: 'Soy milk' }],
    ['dueOn', { dueOn: '2026-11-30' }, { dueOn: '2026-11-30' }, { dueOn: '2026-12-01' }],
    ['columnId', { columnId: 'done' }, { columnId: 'done' }, { columnId: 'inprogress' }],
  ] as const)('tell which %s of another person they have replaced', (field, edit, mine, theirs) => {
    const told: unknown[] = [];
    view = createBoardView({ ...noListener, replaced: (...values) => told.push(values) });
    const milk = { ...plainCard, id: 'milk', title: 'Milk', columnId: 'todo', rank: 'a0' };
    view.load({ version: 1, tasks: [milk], users: [] });
    const kind = field === 'columnId' ? 'moveTask' : 'updateTask';
    const cards = [{ id: 'milk', [field]: milk[field] }];
    const change = (changeId: string) =>
      ({ kind, changeId, input: { id: 'milk', ...edit }, seen: { cards } }) as PendingChange;
    const after = (version: number, changeId: string) => ({
      ...{ version, changeId },
      writes: { cards: [{ id: 'milk', ...mine }] },
    });
    view.add(change('1'));
    view.apply(after(2, '1'));
    expect(told).toEqual([]);
    view.add(change('2'));
    view.apply({ version: 3, writes: { cards: [{ id: 'milk', ...theirs }] } });
    view.apply(after(4, '2'));
    expect(told).toEqual([[change('2'), [{ card: { ...milk, ...theirs }, field }]]]);
    // Another person has done the same.
    view.load({ version: 5, tasks: [milk], users: [] });
    view.add(change('3'));
    view.apply({ version: 6, writes: { cards: [{ id: 'milk', ...mine }] } });
    view.apply(after(7, '3'));
    expect(told).toHaveLength(1);
  });

  test('restore a card without the people who were removed since', () => {
    const seen = { archived: [{ ...milk, id: 'tea', assigneeIds: ['ada', 'bea'] }] };
    view.apply({ version: 1, writes: { people: [{ id: 'bea', name: 'Bea' }] } });
    view.add({ kind: 'restoreTask', changeId: '2', input: { id: 'tea' }, seen });
    expect(view.card('tea')?.assigneeIds).toEqual(['bea']);
  });

  test('tell the listener only of the cards that were written', () => {
    const told: string[] = [];
    const listened = createBoardView({
      ...noListener,
      card: (id) => told.push(id),
      stale: () => told.push('stale'),
    });
    listened.add(card);
    listened.add({ kind: 'createTask', changeId: '2', input: { ...input, id: 'tea' } });
    expect(told.splice(0)).toEqual(['milk', 'tea']);
    listened.apply({ version: 1, writes: { people: [{ id: 'ada', name: 'Ada' }] } });
    expect(told.splice(0)).toEqual(['stale']);
    listened.settle();
    expect(new Set(told.splice(0))).toEqual(new Set(['milk', 'tea']));
    // The change was unsent.
    listened.acknowledge('1');
    expect(told).toEqual(['milk']);
  });
});

test('People are sorted by name, numbers by their value, and those with one name by id', () => {
  const named = { c: 'Guest 10', b: 'Guest 9', e: 'ada', d: 'Ada', a: 'Guest 10' };
  const view = createBoardView(noListener);
  view.load({ version: 1, tasks: [], users: Object.entries(named).map(([id, name]) => ({ id, name })) });
  expect([...view.users().keys()]).toEqual(['e', 'd', 'b', 'a', 'c']);
});
