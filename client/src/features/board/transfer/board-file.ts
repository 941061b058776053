import { boardColors } from '@canary/board/colors';
import { details, noDetails } from '@canary/board/details';
import {
  boardName,
  cardTitle,
  checklistItemText,
  columnName,
  commentText,
  description,
  itemId,
  labelName,
  personName,
} from '@canary/board/fields';
import {
  dayYears,
  maxArchivedCards,
  maxAssignees,
  maxBoardBytes,
  maxBoardUsers,
  maxCardLabels,
  maxCardNumber,
  maxCards,
  maxChecklistItems,
  maxColumns,
  maxComments,
  maxLabels,
  maxTextBytes,
} from '@canary/board/limits';
import { FileError } from '@canary/tables/file-error';
import { z } from 'zod';
import { exactPartial } from 'zod/mini';
import { listOf, parsePart, quote } from './parse-part.ts';

/** The value of the field `format`. */
export const boardFileFormat = 'canary-board';
/** The value of the field `version`: the newest version of the format. */
export const boardFileVersion = 1;

const timeRange = `Years from ${dayYears.min} to ${dayYears.max} are allowed.`;
const color = z.enum(boardColors);
const time = z.iso
  .datetime('A time is in UTC, such as 2026-11-26T09:30:00Z.')
  .refine((value) => isInRange(value), timeRange);

const fileColumn = z.strictObject({
  id: itemId,
  name: columnName,
  color: color.nullable().default(null),
  marksDone: z.boolean().optional(),
});

const fileLabel = z.strictObject({ id: itemId, name: labelName, color });

const filePerson = z.strictObject({ id: itemId, name: personName });

const fileChecklistItem = z.strictObject({
  text: checklistItemText,
  isDone: z.boolean().default(false),
});

const fileComment = z.strictObject({
  author: itemId,
  createdAt: time,
  editedAt: time.nullable().default(null),
  text: commentText,
});

const cardNumber = z
  .number()
  .refine(
    (number) => Number.isInteger(number) && number >= 1 && number <= maxCardNumber,
    `A card’s number is a whole number from 1 to ${maxCardNumber.toLocaleString('en')}.`,
  );

const fileCard = z
  .strictObject({
    number: cardNumber.nullable().default(null),
    title: cardTitle,
    description: z._default(description, ''),
    column: itemId,
    labels: listOf(itemId, maxCardLabels, 'labels').default([]),
    assignees: listOf(itemId, maxAssignees, 'assignees').default([]),
    ...exactPartial(details).shape,
    checklist: listOf(fileChecklistItem, maxChecklistItems, 'checklist items').default([]),
    comments: listOf(fileComment, maxComments, 'comments').default([]),
    isArchived: z.boolean().default(false),
  })
  .transform((card) => ({ ...noDetails, ...card }));

const maxFileCards = maxCards + maxArchivedCards;

const boardFile = z.strictObject({
  format: z.literal(boardFileFormat),
  version: z.literal(boardFileVersion),
  name: boardName,
  address: z.url('An address is a URL.').nullable().default(null),
  columns: listOf(fileColumn, maxColumns, 'columns').refine(
    ({ length }) => length > 0,
    'A board has at least one column.',
  ),
  labels: listOf(fileLabel, maxLabels, 'labels').default([]),
  people: listOf(filePerson, maxBoardUsers, 'people').default([]),
  cards: z
    .array(z.unknown())
    .max(maxFileCards, `There are more than ${maxFileCards.toLocaleString('en')} cards.`),
});

/** A column, from left to right. */
export type FileColumn = z.output<typeof fileColumn>;
/** A label. */
export type FileLabel = z.output<typeof fileLabel>;
/** A person of the board. The id is of the file only. */
export type FilePerson = z.output<typeof filePerson>;
/** A comment. `author` is the id of a person, who may have left the board. */
export type FileComment = z.output<typeof fileComment>;
/** A card, in the order of its column. `column`, `labels` and `assignees` are ids of the file. */
export type FileCard = z.output<typeof fileCard>;
/** A board as a file holds it; see docs/board-file.md. */
export type BoardFile = Omit<z.output<typeof boardFile>, 'cards'> & { cards: FileCard[] };

/** Called with the share of the work that is done, 0 to 1. */
export type OnProgress = (share: number) => void;

/** How many items are read between two reports of progress. */
export const progressStep = 500;

