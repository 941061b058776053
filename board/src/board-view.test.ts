import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BoardView, createBoardView } from './board-view.ts';
import type { CardEdit } from './changes/card.ts';
import type { NewChange, QueuedKind } from './changes/index.ts';
import { boardColors } from './colors.ts';
import { compareRanked, type Task } from './model.ts';
import type { PendingChange } from './pending-change.ts';
import { plainCard } from './rows.ts';
import { createFakeServer } from './testing/fake-server.ts';

const noListener = { task() {}, column() {}, users() {}, all() {}, stale() {} };
type Server = ReturnType<typeof createFakeServer>;

/** A simulated client that changes, sends, receives and reloads. */
function createClient(server: Server, name: string) {
  let view = createBoardView(noListener);
  let count = 0;
  /** Whether it has read a second snapshot, which may contain acknowledged changes whose events it won't receive. */
  let hasRead = false;
  view.load(server.snapshot());

  const read = () =>
    view.load(
      server.snapshot(),
      view.acknowledged().map(({ changeId }) => changeId),
    );
  return {
    view: () => view,
    change(kind: number, target: number, place: number) {
      count += 1;
      const change = randomChange(view, server, `${name}-${count}`, kind, target, place);
      if (change) view.add(change);
    },
    /** Sends the first unsent change; the response may get lost. */
    send(hasResponse: boolean) {
      const [change] = view.unsent();
      if (!change) return;
      const isApplied = server.send(change);
      if (!hasResponse) return;
      if (isApplied) view.acknowledge(change.changeId);
      else view.withdraw(change.changeId);
    },
    /** Receives some events, of which a few were received before, as after a lost connection. */
    receive(count: number, repeated: number) {
      for (const event of server.since(Math.max(0, view.version() - repeated)).slice(0, count + repeated)) {
        const outcome = view.apply(event);
        if (outcome !== 'applied' && outcome !== 'seen') throw new Error(outcome);
      }
    },
    read: () => {
      hasRead = true;
      read();
    },
    /** Reloads the page, which keeps the unsent changes. */
    reload() {
      const saved = view.unsent();
      hasRead = true;
      view = createBoardView(noListener);
      view.arrange(saved);
      view.load(server.snapshot());
    },
    settle() {
      while (view.unsent().length > 0) this.send(true);
      this.receive(Number.POSITIVE_INFINITY, 0);
      if (!hasRead) expect(view.acknowledged()).toEqual([]);
      if (view.acknowledged().length > 0) read();
    },
  };
}

const kinds = [
  'createTask',
  'createTask',
  'moveTask',
  'moveTask',
  'moveTask',
  'updateTask',
  'deleteTask',
  'restoreTask',
  'createBoardUser',
  'updateBoardUser',
  'deleteBoardUser',
  'restoreBoardUser',
  'setDescription',
  'createChecklistItems',
  'createChecklistItems',
  'updateChecklistItem',
  'moveChecklistItem',
  'deleteChecklistItem',
  'createColumn',
  'updateColumn',
  'moveColumn',
  'deleteColumn',
  'createLabel',
  'updateLabel',
  'deleteLabel',
] as const;

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length];

