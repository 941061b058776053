import type { archiveChanges } from '../../board/src/changes/card.ts';
import { type ChangeKind, changes, type QueuedKind } from '../../board/src/changes/index.ts';
import { boardColors } from '../../board/src/colors.ts';
import type { Role } from '../../board/src/roles.ts';
import { hasRight } from '../../server/src/modules/board/members/rights.ts';
import type { BoardClient, SeenTexts } from './board-client.ts';
import { pick, type Random } from './random.ts';

/** A mutation with its arguments, without the board's id. */
export interface SentChange {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The idempotency key. */
  readonly changeId: string;
}

interface CommentName {
  readonly id: string;
  readonly commentId: string;
}

/** The ids that a client has deleted, its comments, and the texts that it has read. */
export interface Memory {
  readonly deletedCards: string[];
  readonly deletedPeople: {
    readonly id: string;
    readonly name: string;
    readonly taskIds: readonly string[];
  }[];
  readonly comments: CommentName[];
  readonly deletedComments: CommentName[];
  /** The texts that the client read last, by the card's id. */
  readonly texts: Map<string, SeenTexts>;
}

export function createMemory(): Memory {
  return { deletedCards: [], deletedPeople: [], comments: [], deletedComments: [], texts: new Map() };
}

/** The board lacks what a kind of change needs, such as a card. */
class NothingToChange extends Error {}

/**
 * The kinds of changes that {@link kinds} make: all kinds that need no owner. `changeMembers` makes the other kinds.
 */
export type RandomKind = QueuedKind | keyof typeof archiveChanges;

type Kind = readonly [name: RandomKind, weight: number, write: (view: View) => object | Promise<object>];

