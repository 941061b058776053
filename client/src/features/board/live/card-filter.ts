import type { Card } from '@canary/board/model';
import { endOfWeek } from '#shared/format/due-day.ts';
import { foldWords, wordsOf } from '#shared/format/search-words.ts';

/** When a card is due: before today, today, from today to Sunday, or without a day. */
export const dueFilters = ['overdue', 'today', 'week', 'none'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** Whether a card is done. */
export const doneFilters = ['yes', 'no'] as const;
export type DoneFilter = (typeof doneFilters)[number];

/** Which cards to show: the cards that match every condition. */
export interface Filter {
  /** Words that the title contains, ignoring case and accents, or a card's number, such as `#12`; empty for any card. */
  readonly text: string;
  /** The ids of cards in which the server has found the text. They match it whatever their titles are. */
  readonly found: ReadonlySet<string>;
  /** The assignee's id; {@link unassigned} for cards without an assignee, null for all cards. */
  readonly assignee: string | null;
  /** The id of a label; null for all cards. */
  readonly label: string | null;
  readonly due: DueFilter | null;
  readonly done: DoneFilter | null;
  /** A day: cards that were done before it are left out; null for all cards. */
  readonly doneSince: string | null;
  /** The user's day, such as `2026-11-30`. */
  readonly today: string;
}

/** The value of `assignee` in a filter for unassigned cards. */
export const unassigned = '';

export const noFilter: Filter = {
  ...{ text: '', found: new Set<string>(), assignee: null, label: null, due: null, today: '' },
  ...{ done: null, doneSince: null },
};

/** Whether a filter lets every card pass. */
export function isEmptyFilter({ text, found: _found, today: _today, ...conditions }: Filter): boolean {
  return text.trim() === '' && Object.values(conditions).every((condition) => condition === null);
}

/**
 * The number of a card that a text consists of; null for other texts.
 *
 * @example
 * readNumber(' #12'); // 12
 */
export function readNumber(text: string): number | null {
  const { 1: digits } = /^\s*#(\d+)\s*$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The people and labels of a board. A filter ignores deleted people and labels of a card. */
interface Known {
  isPerson(id: string): boolean;
  isLabel(id: string): boolean;
}

/**
 * Returns a function that decides which cards match a filter.
 *
 * @example
 * cards.filter(createCardMatcher({ ...noFilter, text: 'milk' }, known));
 */
export function createCardMatcher(filter: Filter, known: Known): (card: Card) => boolean {
  const { found, assignee, label, due, done, doneSince, today } = filter;
  const words = wordsOf(filter.text);
  const number = readNumber(filter.text);
  const lastDay = due === 'week' ? endOfWeek(today) : today;

  const hasText = (card: Card) => {
    if (number !== null) return card.number === number;
    return words.every((word) => foldedTitle(card).includes(word)) || found.has(card.id);
  };
  const hasAssignee = ({ assigneeIds }: Card) => {
    if (assignee === null) return true;
    if (assignee === unassigned) return !assigneeIds.some(known.isPerson);
    return assigneeIds.includes(assignee) && known.isPerson(assignee);
  };
  const hasLabel = ({ labelIds }: Card) =>
    label === null || (labelIds.includes(label) && known.isLabel(label));
  // Days as text are in the order of time.
  const isDue = ({ dueOn, doneOn }: Card) => {
    if (due === null) return true;
    if (due === 'none' || dueOn === null) return due === 'none' && dueOn === null;
    return due === 'overdue' ? doneOn === null && dueOn < today : dueOn >= today && dueOn <= lastDay;
  };
  const isDone = ({ doneOn }: Card) =>
    (done === null || done === (doneOn === null ? 'no' : 'yes')) &&
    (doneSince === null || doneOn === null || doneOn >= doneSince);
  return (card) => hasAssignee(card) && hasLabel(card) && isDue(card) && isDone(card) && hasText(card);
}

/** A changed card is another object. Folding is the slow part of a filter. */
const foldedTitles = new WeakMap<Card, string>();

function foldedTitle(card: Card): string {
  const known = foldedTitles.get(card);
  if (known !== undefined) return known;
  const folded = foldWords(card.title);
  foldedTitles.set(card, folded);
  return folded;
}
