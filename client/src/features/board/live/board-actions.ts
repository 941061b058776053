import type { CardEdit } from '@canary/board/changes/card';
import type { ChecklistChange } from '@canary/board/changes/checklist';
import type { NewChange, QueuedKind } from '@canary/board/changes/index';
import type { InsertPosition } from '@canary/board/insert-position';
import { maxCopiedCards, maxReturnedCards } from '@canary/board/limits';
import type { BoardUser, Card, ChecklistItem, CopiedCard } from '@canary/board/model';
import {
  type PendingChange,
  type PrecedingChange,
  replaceableFields,
  type Seen,
} from '@canary/board/pending-change';
import { toSortableId } from '@canary/board/sortable-id';
import { boardText, titleProblem } from '@canary/board/texts';
import { dayOf } from '#shared/format/due-day.ts';
import type { BoardOutbox } from './board-outbox.ts';
import type { BoardStore } from './board-store.ts';
import type { CardContent } from './card-content.ts';

/** The user's actions. An action shows at once, and is reverted with a notice if the server rejects it. */
export interface BoardActions {
  /** Adds a card. Returns its id; '' if the title is empty, in which case nothing happens. */
  createCard(input: InsertPosition & CardContent): string;
  /**
   * Adds copies of cards in a row.
   *
   * @returns the ids of the copies, in the order of the cards
   */
  copyCards(cards: readonly CopiedCard[], position: InsertPosition): readonly string[];
  /** Moves cards to the end of a column of another board, as copies. The cards are archived here once they are copied. */
  moveToBoard(ids: readonly string[], target: OtherPlace): readonly BoardMove[];
  /** Archives the copies on the other board, and restores the cards here. */
  takeBack(moves: readonly BoardMove[]): void;
  /** Updates the given fields. An empty title is ignored. */
  updateCard(id: string, change: CardEdit): void;
  /** Restores a card that another person may have deleted. */
  restoreCard(card: Card): void;
  /** Changes several cards at once; cards that are gone are left out. */
  updateCards(ids: readonly string[], change: CardEdit): void;
  /** Moves cards to a place, in the order of their ids. */
  moveCards(ids: readonly string[], position: InsertPosition): void;
  deleteCards(ids: readonly string[]): void;
  /** Restores cards that this user deleted. */
  restoreCards(ids: readonly string[]): void;
  /** @param base the description that the change started from */
  changeDescription(id: string, base: string, text: string): void;
  /** @param items the items that the change may name, as the user sees them */
  changeChecklist(change: ChecklistChange, items: readonly ChecklistItem[]): void;
  /** Adds a comment to a card. Returns the comment's id. */
  createComment(id: string, text: string): string;
  /** @param base the text that the change started from */
  changeComment(id: string, commentId: string, base: string, text: string): void;
  deleteComment(id: string, commentId: string): void;
  restoreComment(id: string, commentId: string): void;
  /** Adds a person. Returns the id; '' if the name is empty, in which case nothing happens. */
  createUser(name: string): string;
  renameUser(id: string, name: string): void;
  removeUser(id: string): void;
  /** Restores a removed person, and assigns the cards to the person again that are still unassigned. */
  restoreUser(user: BoardUser, cardIds: readonly string[]): void;
  /** Makes a change that needs nothing else. @param label the name of what it changes, for a message */
  change(change: NewChange<QueuedKind>, label: string): void;
}

/** A column of another board. */
export interface OtherPlace {
  readonly boardId: string;
  readonly columnId: string;
}

/** Cards that were moved to another board. */
export interface BoardMove {
  readonly boardId: string;
  readonly ids: readonly string[];
  /** The ids of the copies, in the order of the cards. */
  readonly copies: readonly string[];
}

/** A change without its idempotency key. */
type Unkeyed = NewChange<QueuedKind> & Pick<PendingChange, 'seen' | 'precededBy' | 'before'>;

/** The maximum number of cards that one change may name. */
const maxBulkCards = 100;