/** The random changes: the kind, how often it is chosen, and the function that writes its input. */
const kinds: readonly Kind[] = [
  [
    'createTask',
    9,
    ({ board, changeId, one, some, beside, day }) => {
      const columnId = one(board.columns).id;
      return {
        ...{ id: changeId, title: `Card ${changeId}`, columnId },
        ...beside(board.tasks.filter((card) => card.columnId === columnId)),
        ...{ assigneeIds: some(board.users), labelIds: some(board.labels) },
        ...{ dueOn: day(), doneOn: day(), today: day() },
      };
    },
  ],
  [
    'copyTask',
    2,
    ({ card, board, boardId, one, maybe, beside, day, changeId }) => {
      const columnId = one(board.columns).id;
      return {
        ...{ id: changeId, otherIds: [`${changeId}-2`], copyOf: [card().id, card().id], columnId },
        ...(maybe() && { fromBoardId: boardId }),
        today: day(),
        ...beside(board.tasks.filter((card) => card.columnId === columnId)),
      };
    },
  ],
  ['updateTask', 3, ({ cards, changeId }) => ({ ...cards(), title: `Edited ${changeId}` })],
  [
    'updateTask',
    3,
    ({ cards, board, some }) => ({
      ...cards(),
      assignees: { add: some(board.users), remove: some(board.users) },
    }),
  ],
  [
    'updateTask',
    2,
    ({ cards, board, some }) => ({
      ...cards(),
      labels: { add: some(board.labels), remove: some(board.labels) },
    }),
  ],
  ['updateTask', 2, ({ cards, day }) => ({ ...cards(), dueOn: day() })],
  ['updateTask', 2, ({ cards, day }) => ({ ...cards(), doneOn: day() })],
  [
    'createChecklistItems',
    3,
    async ({ board, listed, one, changeId, beside, maybe, readTexts }) => {
      const { id } = one(maybe() ? listed : board.tasks);
      const { checklist } = await readTexts(id);
      const items = ['a', 'b'].map((end) => ({ id: `${changeId}${end}`, text: end, isDone: maybe() }));
      return { id, items, ...beside(checklist) };
    },
  ],
  [
    'updateChecklistItem',
    4,
    async ({ readItem, maybe, changeId }) => ({ ...(await readItem()), text: changeId, isDone: maybe() }),
  ],
  [
    'moveChecklistItem',
    2,
    async ({ readItem, beside, memory }) => {
      const { id, itemId } = await readItem();
      return { id, itemId, ...beside(memory.texts.get(id)?.checklist ?? []) };
    },
  ],
  ['deleteChecklistItem', 2, ({ readItem }) => readItem()],
  [
    'moveTask',
    6,
    ({ cards, board, one, beside, day }) => {
      const moved = cards();
      const columnId = one(board.columns).id;
      const others = board.tasks.filter((card) => card.columnId === columnId && card.id !== moved.id);
      return { ...moved, columnId, ...beside(others), today: day() };
    },
  ],
  [
    'deleteTask',
    3,
    ({ cards, memory }) => {
      const deleted = cards();
      memory.deletedCards.push(...new Set([deleted.id, ...deleted.otherIds]));
      return deleted;
    },
  ],
  ['purgeTask', 1, ({ memory, one }) => ({ id: one([memory.deletedCards.shift()]) })],
  [
    'restoreTask',
    2,
    ({ memory, one }) => {
      const [id, ...otherIds] = memory.deletedCards.splice(-3);
      return { id: one([id]), otherIds };
    },
  ],
  [
    'setDescription',
    6,
    async ({ board, one, readTexts, withKey }) => {
      // Few cards, so that clients change the same texts.
      const { id } = one(board.tasks.slice(0, 2));
      const { description } = await readTexts(id);
      return { id, base: description, text: withKey(description) };
    },
  ],
  [
    'createComment',
    4,
    ({ card, changeId, board, one, memory }) => {
      const comment = { id: card().id, commentId: changeId };
      memory.comments.push(comment);
      return { ...comment, text: `${changeId} @${one(board.users).name}` };
    },
  ],
  [
    'updateComment',
    3,
    async ({ memory, one, readTexts, withKey }) => {
      const { id, commentId } = one([memory.comments.at(-1)]);
      const { comments } = await readTexts(id);
      const { text } = one(comments.edges.filter(({ node }) => node.id === commentId)).node;
      return { id, commentId, base: text, text: withKey(text) };
    },
  ],
  [
    'deleteComment',
    3,
    ({ memory, one }) => {
      const comment = one([memory.comments.pop()]);
      memory.deletedComments.push(comment);
      return comment;
    },
  ],
  [
    'restoreComment',
    3,
    ({ memory, one }) => {
      const comment = one([memory.deletedComments.pop()]);
      memory.comments.push(comment);
      return comment;
    },
  ],
  [
    'createColumn',
    1,
    ({ changeId, board, beside, color, maybe }) => ({
      id: changeId,
      name: 'Ready',
      color: color(),
      marksDone: maybe(),
      ...beside(board.columns ?? []),
    }),
  ],
  [
    'updateColumn',
    1,
    ({ board, one, maybe, changeId, color, day }) => ({
      id: one(board.columns).id,
      name: `C ${changeId}`,
      color: color(),
      marksDone: maybe(),
      today: day(),
    }),
  ],
  [
    'moveColumn',
    1,
    ({ board, one, beside }) => {
      const { id } = one(board.columns);
      return { id, ...beside(board.columns?.filter((column) => column.id !== id) ?? []) };
    },
  ],
  [
    'deleteColumn',
    1,
    ({ board, one }) => {
      const { id } = one(board.columns);
      return { id, moveTo: one(board.columns?.filter((column) => column.id !== id)).id };
    },
  ],
  ['createLabel', 2, ({ changeId, color }) => ({ id: changeId, name: 'Urgent', color: color() })],
  [
    'updateLabel',
    1,
    ({ board, one, changeId, color }) => ({
      id: one(board.labels).id,
      name: `L ${changeId}`,
      color: color(),
    }),
  ],
  ['deleteLabel', 1, ({ board, one }) => ({ id: one(board.labels).id })],
  ['createBoardUser', 1, ({ changeId }) => ({ id: changeId, name: 'Ada' })],
  ['updateBoardUser', 1, ({ people, one }) => ({ id: one(people).id, name: 'Bob' })],
  [
    'deleteBoardUser',
    1,
    ({ board, people, one, memory }) => {
      const { id, name } = one(people);
      const assigned = board.tasks.filter(({ assigneeIds }) => assigneeIds.includes(id));
      memory.deletedPeople.push({ id, name, taskIds: assigned.map((card) => card.id) });
      return { id };
    },
  ],
  ['restoreBoardUser', 1, ({ memory, one }) => one([memory.deletedPeople.pop()])],
];

