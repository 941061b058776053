import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BoardView, createBoardView } from './board-view.ts';
import { type ChangeKind, changes } from './changes/index.ts';
import { type Card, compareRanked, type Snapshot } from './model.ts';
import type { PendingChange } from './pending-change.ts';
import type { createFakeServer } from './testing/fake-server.ts';
import { changeElsewhere, createServer, randomChange } from './testing/random-change.ts';

const noListener = { card() {}, column() {}, users() {}, all() {}, stale() {} };
type Server = ReturnType<typeof createFakeServer>;

/** A simulated client of an account that changes, sends, receives and reloads. */
function createClient(server: Server, name: string) {
  let view = createBoardView(noListener, name);
  let count = 0;
  /** Whether the client has read a second snapshot. It may contain acknowledged changes whose events don't arrive. */
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
      const isApplied = server.send(change, name);
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
      view = createBoardView(noListener, name);
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

/** Checks that every card is shown once, in the order of its rank, and that its assignees exist. */
function faultsOf(view: BoardView): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  for (const { id: column } of view.columns()) {
    let last: Card | undefined;
    for (const card of view.column(column)) {
      if (last && compareRanked(last, card) >= 0) faults.push(`${card.id} is out of order`);
      if (ids.has(card.id)) faults.push(`${card.id} is shown twice`);
      for (const assigneeId of view.card(card.id)?.assigneeIds ?? []) {
        if (!view.users().has(assigneeId))
          faults.push(`${card.id} is assigned to ${assigneeId}, who was removed`);
      }
      if (view.card(card.id)?.columnId !== column) faults.push(`${card.id} is in another column`);
      ids.add(card.id);
      last = card;
    }
  }
  return faults;
}

/** Checks that a view shows a board. @param unknown the fields of cards that aren't compared */
function expectShown(view: BoardView, board: Snapshot, unknown: Partial<Card> = {}) {
  const { name, tasks, users, columns, labels } = board;
  const known = (cards: readonly Card[]) => cards.map((card) => ({ ...card, ...unknown }));
  expect(view.name()).toBe(name);
  expect(view.columns()).toEqual(columns);
  expect(new Map(view.labels())).toEqual(new Map(labels?.map((label) => [label.id, label])));
  expect(known(view.columns().flatMap(({ id }) => view.column(id)))).toEqual(known(tasks));
  expect(new Map(view.users())).toEqual(new Map(users.map((user) => [user.id, user])));
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
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('changeElsewhere' as const),
      client,
      kind: fc.nat(),
      place: fc.nat(),
    }),
  },
);

describe('A board that several people change at the same time', () => {
  test('ends up the same for all of them, whatever is lost, repeated or rejected', () => {
    const applied = new Set<ChangeKind>();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300, size: 'max' }), (steps) => {
        const names = ['a', 'b', 'c'];
        const server = createServer(names);
        const clients = names.map((name) => createClient(server, name));
        for (const [index, each] of steps.entries()) {
          const [actor, name] = [clients[each.client], names[each.client]];
          if (!actor || !name) continue;
          if (each.do === 'change') actor.change(each.kind, each.target, each.place);
          else if (each.do === 'send') actor.send(each.hasResponse);
          else if (each.do === 'receive') actor.receive(each.count, each.repeated);
          else if (each.do === 'changeElsewhere')
            changeElsewhere(server, name, `elsewhere-${index}`, each.kind, each.place);
          else if (each.do === 'rankAgain') server.rankAgain('todo');
          else actor[each.do]();
          const faults = faultsOf(actor.view());
          if (faults.length > 0) throw new Error(faults.join());
        }
        for (const client of clients) client.settle();
        for (const client of clients) client.settle();
        for (const kind of server.applied) applied.add(kind);
        const board = server.snapshot();
        const { version, tasks } = board;
        expect(new Set(tasks.map(({ columnId, rank }) => columnId + rank)).size).toBe(tasks.length);
        for (const { id, itemCount, doneItemCount } of tasks) {
          const done = server.checklist(id).filter(({ isDone }) => isDone);
          expect([itemCount, doneItemCount]).toEqual([server.checklist(id).length, done.length]);
        }
        for (const client of clients) {
          const view = client.view();
          expect(faultsOf(view)).toEqual([]);
          expect(view.version()).toBe(version);
          expectShown(view, board);
          expect([view.unsent(), view.acknowledged()]).toEqual([[], []]);
        }
      }),
      { numRuns: 300 },
    );
    expect([...applied].sort()).toEqual(Object.keys(changes).sort());
  }, 60_000);

  test('shows each change at once as the server makes it, or refuses it', () => {
    const arbitrary = fc.record({ kind: fc.nat(), target: fc.nat(), place: fc.nat() });
    // Comments aren't on the board: a change of a comment shows nothing before the server has answered.
    const isUnknown = ({ kind }: PendingChange) => /^(update|delete|restore)Comment$/.test(kind);
    fc.assert(
      fc.property(fc.array(arbitrary, { maxLength: 60, size: 'max' }), (choices) => {
        const server = createServer(['a']);
        const view = createBoardView(noListener, 'a');
        view.load(server.snapshot());
        for (const [index, { kind, target, place }] of choices.entries()) {
          const change = randomChange(view, server, `a-${index + 1}`, kind, target, place);
          if (!change || isUnknown(change)) continue;
          view.add(change);
          const isApplied = server.send(change, 'a');
          // Only the server has numbers and versions.
          expectShown(view, server.snapshot(), { number: null, textVersion: 0 });
          if (!isApplied) view.withdraw(change.changeId);
          for (const event of server.since(view.version())) view.apply(event);
          expectShown(view, server.snapshot());
        }
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
