import type { EventKind, eventKinds } from '@canary/board/event-kinds';
import type { BoardEvent as ModelEvent } from '@canary/board/model';
import { boardRoles } from '@canary/board/roles';
import { z } from 'zod';

/** The id of the open board, which everyone shares. */
export const openBoardId = 'board';

/** The log replays this many events; clients that missed more load the whole board again. */
export const logLength = 10_000;

const id = z.string();

const task = z.object({
  id,
  title: z.string(),
  column: z.enum(['todo', 'inprogress', 'done']),
  rank: z.string(),
  assigneeId: z.string().nullable(),
});

const boardUser = z.object({
  id,
  name: z.string(),
  // Older events don't have these.
  accountId: z.string().nullable().default(null),
  role: z.enum(boardRoles).nullable().default(null),
});

const board = z.object({ id, name: z.string(), isDeleted: z.boolean() });

const deleted = z.object({ id });

const stored = {
  boardId: z.string(),
  version: z.int(),
  changeId: z.string().nullable(),
  actorId: z.string().nullable(),
  createdAt: z.date(),
};

/** The payload by the field of the event's type. */
const payloads = { task, user: boardUser, taskId: deleted, userId: deleted, name: board } as const;

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
  eventOf('BOARD_USER_CREATED', payloads.user),
  eventOf('BOARD_USER_UPDATED', payloads.user),
  eventOf('BOARD_USER_DELETED', payloads.userId),
  eventOf('BOARD_CHANGED', payloads.name),
]);

/**
 * An entry of a board's log: a change, the board's version after it, the client's idempotency key, the user who acted (null
 * on the open board) and the time.
 */
export type BoardEvent = z.output<typeof event>;

/** The state of a card. */
export type TaskState = z.output<typeof task>;

/** The state of a person on the board. */
export type BoardUserState = z.output<typeof boardUser>;

/** A kind of change. */
export type Kind = EventKind;

/** The payload of each kind of event: the resulting state of what changed, so that applying it twice does no harm. */
export type Payloads = { readonly [K in Kind]: Extract<BoardEvent, { kind: K }>['payload'] };

/** The columns of a card. */
export const taskColumns = { id: true, title: true, column: true, rank: true, assigneeId: true } as const;

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
    case 'BOARD_USER_DELETED':
      return { __typename: 'BoardUserDeleted', version, userId: change.payload.id };
    case 'BOARD_USER_CREATED':
    case 'BOARD_USER_UPDATED':
      return { __typename: 'BoardUserUpdated', version, user: change.payload };
    case 'BOARD_CHANGED':
      return { __typename: 'BoardChanged', version, ...change.payload };
    // The model's TaskUpdated has the whole card, so it also stands for a new, moved or restored one.
    default:
      return { __typename: 'TaskUpdated', version, task: change.payload };
  }
}