export function createBoardActions(boardId: string, store: BoardStore, outbox: BoardOutbox): BoardActions {
  /** The cards that this user deleted, to restore them. */
  const deleted = new Map<string, Card>();
  const add = (change: Unkeyed, label: string) =>
    outbox.add({ ...change, changeId: crypto.randomUUID() }, label);
  const changeCard = (id: string, makeChange: (card: Card) => Unkeyed) => {
    const card = store.card(id);
    if (card) add(makeChange(card), card.title);
  };
  /** The words for cards in a message. */
  const labelOf = (ids: readonly string[]) => {
    const [id = ''] = ids;
    if (ids.length > 1) return `${ids.length} cards`;
    return store.card(id)?.title ?? deleted.get(id)?.title ?? 'The card';
  };
  /** Makes one change for each group of cards that the server changes at once. */
  const changeCards = (
    ids: readonly string[],
    makeChange: (several: { readonly id: string; readonly otherIds: string[] }) => Unkeyed,
  ) => {
    for (const group of groupsOf(ids, maxBulkCards)) add(makeChange(several(group)), labelOf(group));
  };
  const changeUser = (id: string, makeChange: () => Unkeyed) => {
    const user = store.user(id);
    if (user) add(makeChange(), user.name);
  };
  const keepDeleted = (id: string) => {
    const card = store.card(id);
    if (card) deleted.set(id, fieldsOf(card));
  };
  /** The fields of cards that a change replaces. */
  const seenIn = (ids: readonly string[], change: CardEdit | Pick<Card, 'columnId'>): Seen => {
    const given: Readonly<Record<string, unknown>> = { ...change };
    const fields = replaceableFields.filter((field) => given[field] !== undefined);
    const cards = ids.flatMap((id) => store.card(id) ?? []);
    return {
      cards: cards.map((card) => ({
        id: card.id,
        ...Object.fromEntries(fields.map((field) => [field, card[field]])),
      })),
    };
  };
  const isKnown = (id: string) => store.card(id) !== undefined;

  return {
    createCard: ({ title: text, assigneeIds, columnId, ...content }) => {
      const title = boardText(text);
      if (title === '') return '';
      const id = crypto.randomUUID();
      // The chosen people may have been removed meanwhile.
      const assigned = assigneeIds.filter((assigneeId) => store.user(assigneeId));
      const input = { id, ...content, columnId, title, assigneeIds: assigned, today: dayOf(new Date()) };
      add({ kind: 'createTask', input }, title);
      return id;
    },
    copyCards: (cards, { after, ...position }) => {
      let last = after;
      return groupsOf(cards, maxCopiedCards).flatMap((copied) => {
        const place = last == null ? position : { ...position, before: undefined, after: last };
        const copyOf = copied.map((card) => card.id);
        const copies = newIdsFor(copyOf);
        last = copies.at(-1);
        add(
          {
            kind: 'copyTask',
            input: { ...several(copies), copyOf, ...place, today: dayOf(new Date()) },
            seen: { copied },
          },
          labelOf(copyOf),
        );
        return copies;
      });
    },
    moveToBoard: (ids, target) =>
      groupsOf(ids.filter(isKnown), maxCopiedCards).map((copyOf) => {
        const copies = newIdsFor(copyOf);
        const precededBy: PrecedingChange = {
          kind: 'copyTask',
          boardId: target.boardId,
          changeId: crypto.randomUUID(),
          input: {
            ...several(copies),
            copyOf,
            fromBoardId: boardId,
            columnId: target.columnId,
            today: dayOf(new Date()),
          },
        };
        for (const id of copyOf) keepDeleted(id);
        add({ kind: 'deleteTask', input: several(copyOf), precededBy }, labelOf(copyOf));
        return { boardId: target.boardId, ids: copyOf, copies };
      }),
    takeBack: (moves) => {
      for (const { boardId: otherId, ids, copies } of moves) {
        // The other board has refused the move, or another person has restored the cards.
        if (ids.every(isKnown)) continue;
        const precededBy: PrecedingChange = {
          kind: 'deleteTask',
          boardId: otherId,
          changeId: crypto.randomUUID(),
          input: several(copies),
        };
        const seen = { archived: ids.flatMap((id) => deleted.get(id) ?? []) };
        add({ kind: 'restoreTask', input: several(ids), seen, precededBy }, labelOf(ids));
      }
    },
    updateCard: (id, change) => {
      const { title: text, ...others } = change;
      const title = boardText(text ?? '') || undefined;
      if (Object.values({ title, ...others }).every((value) => value === undefined)) return;
      changeCard(id, (card) => ({
        kind: 'updateTask',
        input: { id, ...others, ...(title !== undefined && { title }) },
        seen: seenIn([id], change),
        ...(title !== undefined && { before: fieldsOf(card) }),
      }));
    },
    restoreCard: (card) => {
      const seen = { archived: [fieldsOf(card)] };
      if (!store.card(card.id)) add({ kind: 'restoreTask', input: { id: card.id }, seen }, card.title);
    },
    updateCards: (ids, change) =>
      changeCards(ids.filter(isKnown), (several) => ({
        kind: 'updateTask',
        input: { ...several, ...change },
        seen: seenIn([several.id, ...several.otherIds], change),
      })),
    moveCards: (ids, { after, columnId, ...position }) => {
      let last = after;
      changeCards(ids.filter(isKnown), ({ id, otherIds }) => {
        const place = last == null ? position : { ...position, after: last };
        // The next group follows this one.
        if (last != null) last = otherIds.at(-1) ?? id;
        const seen = seenIn([id, ...otherIds], { columnId });
        const input = { id, otherIds, columnId, ...place, today: dayOf(new Date()) };
        return { kind: 'moveTask', input, seen };
      });
    },
    deleteCards: (ids) => {
      for (const id of ids) keepDeleted(id);
      changeCards(ids.filter(isKnown), (input) => ({ kind: 'deleteTask', input }));
    },
    restoreCards: (ids) =>
      changeCards(
        ids.filter((id) => !isKnown(id)),
        (input) => ({
          kind: 'restoreTask',
          input,
          seen: { archived: [input.id, ...input.otherIds].flatMap((id) => deleted.get(id) ?? []) },
        }),
      ),
    changeDescription: (id, base, text) =>
      changeCard(id, () => ({
        kind: 'setDescription',
        input: { id, base, text },
        seen: { description: base },
      })),
    changeChecklist: (change, items) =>
      changeCard(change.input.id, () => {
        const { itemId, base } = { itemId: undefined, base: undefined, ...change.input };
        const known = items.find(({ id }) => id === itemId);
        const item = itemId && base ? { ...base, id: itemId, rank: '' } : known;
        return { ...change, ...(item && { seen: { item } }) };
      }),
    createComment: (id, text) => {
      const commentId = crypto.randomUUID();
      changeCard(id, () => ({ kind: 'createComment', input: { id, commentId, text } }));
      return commentId;
    },
    changeComment: (id, commentId, base, text) =>
      changeCard(id, () => ({ kind: 'updateComment', input: { id, commentId, base, text } })),
    deleteComment: (id, commentId) =>
      changeCard(id, () => ({ kind: 'deleteComment', input: { id, commentId } })),
    restoreComment: (id, commentId) =>
      changeCard(id, () => ({ kind: 'restoreComment', input: { id, commentId } })),
    createUser: (text) => {
      const name = boardText(text);
      if (name === '') return '';
      const id = toSortableId(crypto.randomUUID());
      add({ kind: 'createBoardUser', input: { id, name } }, name);
      return id;
    },
    renameUser: (id, text) => {
      const name = boardText(text);
      if (name !== '') changeUser(id, () => ({ kind: 'updateBoardUser', input: { id, name } }));
    },
    removeUser: (id) => changeUser(id, () => ({ kind: 'deleteBoardUser', input: { id } })),
    restoreUser: ({ id, name }, cardIds) => {
      // Runs at least once, so that a person without cards is restored, too.
      for (let start = 0; start === 0 || start < cardIds.length; start += maxReturnedCards) {
        const cards = cardIds.slice(start, start + maxReturnedCards);
        add({ kind: 'restoreBoardUser', input: { id, name, taskIds: cards } }, name);
      }
    },
    change: add,
  };
}

function groupsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

const newIdsFor = (ids: readonly string[]) => ids.map(() => crypto.randomUUID());

/** The ids of a change of several cards. */
function several([id = '', ...otherIds]: readonly string[]) {
  return { id, otherIds };
}

/** A card without the fields that the interface adds. */
function fieldsOf({ isUnsent: _, ...card }: Card & { readonly isUnsent?: boolean }): Card {
  return card;
}

/** The error in a title. An empty title has no error, because saving it does nothing. */
export function titleError(title: string): string | undefined {
  return boardText(title) ? titleProblem(title) : undefined;
}
