import type { EventKind, eventKinds } from '@canary/board/event-kinds';
import {
  type BoardColumn,
  boardColors,
  type Label,
  type BoardEvent as ModelEvent,
} from '@canary/board/model';
import { maxRankLength } from '@canary/board/rank';
import { boardRoles } from '@canary/board/roles';
import { z } from 'zod';

/** The id of the open board, which everyone shares. */
export const openBoardId = 'board';

/** The log replays this many events; clients that missed more load the whole board again. */
export const logLength = 10_000;

const id = z.string();

const ids = z.array(z.string()).readonly();
const checklist = z.array(z.object({ id, text: z.string(), isDone: z.boolean() })).readonly();
const color = z.enum(boardColors);
const rank = z.string().max(maxRankLength);

/** The state of a card, as events have it. */
export const taskState = z.object({
  id,
  number: z.int().nullable(),
  title: z.string(),
  column: id,
  rank,
  assigneeIds: ids,
  labelIds: ids,
  dueOn: z.string().nullable(),
  checklist,
  hasDescription: z.boolean(),
  comments: z.int(),
  textVersion: z.int(),
});

const column = z.object({ id, name: z.string(), color: color.nullable(), rank });
const columnDeletion = z.object({ id, moveTo: id });
const label = z.object({ id, name: z.string(), color });

const boardUser = z.object({
  id,
  name: z.string(),
  accountId: z.string().nullable(),
  role: z.enum(boardRoles).nullable(),
});

const board = z.object({ id, name: z.string(), isDeleted: z.boolean() });

const deleted = z.object({ id });

/** A field of an activity, with its values as people read them; null for none. */
const activityChange = z.object({
  field: z.enum([
    'title',
    'column',
    'assignees',
    'labels',
    'dueOn',
    'checklist',
    'description',
    'comment',
    'name',
    'color',
    'role',
  ]),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

const stored = {
  boardId: z.string(),
  version: z.int(),
  changeId: z.string().nullable(),
  actorId: z.string().nullable(),
  activity: z.array(activityChange).nullable(),
  createdAt: z.date(),
};

/** The payload by the field of the event's type. */
const payloads = {
  task: taskState,
  user: boardUser,
  taskId: deleted,
  userId: deleted,
  column,
  columnId: columnDeletion,
  label,
  labelId: deleted,
  name: board,
} as const;

const eventOf = <K extends Kind, Payload extends (typeof payloads)[(typeof eventKinds)[K]['field']]>(
  kind: K,
  payload: Payload,
) => z.object({ kind: z.literal(kind), payload, ...stored });

const event = z.discriminatedUnion('kind', [
  eventOf('TASK_CREATED', payloads.task),
  eventOf('TASK_UPDATED', payloads.task),
  eventOf('TASK_MOVED', payloads.task),
  eventOf('TASK_RESTORED', payloads.task),
  eventOf('TASK_DELETED', payloads.taskId),
  eventOf('TASK_PURGED', payloads.taskId),
  eventOf('BOARD_USER_CREATED', payloads.user),
  eventOf('BOARD_USER_UPDATED', payloads.user),
  eventOf('BOARD_USER_DELETED', payloads.userId),
  eventOf('COLUMN_CHANGED', payloads.column),
  eventOf('COLUMN_DELETED', payloads.columnId),
  eventOf('LABEL_CHANGED', payloads.label),
  eventOf('LABEL_DELETED', payloads.labelId),
  eventOf('BOARD_CHANGED', payloads.name),
]);

/**
 * An entry of a board's log: a change, the board's version after it, the client's idempotency key, the user who acted (null
 * on the open board) and the time.
 */
export type BoardEvent = z.output<typeof event>;

/** The state of a card. */
export type TaskState = z.output<typeof taskState>;

/** The state of a person on the board. */
export type BoardUserState = z.output<typeof boardUser>;

/** A kind of change. */
export type Kind = EventKind;

/** The payload of each kind of event: the resulting state of what changed, so that applying it twice does no harm. */
export type Payloads = { readonly [K in Kind]: Extract<BoardEvent, { kind: K }>['payload'] };

/** A field that a change of a board has changed, with its earlier and later value. */
export type ActivityChange = z.output<typeof activityChange>;

/** The columns of a card. */
export const taskColumns = {
  id: true,
  number: true,
  title: true,
  column: true,
  rank: true,
  labelIds: true,
  dueOn: true,
  checklist: true,
  hasDescription: true,
  comments: true,
  textVersion: true,
} as const;

/** The columns of a card and its assignees, for a few cards: Prisma names all of them in a second query. */
export const assignedTaskColumns = {
  ...taskColumns,
  assignees: { select: { personId: true }, orderBy: { position: 'asc' } },
} as const;

/** A card as {@link assignedTaskColumns} reads it. */
interface TaskRow extends Omit<TaskState, 'assigneeIds' | 'labelIds' | 'checklist'> {
  readonly labelIds: unknown;
  readonly checklist: unknown;
  readonly assignees: readonly { readonly personId: string }[];
}

/** Converts a row of a card. */
export function toTask({ assignees, ...row }: TaskRow): TaskState {
  return {
    ...row,
    assigneeIds: assignees.map(({ personId }) => personId),
    labelIds: isEmpty(row.labelIds) ? [] : ids.parse(row.labelIds),
    checklist: isEmpty(row.checklist) ? [] : checklist.parse(row.checklist),
  };
}

/** Whether a JSON column is an empty list, as it is for most cards. */
function isEmpty(json: unknown): boolean {
  return Array.isArray(json) && json.length === 0;
}

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

/** What happens to a card, person, column, label or the board. */
export interface Effect<K extends Kind = Kind> {
  readonly kind: K;
  readonly payload: Payloads[K];
}

/** The columns of a person. */
export const boardUserColumns = { id: true, name: true, accountId: true, role: true } as const;

/** Checks an event from the database, or a new one. */
export function parseEvent(row: unknown): BoardEvent {
  return event.parse(row);
}

/** Converts an event to the form of the board model. */
export function toModelEvent({ version, ...change }: BoardEvent): ModelEvent {
  switch (change.kind) {
    case 'TASK_DELETED':
      return { __typename: 'TaskDeleted', version, taskId: change.payload.id };
    case 'TASK_PURGED':
      return { __typename: 'TaskPurged', version, taskId: change.payload.id };
    case 'BOARD_USER_DELETED':
      return { __typename: 'BoardUserDeleted', version, userId: change.payload.id };
    case 'BOARD_USER_CREATED':
    case 'BOARD_USER_UPDATED':
      return { __typename: 'BoardUserUpdated', version, user: change.payload };
    case 'COLUMN_CHANGED':
      return { __typename: 'ColumnChanged', version, column: change.payload };
    case 'COLUMN_DELETED': {
      const { id: columnId, moveTo } = change.payload;
      return { __typename: 'ColumnDeleted', version, columnId, moveTo };
    }
    case 'LABEL_CHANGED':
      return { __typename: 'LabelChanged', version, label: change.payload };
    case 'LABEL_DELETED':
      return { __typename: 'LabelDeleted', version, labelId: change.payload.id };
    case 'BOARD_CHANGED':
      return { __typename: 'BoardChanged', version, ...change.payload };
    // The model's TaskUpdated has the whole card, so it also stands for a new, moved or restored one.
    default:
      return { __typename: 'TaskUpdated', version, task: change.payload };
  }
}
