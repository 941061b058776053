import { Refusal } from './changes/change.ts';
import { createFound, updateFound } from './changes/found.ts';
import { cardsOf, isCreation, runRule, subjectOf } from './changes/index.ts';
import { boardForRule } from './changes/run.ts';
import type { BoardColumn, BoardEvent, BoardTerms, BoardUser, Card, Label, Snapshot } from './model.ts';
import type { PendingChange } from './pending-change.ts';
import { type Replaced, replacedBy } from './replaced.ts';
import { type ApplyOutcome, type BoardState, createBoardState } from './state.ts';

/** Notified of the parts of the board that look different, so that a client renders only these parts again. */
export interface BoardViewListener {
  card(id: string): void;
  /** @param isReordered whether cards were added, removed or moved; otherwise only a card's content changed */
  column(columnId: string, isReordered: boolean): void;
  users(): void;
  /** Called after a snapshot, or if the columns, the labels or the name changed: anything may look different. */
  all(): void;
  /** An event has arrived while changes are pending: {@link BoardView.settle} tells what looks different. */
  stale(): void;
  /** A pending change was applied, and replaced values that this client had not seen. */
  replaced?(change: PendingChange, values: readonly Replaced[]): void;
}

/**
 * The board as one client shows it: the confirmed board, on which the rules of the client's pending changes have run.
 * When events arrive, the writes of these rules are reverted, and the rules run again before the next read.
 */
export interface BoardView {
  version(): number;
  name(): string;
  terms(): BoardTerms;
  /** The columns, from left to right. */
  columns(): readonly BoardColumn[];
  /** The labels, by id, sorted by name. */
  labels(): ReadonlyMap<string, Label>;
  card(id: string): Card | undefined;
  /** The cards of a column, in order. The array is mutated later; copy it to keep it. */
  column(columnId: string): readonly Card[];
  /** The people that cards can be assigned to, by id, sorted by name. */
  users(): ReadonlyMap<string, BoardUser>;
  /** The pending changes that the server hasn't acknowledged, in order. */
  unsent(): readonly PendingChange[];
  /** The pending changes that the server has acknowledged, but whose events haven't arrived. */
  acknowledged(): readonly PendingChange[];
  /** Whether a card has a change that the server hasn't acknowledged. */
  isUnsent(cardId: string): boolean;
  /** The confirmed board, without the pending changes. */
  confirmed(): Snapshot;
  /**
   * Appends a pending change. A change that its rule refuses stays and shows nothing: only the server rejects changes.
   */
  add(change: PendingChange): void;
  /** Puts the unsent changes in this order. Adds the changes that aren't pending. */
  arrange(changes: readonly PendingChange[]): void;
  /** Marks a change as applied by the server. It stays pending until its event arrives. */
  acknowledge(changeId: string): void;
  /**
   * Reverts a change that the server rejected. If the change created a row or restored a person, all later changes of
   * that row or person are reverted too.
   *
   * @returns the reverted changes
   */
  withdraw(changeId: string): readonly PendingChange[];
  /** Applies the next event. */
  apply(event: BoardEvent): ApplyOutcome;
  /** Runs the rules of the pending changes again if events have arrived since, and notifies the listener. */
  settle(): void;
  /**
   * Replaces the confirmed board by a snapshot.
   *
   * @param contained the ids of pending changes that the snapshot is known to contain
   */
  load(snapshot: Snapshot, contained?: Iterable<string>): void;
  /** Computes a card after changes, starting from a card that isn't on the board. */
  imagine(card: Card, changes: readonly PendingChange[]): Card | undefined;
}

interface Pending {
  readonly change: PendingChange;
  /** Whether the server has applied the change. */
  isAcknowledged: boolean;
  /** The ids of the cards that the change is about, or that look different with it. */
  cards: ReadonlySet<string>;
}

/**
 * Creates an empty view.
 *
 * @param listener notified after every change
 * @param accountId the account that makes the pending changes; null for none
 */