/**
 * Checks a board of a file: the form and length of each field, the limits of a board, and that ids and numbers are unique
 * and refer to something.
 *
 * @throws {FileError} for the first mistake, with its place
 */
export function checkBoard(value: unknown, onProgress: OnProgress = () => undefined): BoardFile {
  const { cards: parts, ...board } = parsePart(boardFile, value, '');
  const columns = uniqueIds('column', board.columns);
  const labels = uniqueIds('label', board.labels);
  const people = uniqueIds('person', board.people);
  const numbers = new Set<number>();
  const cards = parts.map((part, index) => {
    if (index % progressStep === 0) onProgress(index / parts.length);
    const place = cardPlace(part, index);
    const card = parsePart(fileCard, part, place);
    const fail = (problem: string) => new FileError(`${place}, ${problem}`);
    if (card.number !== null && numbers.has(card.number)) {
      throw fail(`number: Another card has the number ${card.number}, too.`);
    }
    if (card.number !== null) numbers.add(card.number);
    if (!columns.has(card.column)) throw fail(`column: There is no column ${quote(card.column)}.`);
    requireKnown(card.labels, labels, (problem) => fail(`labels: ${problem}`));
    requireKnown(card.assignees, people, (problem) => fail(`assignees: ${problem}`));
    for (const [at, { author }] of card.comments.entries())
      requireKnown([author], people, (problem) => fail(`comments ${at + 1}, author: ${problem}`));
    return card;
  });
  const checked = { ...board, cards };
  requireRoom(checked);
  return checked;
}

/** The number of bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

const encoder = new TextEncoder();

function cardPlace(part: unknown, index: number): string {
  const title = typeof part === 'object' && part !== null && 'title' in part ? part.title : undefined;
  return `Card ${index + 1}${typeof title === 'string' ? ` (${quote(title)})` : ''}`;
}

function uniqueIds(kind: string, items: readonly { readonly id: string }[]): Set<string> {
  const ids = new Set<string>();
  for (const { id } of items) {
    if (ids.has(id)) throw new FileError(`The id ${quote(id)} stands for more than one ${kind}.`);
    ids.add(id);
  }
  return ids;
}

function requireKnown(
  ids: readonly string[],
  known: ReadonlySet<string>,
  fail: (problem: string) => FileError,
): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (!known.has(id)) throw fail(`The id ${quote(id)} isn’t in the file’s list.`);
    if (seen.has(id)) throw fail(`The id ${quote(id)} is listed twice.`);
    seen.add(id);
  }
}

/**
 * The size of a card on a board without its title, labels and assignees, in bytes of JSON: names of fields, ids, the
 * rank.
 */
const cardOverhead = 270;
/** The size of the id of a label or an assignee, in bytes of JSON. */
const idBytes = 40;

/** The approximate size of a card on a board, in bytes of JSON. */
export function bytesOfCard({ title, labels, assignees }: FileCard): number {
  return cardOverhead + (labels.length + assignees.length) * idBytes + byteLength(JSON.stringify(title));
}

/** The texts of a card besides its title. */
function textsOf({ description, checklist, comments }: FileCard): string[] {
  return [description, ...[...checklist, ...comments].map(({ text }) => text)];
}

/** Checks the limits of a board as a whole. */
function requireRoom({ cards }: BoardFile): void {
  const open = cards.filter(({ isArchived }) => !isArchived);
  const textBytes = cards.reduce((bytes, card) => bytes + sum(textsOf(card)), 0);
  requireAtMost(open.length, maxCards, 'cards outside the archive');
  requireAtMost(cards.length - open.length, maxArchivedCards, 'archived cards');
  const cardBytes = open.reduce((bytes, card) => bytes + bytesOfCard(card), 0);
  requireAtMost(cardBytes, maxBoardBytes, 'bytes in its cards');
  requireAtMost(textBytes, maxTextBytes, 'bytes of descriptions, checklists and comments');
}

function sum(texts: readonly string[]): number {
  return texts.reduce((bytes, text) => bytes + byteLength(text), 0);
}

function requireAtMost(count: number, max: number, what: string): void {
  if (count <= max) return;
  const [most, found] = [max, count].map((value) => value.toLocaleString('en'));
  throw new FileError(`A board has up to ${most} ${what}; this file has ${found}.`);
}

/** Whether the year of a time is one that a board can have. */
export function isInRange(time: string): boolean {
  const year = new Date(time).getUTCFullYear();
  return year >= dayYears.min && year <= dayYears.max;
}
