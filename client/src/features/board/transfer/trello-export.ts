import { z } from 'zod';
import { BoardFileError, listOf, parsePart, quote } from './board-file-error.ts';

/**
 * The fields of a Trello export that are read, or counted for the receipt. Exports of 2015 lack `labels`, and their
 * checklists lack `idCard`; see docs/decisions/108-moving-in-and-out.md.
 */

const text = z.string();
const date = z.iso.datetime({
  offset: true,
  error: 'This must be a date, such as 2026-11-26T09:30:00.000Z.',
});
/** A field that is only counted. */
const counted = z.unknown().optional();
const countedList = z.array(z.unknown()).catch([]);
const maxItems = 100_000;

export const trelloBoard = z.object({
  name: text,
  desc: text.nullish(),
  lists: z.array(counted),
  cards: z.array(counted),
  labels: z.array(counted).default([]),
  members: z.array(counted).default([]),
  checklists: z.array(counted).default([]),
  actions: z.array(counted).default([]),
  powerUps: countedList,
  pluginData: countedList,
});

export const trelloList = z.object({
  id: text,
  name: text,
  closed: z.boolean().default(false),
  color: text.nullish(),
  pos: z.number(),
});

export const trelloLabel = z.object({ id: text, name: text, color: text.nullish() });

export const trelloMember = z.object({ id: text, fullName: text.nullish(), username: text.nullish() });

export const trelloCard = z.object({
  id: text,
  idShort: z.int().nullish(),
  name: text,
  desc: text.nullish(),
  idList: text,
  closed: z.boolean().default(false),
  pos: z.number(),
  due: date.nullish(),
  idMembers: listOf(text, maxItems, 'members').default([]),
  idLabels: listOf(text, maxItems, 'labels').default([]),
  labels: listOf(trelloLabel, maxItems, 'labels').default([]),
  idChecklists: listOf(text, maxItems, 'checklists').default([]),
  badges: z.object({ comments: z.number().default(0) }).default({ comments: 0 }),
  start: counted,
  dueComplete: counted,
  isTemplate: counted,
  coordinates: counted,
  cover: z
    .object({ color: counted, idAttachment: counted, idUploadedBackground: counted })
    .partial()
    .nullish()
    .catch(null),
  idAttachmentCover: counted,
  attachments: countedList,
  idMembersVoted: countedList,
  customFieldItems: countedList,
  pluginData: countedList,
});
export type TrelloCard = z.output<typeof trelloCard>;

export const trelloChecklist = z.object({
  id: text,
  name: text,
  idCard: text.nullish(),
  pos: z.number(),
  checkItems: listOf(
    z.object({ name: text, state: text, pos: z.number(), due: counted, idMember: counted }),
    maxItems,
    'items',
  ).default([]),
});
export type TrelloChecklist = z.output<typeof trelloChecklist>;

/** An action that added a comment. */
export const trelloComment = z.object({
  date,
  idMemberCreator: text.nullish(),
  memberCreator: trelloMember.nullish(),
  data: z.object({ text: text.default(''), card: z.object({ id: text }), dateLastEdited: date.nullish() }),
});
export type TrelloComment = z.output<typeof trelloComment>;

/** Whether parsed JSON is a board that Trello exported. */
export function isTrelloBoard(value: unknown): value is object {
  return typeof value === 'object' && value !== null && ['lists', 'cards'].every((key) => key in value);
}

/** Whether parsed JSON is a single card that Trello exported. */
export function isTrelloCard(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ['idList', 'idShort'].every((key) => key in value);
}

/** Parses the items of a list. Their places are counted from 1. */
export function parseAll<Schema extends z.ZodType>(
  schema: Schema,
  items: readonly unknown[],
  noun: string,
  onItem: (index: number) => void = () => undefined,
): z.output<Schema>[] {
  return items.map((item, index) => {
    onItem(index);
    return parsePart(schema, item, `${noun} ${index + 1}${nameIn(item)}`);
  });
}

function nameIn(item: unknown): string {
  const name = typeof item === 'object' && item !== null && 'name' in item ? item.name : undefined;
  return typeof name === 'string' ? ` (${quote(name)})` : '';
}

/** Compares by the position in a list. */
export function byPosition(one: { readonly pos: number }, other: { readonly pos: number }): number {
  return one.pos - other.pos;
}

/** @throws {BoardFileError} if two items have the same id */
export function requireUnique(
  items: readonly { readonly id: string; readonly name: string }[],
  noun: string,
): void {
  const ids = new Set<string>();
  for (const { id, name } of items) {
    if (ids.has(id)) {
      throw new BoardFileError(
        `${noun} ${quote(name)}: Its id ${quote(id)} is that of another ${noun.toLowerCase()}, too.`,
      );
    }
    ids.add(id);
  }
}