export function createBoardView(listener: BoardViewListener, accountId: string | null = null): BoardView {
  /** The cards that have been written since the listener was notified, as they were shown then. */
  const written = new Map<string, Card | undefined>();
  let areUsersWritten = false;
  const state = createBoardState({
    card: (id, before) => {
      if (!written.has(id)) written.set(id, before);
    },
    users: () => {
      areUsersWritten = true;
    },
  });
  const pending = new Map<string, Pending>();
  /** Reverts the writes of the rules; null while the rules haven't run on the newest version. */
  let revert: (() => void) | null = null;
  let found = createFound();
  let isStale = false;
  let users: ReadonlyMap<string, BoardUser> = new Map();
  let labels: ReadonlyMap<string, Label> = new Map();
  let shown = { columns: state.columns(), labels: state.labels(), name: state.name() };

  const run = (entry: Pending) => {
    revert ??= state.record();
    entry.cards = runPending(state, found, entry.change, accountId);
  };
  const revertAll = () => {
    revert?.();
    revert = null;
    found = createFound();
  };
  const runAll = () => {
    for (const entry of pending.values()) run(entry);
  };
  /** Tells the listener of the cards of a change: even if they look the same, the mark "unsent" comes or goes. */
  const mark = ({ cards }: Pending) => {
    for (const id of cards) if (!written.has(id)) written.set(id, state.card(id));
  };
  const remove = (changeId: string) => {
    const entry = pending.get(changeId);
    pending.delete(changeId);
    if (entry) mark(entry);
    return entry?.change;
  };
  const updateLists = () => {
    users = sortByName(state.users().values());
    labels = sortByName(state.labels().values());
    shown = { columns: state.columns(), labels: state.labels(), name: state.name() };
  };
  const notify = () => {
    const cards = [...written];
    const isOther =
      shown.columns !== state.columns() || shown.labels !== state.labels() || shown.name !== state.name();
    const areUsersOther = areUsersWritten;
    written.clear();
    areUsersWritten = false;
    if (isOther || areUsersOther) updateLists();
    for (const [id, before] of cards) {
      const after = state.card(id);
      listener.card(id);
      const isReordered = before?.columnId !== after?.columnId || before?.rank !== after?.rank;
      if (before) listener.column(before.columnId, isReordered);
      if (after && after.columnId !== before?.columnId) listener.column(after.columnId, true);
    }
    if (areUsersOther) listener.users();
    if (isOther) listener.all();
  };
  const settle = () => {
    if (!isStale) return;
    isStale = false;
    runAll();
    notify();
  };
  /** Changes the list of pending changes, and runs all rules again. */
  const change = <Result>(work: () => Result): Result => {
    revertAll();
    const result = work();
    isStale = true;
    settle();
    return result;
  };
  const settled = <Args extends readonly unknown[], Result>(read: (...args: Args) => Result) => {
    return (...args: Args): Result => {
      settle();
      return read(...args);
    };
  };
  const changesThat = (isAcknowledged: boolean) => () =>
    [...pending.values()]
      .filter((entry) => entry.isAcknowledged === isAcknowledged)
      .map((entry) => entry.change);
  const unsent = changesThat(false);

  return {
    version: state.version,
    name: settled(state.name),
    terms: state.terms,
    columns: settled(state.columns),
    labels: settled(() => labels),
    card: settled(state.card),
    column: settled(state.column),
    users: settled(() => users),
    unsent,
    acknowledged: changesThat(true),
    isUnsent: (cardId) =>
      [...pending.values()].some(({ isAcknowledged, cards }) => !isAcknowledged && cards.has(cardId)),
    confirmed: () => {
      settle();
      revertAll();
      const snapshot = {
        version: state.version(),
        name: state.name(),
        terms: state.terms(),
        columns: state.columns(),
        labels: [...state.labels().values()],
        tasks: [...state.cards()],
        users: [...state.users().values()],
      };
      runAll();
      written.clear();
      areUsersWritten = false;
      updateLists();
      return snapshot;
    },
    add: (added) => {
      settle();
      const entry: Pending = { change: added, isAcknowledged: false, cards: new Set() };
      pending.set(added.changeId, entry);
      run(entry);
      mark(entry);
      notify();
    },
    arrange: (changes) => {
      const before = unsent();
      const added = changes.filter(({ changeId }) => !pending.has(changeId));
      if (added.length === 0 && changes.every((one, index) => one.changeId === before[index]?.changeId))
        return;
      change(() => {
        for (const one of changes) {
          const entry = pending.get(one.changeId) ?? { change: one, isAcknowledged: false, cards: new Set() };
          pending.delete(one.changeId);
          pending.set(one.changeId, entry);
        }
      });
      for (const { changeId } of added)
        for (const id of pending.get(changeId)?.cards ?? []) listener.card(id);
    },
    acknowledge: (changeId) => {
      const entry = pending.get(changeId);
      if (!entry) return;
      entry.isAcknowledged = true;
      for (const id of entry.cards) listener.card(id);
    },
    withdraw: (changeId) => {
      const rejected = pending.get(changeId)?.change;
      if (!rejected) return [];
      const dependent = isCreation(rejected)
        ? unsent().filter((later) => later.changeId !== changeId && subjectOf(later) === subjectOf(rejected))
        : [];
      return change(() => [rejected, ...dependent].flatMap((one) => remove(one.changeId) ?? []));
    },
    apply: (event) => {
      if (event.version !== state.version() + 1) return event.version <= state.version() ? 'seen' : 'gap';
      revertAll();
      const own = event.changeId ? remove(event.changeId) : undefined;
      const replaced = own ? replacedBy(own, state.card) : [];
      const { outcome } = state.apply(event);
      if (own && replaced.length > 0) listener.replaced?.(own, replaced);
      isStale = true;
      if (pending.size === 0) settle();
      else listener.stale();
      return outcome;
    },
    settle,
    load: (snapshot, contained = []) => {
      revertAll();
      for (const changeId of contained) pending.delete(changeId);
      state.load(snapshot);
      isStale = false;
      runAll();
      written.clear();
      areUsersWritten = false;
      updateLists();
      listener.users();
      listener.all();
    },
    imagine: (card, changes) => {
      const imagined = createBoardState();
      const { version, columns: allColumns, labels: allLabels, users: allUsers } = state;
      imagined.load({
        version: version(),
        columns: allColumns(),
        labels: [...allLabels().values()],
        tasks: [card],
        // The rest of a change is kept if it assigns a person who was removed meanwhile.
        users: [...allUsers().values(), ...changes.flatMap(assignedIn).map((id) => ({ id, name: '' }))],
      });
      const none = createFound();
      for (const one of changes) runPending(imagined, none, one, accountId);
      return imagined.card(card.id);
    },
  };
}

