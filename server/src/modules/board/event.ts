import { type ChangeKind, changes } from '@canary/board/changes/index';
import { boardColors } from '@canary/board/colors';
import type { BoardColumn, BoardUser, Label, Task } from '@canary/board/model';
import { card, writes } from '@canary/board/rows';
import { z } from 'zod';

/** The log replays this many events; clients that missed more load the whole board again. */
export const logLength = 10_000;
/** The newest events of so many bytes are replayed, whatever their number. */
export const logBytes = 4_000_000;

/** What happens to a board: a change, its creation, or the end of an import. */
export const eventKinds = [...(Object.keys(changes) as ChangeKind[]), 'createBoard', 'finishImport'] as const;

const event = z.object({
  boardId: z.string(),
  version: z.int(),
  kind: z.enum(eventKinds),
  writes,
  bytes: z.int(),
  changeId: z.string().nullable(),
  actorId: z.string().nullable(),
  createdAt: z.date(),
});

/**
 * An entry of a board's log: a change, the board's version after it, the client's idempotency key, the user who acted (null
 * if the board doesn't name authors) and the time.
 */
export type BoardEvent = z.output<typeof event>;

/** Checks an event from the database. */
export function parseEvent(row: unknown): BoardEvent {
  return event.parse(row);
}

/** A new event. @throws if the change has written what no row can hold */
export function newEvent(fields: Omit<BoardEvent, 'bytes'>): BoardEvent {
  return { ...fields, writes: writes.parse(fields.writes), bytes: bytesOf(fields.writes) };
}

/** The first event of a log, which tells of the board's owner. */
export function firstEvent({
  owner,
  ...fields
}: Pick<BoardEvent, 'boardId' | 'version' | 'kind' | 'createdAt'> & { readonly owner: Member }): BoardEvent {
  return newEvent({ ...fields, writes: { people: [owner] }, changeId: null, actorId: owner.accountId });
}

type Member = BoardUser & { readonly accountId: string };

/** The length of a value as JSON, in bytes. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

const { assigneeIds: _, ...stored } = card.shape;

/** The columns of a card: its assignees have a table of their own. */
export const taskColumns = Object.fromEntries(Object.keys(stored).map((name) => [name, true])) as {
  readonly [Name in keyof typeof stored]: true;
};

/** The columns of a card and its assignees, for a few cards: Prisma names all of them in a second query. */
export const assignedTaskColumns = {
  ...taskColumns,
  assignees: { select: { personId: true }, orderBy: { position: 'asc' } },
} as const;

/** A card as {@link assignedTaskColumns} reads it. */
interface TaskRow extends Omit<Task, 'assigneeIds' | 'labelIds' | 'checklist'> {
  readonly labelIds: unknown;
  readonly checklist: unknown;
  readonly assignees: readonly { readonly personId: string }[];
}

/** Converts a row of a card. */
export function toTask({ assignees, ...row }: TaskRow): Task {
  return {
    ...row,
    assigneeIds: assignees.map(({ personId }) => personId),
    labelIds: isEmpty(row.labelIds) ? [] : card.shape.labelIds.parse(row.labelIds),
    checklist: isEmpty(row.checklist) ? [] : card.shape.checklist.parse(row.checklist),
  };
}

/** Whether a JSON column is an empty list, as it is for most cards. */
function isEmpty(json: unknown): boolean {
  return Array.isArray(json) && json.length === 0;
}

const color = z.enum(boardColors);

/** Converts the row of a column. */
export function toColumn({
  color: name,
  ...row
}: Omit<BoardColumn, 'color'> & { readonly color: string | null }) {
  return { ...row, color: name === null ? null : color.parse(name) };
}

/** Converts the row of a label. */
export function toLabel({ color: name, ...row }: Omit<Label, 'color'> & { readonly color: string }): Label {
  return { ...row, color: color.parse(name) };
}

/** The columns of a person. */
export const boardUserColumns = { id: true, name: true, accountId: true, role: true } as const;
