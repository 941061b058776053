import { createCards } from './cards.ts';
import { marksDoneByName } from './done.ts';
import {
  type BoardColumn,
  type BoardEvent,
  type BoardTerms,
  type BoardUser,
  type Card,
  compareRanked,
  type Label,
  membersOnly,
  openColumns,
  type Snapshot,
  type Writes,
} from './model.ts';
import { ranksBetween } from './rank.ts';

/**
 * The result of applying an event:
 * - `applied`: the board has changed.
 * - `seen`: the event was applied before; nothing has changed.
 * - `gap`: an earlier event is missing; nothing has changed, and a snapshot is needed.
 */
export type ApplyOutcome = 'applied' | 'seen' | 'gap';

/** The ids of the cards and people that a change has touched. */
export interface Touched {
  readonly cards: readonly string[];
  readonly users: readonly string[];
}

/** A board at a version. */
export interface BoardState {
  version(): number;
  name(): string;
  isDeleted(): boolean;
  terms(): BoardTerms;
  /** The columns, from left to right. */
  columns(): readonly BoardColumn[];
  labels(): ReadonlyMap<string, Label>;
  card(id: string): Card | undefined;
  /** All cards, in no particular order. */
  cards(): Iterable<Card>;
  /** The cards of a column, in order. The array is mutated later; copy it to keep it. */
  column(columnId: string): readonly Card[];
  /** The ids of the cards assigned to a person. */
  assignedTo(userId: string): Iterable<string>;
  users(): ReadonlyMap<string, BoardUser>;
  /** Replaces the board by a snapshot. */
  load(snapshot: Snapshot): void;
  /**
   * Applies the writes of a change and their consequences. The time doesn't grow with the board; deleting a column or
   * person takes time for each of their cards. A row that isn't on the board is added if the change writes all of its
   * fields.
   */
  write(writes: Writes): Touched;
  /** Writes the next event. */
  apply(event: BoardEvent): Touched & { readonly outcome: ApplyOutcome };
  /** Records the writes from now on, and returns a function that reverts them. Recordings can't be nested. */
  record(): () => void;
}

/** The fields of a board besides its cards and people. */
interface BoardInfo {
  readonly name: string;
  readonly isDeleted: boolean;
  readonly terms: BoardTerms;
  readonly columns: readonly BoardColumn[];
  readonly labels: ReadonlyMap<string, Label>;
}

const untouched: Touched = { cards: [], users: [] };

/** The columns of the open board. */
export const columnsOfOpenBoard: readonly BoardColumn[] = openColumns.map((id, index) => ({
  id,
  name: id.toUpperCase(),
  color: null,
  marksDone: marksDoneByName(id),
  rank: `a${index}`,
}));

/** Notified before a write. */
export interface StateListener {
  /** @param before the card; undefined if it isn't on the board */
  card(id: string, before: Card | undefined): void;
  users(): void;
}

/**
 * Creates an empty board with version 0.
 *
 * @example
 * const state = createBoardState();
 * state.load(snapshot); // version 7
 * state.apply({ version: 8, writes: { deleted: { cards: ['milk'] } } }).outcome; // 'applied'
 */