function randomChange(
  view: BoardView,
  server: Server,
  changeId: string,
  kind: number,
  target: number,
  place: number,
): PendingChange | undefined {
  const columns = view.columns();
  const tasks = columns.flatMap(({ id }) => view.column(id));
  const labels = [...view.labels().keys()];
  const users = [...view.users().values()];
  const task = pick(tasks, target);
  const user = pick(users, target);
  const column = pick(columns, place)?.id ?? 'todo';
  const beside = pick(columns, target)?.id;
  const label = pick(labels, target);
  const color = pick(boardColors, place) ?? 'gray';
  const assigneeIds = users.slice(0, place % 3).map(({ id }) => id);
  const otherIds = tasks.slice(0, place % 4).flatMap(({ id }) => (id === task?.id ? [] : [id]));
  const name = `Name ${changeId}`;
  // As if the card were open.
  const items = server.checklist(task?.id ?? '');
  const item = pick(items, place);
  const ofItem = task && item && { id: task.id, itemId: item.id };
  switch (pick(kinds, kind)) {
    case 'createTask': {
      const input = { id: `task-${changeId}`, title: name, columnId: column, assigneeIds };
      return { kind: 'createTask', changeId, input };
    }
    case 'createBoardUser':
      return { kind: 'createBoardUser', changeId, input: { id: `user-${changeId}`, name } };
    case 'moveTask': {
      const anchor = pick(view.column(column), place)?.id;
      if (!task || anchor === task.id) return undefined;
      const side = anchor === undefined ? {} : place % 2 ? { before: anchor } : { after: anchor };
      const others = otherIds.filter((id) => id !== anchor);
      const input = { id: task.id, otherIds: others, columnId: column, ...side };
      return { kind: 'moveTask', changeId, input };
    }
    case 'updateTask':
      return task && { kind: 'updateTask', changeId, input: { id: task.id, otherIds, ...randomEdit() } };
    case 'deleteTask':
      return task && { kind: 'deleteTask', changeId, input: { id: task.id, otherIds } };
    case 'setDescription': {
      const seen = { description: '' };
      return task && { kind: 'setDescription', changeId, seen, input: { id: task.id, base: '', text: name } };
    }
    case 'createChecklistItems': {
      const added = { id: `item-${changeId}`, text: name, isDone: place % 2 > 0 };
      const input = task && { id: task.id, items: [added], before: item?.id };
      return input && { kind: 'createChecklistItems', changeId, input };
    }
    case 'updateChecklistItem': {
      const input = ofItem && { ...ofItem, ...(place % 2 ? { text: name } : { isDone: !item.isDone }) };
      return input && { kind: 'updateChecklistItem', changeId, seen: { item }, input };
    }
    case 'moveChecklistItem': {
      const input = ofItem && { ...ofItem, after: items[0]?.id };
      return input && { kind: 'moveChecklistItem', changeId, seen: { item }, input };
    }
    case 'deleteChecklistItem':
      return ofItem && { kind: 'deleteChecklistItem', changeId, seen: { item }, input: ofItem };
    case 'restoreTask':
      return { kind: 'restoreTask', changeId, input: { id: `task-a-${1 + (target % 9)}` } };
    case 'updateBoardUser':
      return user && { kind: 'updateBoardUser', changeId, input: { id: user.id, name } };
    case 'deleteBoardUser':
      return user && { kind: 'deleteBoardUser', changeId, input: { id: user.id } };
    case 'restoreBoardUser': {
      const taskIds = tasks.map(({ id }) => id);
      const input = { id: `user-a-${1 + (target % 9)}`, name, taskIds };
      return { kind: 'restoreBoardUser', changeId, input };
    }
    case 'createColumn': {
      const input = { id: `column-${changeId}`, name, color, before: beside };
      return { kind: 'createColumn', changeId, input };
    }
    case 'updateColumn': {
      const input = { id: column, name, color: place % 2 ? null : color };
      return { kind: 'updateColumn', changeId, input };
    }
    case 'moveColumn':
      return { kind: 'moveColumn', changeId, input: { id: column, after: beside } };
    case 'deleteColumn':
      if (beside === undefined || beside === column) return undefined;
      return { kind: 'deleteColumn', changeId, input: { id: column, moveTo: beside } };
    case 'createLabel':
      return { kind: 'createLabel', changeId, input: { id: `label-${changeId}`, name, color } };
    case 'updateLabel':
      return label ? { kind: 'updateLabel', changeId, input: { id: label, name } } : undefined;
    case 'deleteLabel':
      return label ? { kind: 'deleteLabel', changeId, input: { id: label } } : undefined;
    default:
      return undefined;
  }

  function randomEdit(): CardEdit {
    return {
      title: name,
      assignees: { add: assigneeIds, remove: task?.assigneeIds.slice(0, 1) },
      labels: { add: labels.slice(0, place % 3), remove: task?.labelIds.slice(0, 1) },
      dueOn: place % 2 ? '2026-11-30' : null,
    };
  }
}

/** Checks that every card is shown once, in the order of its rank, and that its assignees exist. */
function faultsOf(view: BoardView): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  for (const { id: column } of view.columns()) {
    let last: Task | undefined;
    for (const task of view.column(column)) {
      if (last && compareRanked(last, task) >= 0) faults.push(`${task.id} is out of order`);
      if (ids.has(task.id)) faults.push(`${task.id} is shown twice`);
      for (const assigneeId of view.task(task.id)?.assigneeIds ?? []) {
        if (!view.users().has(assigneeId))
          faults.push(`${task.id} is assigned to ${assigneeId}, who was removed`);
      }
      if (view.task(task.id)?.column !== column) faults.push(`${task.id} is in another column`);
      ids.add(task.id);
      last = task;
    }
  }
  return faults;
}

const client = fc.nat(2);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      client,
      kind: fc.nat(),
      target: fc.nat(),
      place: fc.nat(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('send' as const), client, hasResponse: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('receive' as const),
      client,
      count: fc.nat(5),
      repeated: fc.nat(5),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read' as const), client }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), client }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rankAgain' as const), client }) },
);

