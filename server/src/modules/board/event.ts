import type { BoardEvent as ModelEvent } from '@canary/board/model';
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

const boardUser = z.object({ id, name: z.string() });

const deleted = z.object({ id });

const stored = {
  boardId: z.string(),
  version: z.int(),
  changeId: z.string().nullable(),
  createdAt: z.date(),
};

const eventOf = <K extends string, Payload extends z.ZodType>(kind: K, payload: Payload) =>
  z.object({ kind: z.literal(kind), payload, ...stored });

const event = z.discriminatedUnion('kind', [
  eventOf('TASK_CREATED', task),
  eventOf('TASK_UPDATED', task),
  eventOf('TASK_MOVED', task),
  eventOf('TASK_RESTORED', task),
  eventOf('TASK_DELETED', deleted),
  eventOf('BOARD_USER_CREATED', boardUser),
  eventOf('BOARD_USER_UPDATED', boardUser),
  eventOf('BOARD_USER_DELETED', deleted),
]);

/** An entry of a board's log: a change, the board's version after it, the client's idempotency key and the time. */
export type BoardEvent = z.output<typeof event>;

/** The state of a card. */
export type TaskState = z.output<typeof task>;

/** The state of a person on the board. */
export type BoardUserState = z.output<typeof boardUser>;

/** A kind of change. */
export type Kind = BoardEvent['kind'];

/** The payload of each kind of event: the resulting state of what changed, so that applying it twice does no harm. */
export type Payloads = { readonly [K in Kind]: Extract<BoardEvent, { kind: K }>['payload'] };

/** The columns of a card. */
export const taskColumns = { id: true, title: true, column: true, rank: true, assigneeId: true } as const;

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
    // The model's TaskUpdated has the whole card, so it also stands for a new, moved or restored one.
    default:
      return { __typename: 'TaskUpdated', version, task: change.payload };
  }
}