export function createBoardState(listener?: StateListener): BoardState {
  const cards = createCards();
  const users = new Map<string, BoardUser>();
  let version = 0;
  let info: BoardInfo = {
    ...{ name: '', isDeleted: false, terms: membersOnly },
    columns: columnsOfOpenBoard,
    labels: new Map(),
  };

  /** The functions that revert the recorded writes, in the order of the writes; null while nothing is recorded. */
  let reverts: (() => void)[] | null = null;

  const setCard = (id: string, card: Card | undefined) => {
    const before = cards.get(id);
    listener?.card(id, before);
    reverts?.push(() => setCard(id, before));
    if (card) cards.put(card);
    else cards.remove(id);
  };
  const setUser = (id: string, user: BoardUser | undefined) => {
    const before = users.get(id);
    listener?.users();
    reverts?.push(() => setUser(id, before));
    if (user) users.set(id, user);
    else users.delete(id);
  };
  const setInfo = (change: Partial<BoardInfo>) => {
    const before = info;
    reverts?.push(() => setInfo(before));
    info = { ...info, ...change };
  };
  /** Moves the cards of a deleted column to the end of another column. Ranks that combined both places would grow. */
  const moveAll = (from: string, to: string): string[] => {
    const moved = [...cards.column(from)];
    const ranks = ranksBetween(cards.column(to).at(-1)?.rank ?? null, null, moved.length);
    for (const [at, card] of moved.entries())
      setCard(card.id, { ...card, columnId: to, rank: ranks[at] ?? card.rank });
    return moved.map(({ id }) => id);
  };
  const unassign = (userId: string): string[] => {
    const assigned = [...cards.assignedTo(userId)].flatMap((id) => cards.get(id) ?? []);
    for (const card of assigned)
      setCard(card.id, { ...card, assigneeIds: card.assigneeIds.filter((id) => id !== userId) });
    return assigned.map(({ id }) => id);
  };

  const write = ({ deleted = {}, moveTo, ...written }: Writes): Touched => {
    const changedCards: string[] = [];
    const changedUsers: string[] = [];
    if (written.board) setInfo(written.board);
    if (written.columns?.length || deleted.columns?.length) {
      const left = info.columns.filter(({ id }) => !deleted.columns?.includes(id));
      setInfo({ columns: merge(left, written.columns, isColumn).sort(compareRanked) });
    }
    if (written.labels?.length || deleted.labels?.length) {
      const left = [...info.labels.values()].filter(({ id }) => !deleted.labels?.includes(id));
      setInfo({ labels: new Map(merge(left, written.labels, isLabel).map((label) => [label.id, label])) });
    }
    for (const patch of written.people ?? []) {
      const user = { ...users.get(patch.id), ...patch };
      if (!isPerson(user)) continue;
      setUser(user.id, user);
      changedUsers.push(user.id);
    }
    for (const patch of written.cards ?? []) {
      const card = { ...cards.get(patch.id), ...patch };
      if (!isCard(card)) continue;
      setCard(card.id, card);
      changedCards.push(card.id);
    }
    for (const id of deleted.cards ?? []) {
      setCard(id, undefined);
      changedCards.push(id);
    }
    for (const id of deleted.columns ?? [])
      if (moveTo !== undefined) changedCards.push(...moveAll(id, moveTo));
    for (const id of deleted.people ?? []) {
      changedCards.push(...unassign(id));
      setUser(id, undefined);
      changedUsers.push(id);
    }
    return { cards: changedCards, users: changedUsers };
  };

  return {
    version: () => version,
    name: () => info.name,
    isDeleted: () => info.isDeleted,
    terms: () => info.terms,
    columns: () => info.columns,
    labels: () => info.labels,
    card: cards.get,
    cards: cards.all,
    column: cards.column,
    assignedTo: cards.assignedTo,
    users: () => users,
    load: (snapshot) => {
      version = snapshot.version;
      info = {
        name: snapshot.name ?? '',
        isDeleted: snapshot.isDeleted ?? false,
        terms: snapshot.terms ?? membersOnly,
        columns: [...(snapshot.columns ?? columnsOfOpenBoard)].sort(compareRanked),
        labels: new Map(snapshot.labels?.map((label) => [label.id, label])),
      };
      cards.load(snapshot.tasks);
      users.clear();
      for (const user of snapshot.users) users.set(user.id, user);
    },
    write,
    apply: (event) => {
      if (event.version <= version) return { outcome: 'seen', ...untouched };
      if (event.version > version + 1) return { outcome: 'gap', ...untouched };
      const before = version;
      reverts?.push(() => {
        version = before;
      });
      version = event.version;
      return { outcome: 'applied', ...write(event.writes) };
    },
    record: () => {
      const recorded: (() => void)[] = [];
      reverts = recorded;
      return () => {
        reverts = null;
        for (const revert of recorded.reverse()) revert();
      };
    },
  };
}

interface Row {
  readonly id: string;
}

/** Merges patches into rows, and adds new rows. */
function merge<Whole extends Row>(
  rows: readonly Whole[],
  patches: readonly (Row & Partial<Whole>)[] = [],
  isWhole: (row: Row & Partial<Whole>) => row is Whole,
): Whole[] {
  const merged = new Map(rows.map((row) => [row.id, row]));
  for (const patch of patches) {
    const row = { ...merged.get(patch.id), ...patch };
    if (isWhole(row)) merged.set(row.id, row);
  }
  return [...merged.values()];
}

// Fields that only a new row has together: a patch of an existing row has a few fields.

const isCard = (row: Row & Partial<Card>): row is Card => row.title !== undefined && row.rank !== undefined;
const isColumn = (row: Row & Partial<BoardColumn>): row is BoardColumn =>
  row.name !== undefined && row.rank !== undefined;
const isLabel = (row: Row & Partial<Label>): row is Label =>
  row.name !== undefined && row.color !== undefined;
const isPerson = (row: Row & Partial<BoardUser>): row is BoardUser => row.name !== undefined;
