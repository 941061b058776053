import { z } from 'zod';
import { isInRange } from './board-file.ts';

/**
 * The fields of a Trello export that are read, or counted for the receipt. Exports of 2015 lack `labels`, and their
 * checklists lack `idCard`; see docs/decisions/108-moving-in-and-out.md.
 */

const text = z.string();
const name = text.default('');
const id = text.default('');
const date = z.iso.datetime({ offset: true }).refine((time) => isInRange(time));
/** Boards of 2012 have no positions: their lists are in order. */
const pos = z.number().optional();
/** A field that is only counted. */
const counted = z.unknown().optional();
const list = z.array(counted).default([]);

export const trelloBoard = z.object({
  name,
  desc: text.nullish(),
  lists: list,
  cards: list,
  labels: list,
  members: list,
  checklists: list,
  actions: list,
  powerUps: list,
  pluginData: list,
});

export const trelloList = z.object({
  id,
  name,
  closed: z.boolean().default(false),
  color: text.nullish(),
  pos,
});

export const trelloLabel = z.object({ id: text, name, color: text.nullish() });

export const trelloMember = z.object({ id: text, fullName: text.nullish(), username: text.nullish() });
export type TrelloMember = z.output<typeof trelloMember>;

const attachment = z.object({ name, url: text.nullish(), isUpload: z.boolean().optional() });
export type TrelloAttachment = z.output<typeof attachment>;

export const trelloCard = z.object({
  id,
  idShort: z.number().nullish(),
  shortLink: text.nullish(),
  name,
  desc: text.nullish(),
  idList: text.nullish(),
  closed: z.boolean().default(false),
  pos,
  due: z.union([date, z.iso.date()]).nullish(),
  dueComplete: z.boolean().nullish(),
  dateCompleted: date.nullish(),
  dateLastActivity: date.nullish(),
  idMembers: z.array(text).default([]),
  idLabels: z.array(text).default([]),
  labels: z.array(trelloLabel).default([]),
  idChecklists: z.array(text).default([]),
  badges: z.object({ comments: z.number().default(0) }).default({ comments: 0 }),
  start: counted,
  isTemplate: counted,
  coordinates: counted,
  cover: z
    .object({ color: counted, idAttachment: counted, idUploadedBackground: counted })
    .partial()
    .nullish(),
  idAttachmentCover: counted,
  attachments: z.array(attachment).default([]),
  idMembersVoted: list,
  customFieldItems: list,
  pluginData: list,
});
export type TrelloCard = z.output<typeof trelloCard>;

export const trelloChecklist = z.object({
  id,
  name,
  idCard: text.nullish(),
  pos,
  checkItems: z
    .array(z.object({ name, state: text.default(''), pos, due: counted, idMember: counted }))
    .default([]),
});
export type TrelloChecklist = z.output<typeof trelloChecklist>;

/** Any action: it may name members who left the board. */
export const trelloAction = z.object({
  type: text.default(''),
  date: date.optional(),
  idMemberCreator: text.nullish(),
  memberCreator: trelloMember.nullish(),
  member: trelloMember.nullish(),
});
export type TrelloAction = z.output<typeof trelloAction>;

/** An action that added a comment. */
export const trelloComment = trelloAction.extend({
  data: z.object({
    text: text.default(''),
    card: z.object({ id: text }),
    dateLastEdited: date.nullish(),
  }),
});
export type TrelloComment = z.output<typeof trelloComment>;

/** Whether parsed JSON is a board that Trello exported. */
export function isTrelloBoard(value: unknown): value is object {
  return hasKeys(value, ['lists', 'cards']) && [value['lists'], value['cards']].some(Array.isArray);
}

/** Whether parsed JSON is a single card that Trello exported. */
export function isTrelloCard(value: unknown): value is object {
  return hasKeys(value, ['idList', 'idShort']);
}

function hasKeys(value: unknown, keys: readonly string[]): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && keys.every((key) => Object.hasOwn(value, key));
}

/** Sorts by the positions of the items, if all items have a position. */
export function sortByPosition<Item extends { readonly pos?: number | undefined }>(
  items: readonly Item[],
): Item[] {
  const positions = new Map(items.map((item) => [item, item.pos ?? Number.NaN]));
  if ([...positions.values()].some(Number.isNaN)) return [...items];
  return items.toSorted((one, other) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0));
}

/** Gives an id of its own to each item that has none, or that of an item before. */
export function withOwnIds<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  const ids = new Set<string>();
  return items.map((item, index) => {
    const own = item.id === '' || ids.has(item.id) ? { ...item, id: `item ${index + 1}` } : item;
    ids.add(own.id);
    return own;
  });
}