/** Runs the rule of a pending change. Returns the ids of the cards that the change is about, or writes. */
function runPending(
  state: BoardState,
  found: ReturnType<typeof createFound>,
  change: PendingChange,
  accountId: string | null,
): ReadonlySet<string> {
  const { seen = {} } = change;
  for (const card of seen.archived ?? [])
    if (!state.card(card.id) && !found.archived.has(card.id)) found.archived.set(card.id, card);
  const [named = ''] = cardsOf(change);
  if (seen.description !== undefined && !found.descriptions.has(named))
    found.descriptions.set(named, seen.description);
  const { item } = seen;
  const items = found.checklists.get(named) ?? [];
  if (item && !items.some(({ id }) => id === item.id)) found.checklists.set(named, [...items, item]);
  const board = boardForRule(state, found, {
    accountId,
    now: new Date(),
    copied: (id) => seen.copied?.find((card) => card.id === id),
    // Never called: this client's changes have the ids of the rows that they create.
    newId: () => '',
    newNumber: () => null,
    newVersion: () => null,
  });
  try {
    const outcome = runRule(board, change);
    updateFound(found, board, outcome);
    return new Set([...cardsOf(change), ...state.write(outcome.writes).cards]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return new Set(cardsOf(change));
  }
}

interface NamedItem {
  readonly id: string;
  readonly name: string;
}

let collator: Intl.Collator | undefined;

/** Creates the collator on first use, because browsers take a while to load a language's rules. */
function compareNames(a: NamedItem, b: NamedItem): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
}

function sortByName<Item extends NamedItem>(items: Iterable<Item>): ReadonlyMap<string, Item> {
  return new Map([...items].sort(compareNames).map((item) => [item.id, item]));
}

/** The ids of the people that a change assigns its cards to. */
function assignedIn({ input }: PendingChange): readonly string[] {
  return ('assignees' in input && input.assignees?.add) || [];
}