/** The random changes that a role may make. */
function kindsOf(role: Role): readonly Kind[] {
  return kinds.filter(([name]) => mayMake(role, name));
}

function mayMake(role: Role, kind: ChangeKind): boolean {
  const { right } = changes[kind];
  return right !== 'join' && hasRight(role, right);
}

/** The random changes on the open board, and the random changes of an editor on a private board. */
export const [openKinds, privateKinds] = [kindsOf('visitor'), kindsOf('editor')];

const weighted = (table: readonly Kind[]) =>
  table.flatMap((kind) => Array.from<Kind>({ length: kind[1] }).fill(kind));
const [weightedOpen, weightedPrivate] = [weighted(openKinds), weighted(privateKinds)];

/** Makes a random change of the board that a client sees. */
export async function randomChange(client: BoardClient, memory: Memory, random: Random): Promise<SentChange> {
  for (;;) {
    const kind = pick(random, client.isPrivate ? weightedPrivate : weightedOpen);
    const change = kind && (await makeChange(kind, client, memory, random));
    if (change) return change;
  }
}

/** Makes a change of a kind; null if the board lacks what the change needs. */
export async function makeChange(
  [name, , write]: Kind,
  client: BoardClient,
  memory: Memory,
  random: Random,
): Promise<SentChange | null> {
  const changeId = crypto.randomUUID();
  try {
    const fields = await write(createView(client, memory, random, changeId));
    const variables = { ...fields, changeId };
    return { name, variables: name === 'purgeTask' ? variables : { input: variables }, changeId };
  } catch (error) {
    if (error instanceof NothingToChange) return null;
    throw error;
  }
}

type View = ReturnType<typeof createView>;

/** The rows from which a kind of change chooses. The functions throw NothingToChange if there is no such row. */
function createView(client: BoardClient, memory: Memory, random: Random, changeId: string) {
  const board = client.seen();
  const maybe = () => random() < 0.5;
  const one = <Item>(items: readonly (Item | undefined)[] = []): Item => {
    const item = pick(random, items);
    if (item === undefined) throw new NothingToChange();
    return item;
  };
  const card = () => one(board.tasks);
  /** The cards with a checklist. */
  const listed = board.tasks.filter(({ itemCount }) => itemCount > 0);
  /** The texts of a card now or at the last read, as in an editor that was opened long ago. */
  const readTexts = async (cardId: string): Promise<SeenTexts> => {
    const earlier = memory.texts.get(cardId);
    const texts = earlier && maybe() ? earlier : one([(await client.readTexts(cardId)) ?? undefined]);
    memory.texts.set(cardId, texts);
    return texts;
  };
  return {
    board,
    boardId: client.boardId,
    memory,
    changeId,
    maybe,
    one,
    /** The ids of up to three items. */
    some: (items: readonly { readonly id: string }[] = []) =>
      [...new Set(Array.from({ length: 3 }, () => pick(random, items)?.id))].filter(
        (id) => id !== undefined && maybe(),
      ),
    /** The people who aren't members. */
    people: board.users.filter(({ accountId }) => !accountId),
    card,
    listed,
    /** Names several cards, some cards twice. */
    cards: () => ({ id: card().id, otherIds: [card().id, card().id] }),
    /** A place before or after a random item. */
    beside: (items: readonly { readonly id: string }[]): Partial<Record<'before' | 'after', string>> => {
      const item = pick(random, items);
      return item ? { [maybe() ? 'before' : 'after']: item.id } : {};
    },
    color: () => one(boardColors),
    day: () => (maybe() ? `2026-12-${10 + Math.floor(random() * 20)}` : null),
    readTexts,
    /** Names an item of a checklist, and sometimes its state at the last read. */
    readItem: async () => {
      const { id } = one(listed);
      const { id: itemId, ...base } = one((await readTexts(id)).checklist);
      return { id, itemId, ...(maybe() && { base }) };
    },
    /** Writes the change's key into a text: on a new line, or at the end of a line. */
    withKey: (text: string) => {
      const lines = text === '' ? [] : text.split('\n');
      const at = Math.floor(random() * lines.length);
      const line = lines[at];
      if (line === undefined || maybe()) lines.splice(at, 0, changeId);
      else lines[at] = `${line} ${changeId}`;
      return lines.join('\n');
    },
  };
}