describe('A board that several people change at the same time', () => {
  test('ends up the same for all of them, whatever is lost, repeated or rejected', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150, size: 'max' }), (steps) => {
        const server = createFakeServer();
        const clients = ['a', 'b', 'c'].map((name) => createClient(server, name));
        for (const each of steps) {
          const actor = clients[each.client];
          if (!actor) continue;
          if (each.do === 'change') actor.change(each.kind, each.target, each.place);
          else if (each.do === 'send') actor.send(each.hasResponse);
          else if (each.do === 'receive') actor.receive(each.count, each.repeated);
          else if (each.do === 'rankAgain') server.rankAgain('todo');
          else actor[each.do]();
          const faults = faultsOf(actor.view());
          if (faults.length > 0) throw new Error(faults.join());
        }
        for (const client of clients) client.settle();
        for (const client of clients) client.settle();
        const { version, tasks, users, columns, labels } = server.snapshot();
        expect(new Set(tasks.map(({ column, rank }) => column + rank)).size).toBe(tasks.length);
        for (const { id, items, doneItems } of tasks) {
          const done = server.checklist(id).filter(({ isDone }) => isDone);
          expect([items, doneItems]).toEqual([server.checklist(id).length, done.length]);
        }
        for (const client of clients) {
          const view = client.view();
          expect(faultsOf(view)).toEqual([]);
          expect(view.version()).toBe(version);
          expect(view.columns()).toEqual(columns);
          expect(new Map(view.labels())).toEqual(new Map(labels?.map((label) => [label.id, label])));
          expect(view.columns().flatMap(({ id }) => view.column(id))).toEqual(tasks);
          expect(new Map(view.users())).toEqual(new Map(users.map((user) => [user.id, user])));
          expect([view.unsent(), view.acknowledged()]).toEqual([[], []]);
        }
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

describe('Pending changes', () => {
  const input = { id: 'milk', title: 'Milk', columnId: 'todo' };
  const card: PendingChange = { kind: 'createTask', changeId: '1', input };
  const milk = { ...plainCard, id: 'milk', title: 'Milk', column: 'todo', rank: 'a0' };
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
    expect([view.task('tea'), view.unsent().length, view.isUnsent('tea')]).toEqual([undefined, 2, true]);
    view.apply({ version: 1, writes: { people: [{ id: 'gone', name: 'Bea' }] } });
    expect(view.task('tea')?.assigneeIds).toEqual(['gone']);
  });

  test('of a checklist are counted on its card, if this client knows the items', () => {
    const item = { id: 'oat', text: 'Oat', isDone: false, rank: 'a0' };
    const tick = { id: 'milk', itemId: 'oat', isDone: true };
    view.apply({ version: 1, changeId: '1', writes: { cards: [{ ...milk, items: 3, doneItems: 1 }] } });
    const counts = () => [view.task('milk')?.items, view.task('milk')?.doneItems];
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
    ['column', { columnId: 'done' }, { column: 'done' }, { column: 'inprogress' }],
  ] as const)('tell which %s of another person they have replaced', (field, edit, mine, theirs) => {
    const told: unknown[] = [];
    view = createBoardView({ ...noListener, replaced: (...values) => told.push(values) });
    const milk = { ...plainCard, id: 'milk', title: 'Milk', column: 'todo', rank: 'a0' };
    view.load({ version: 1, tasks: [milk], users: [] });
    const kind = field === 'column' ? 'moveTask' : 'updateTask';
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
  });

  test('tell the listener only of the cards that were written', () => {
    const told: string[] = [];
    const listened = createBoardView({
      ...noListener,
      task: (id) => told.push(id),
      stale: () => told.push('stale'),
    });
    listened.add(card);
    listened.add({ kind: 'createTask', changeId: '2', input: { ...input, id: 'tea' } });
    expect(told.splice(0)).toEqual(['milk', 'tea']);
    listened.apply({ version: 1, writes: { people: [{ id: 'ada', name: 'Ada' }] } });
    expect(told.splice(0)).toEqual(['stale']);
    listened.settle();
    expect(new Set(told)).toEqual(new Set(['milk', 'tea']));
  });
});

test('People are sorted by name, numbers by their value, and those with one name by id', () => {
  const named = { c: 'Guest 10', b: 'Guest 9', e: 'ada', d: 'Ada', a: 'Guest 10' };
  const view = createBoardView(noListener);
  view.load({ version: 1, tasks: [], users: Object.entries(named).map(([id, name]) => ({ id, name })) });
  expect([...view.users().keys()]).toEqual(['e', 'd', 'b', 'a', 'c']);
});
