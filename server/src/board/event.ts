import type { BoardEvent as ModelEvent } from '@canary/board/model';
import { z } from 'zod';

/** The id of the only board. */
export const boardId = 'board';

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

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('TASK_CREATED'), payload: task }),
  z.object({ kind: z.literal('TASK_UPDATED'), payload: task }),
  z.object({ kind: z.literal('TASK_MOVED'), payload: task }),
  z.object({ kind: z.literal('TASK_RESTORED'), payload: task }),
  z.object({ kind: z.literal('TASK_DELETED'), payload: deleted }),
  z.object({ kind: z.literal('BOARD_USER_CREATED'), payload: boardUser }),
  z.object({ kind: z.literal('BOARD_USER_UPDATED'), payload: boardUser }),
  z.object({ kind: z.literal('BOARD_USER_DELETED'), payload: deleted }),
]);

const stored = z.object({ version: z.int(), changeId: z.string().nullable(), createdAt: z.date() });

/** The state of a card. */
export type TaskState = z.output<typeof task>;

/** The state of a person on the board. */
export type BoardUserState = z.output<typeof boardUser>;

/** A kind of change with the resulting state of what it changed, so that applying it twice does no harm. */
type Change = z.output<typeof change>;

/** A kind of change. */
export type Kind = Change['kind'];

/** The payload of each kind of event. */
export type Payloads = { readonly [K in Kind]: Extract<Change, { kind: K }>['payload'] };

/** The schema of each kind's payload. */
export const payloads: { readonly [K in Kind]: z.ZodType<Payloads[K]> } = {
  TASK_CREATED: task,
  TASK_UPDATED: task,
  TASK_MOVED: task,
  TASK_RESTORED: task,
  TASK_DELETED: deleted,
  BOARD_USER_CREATED: boardUser,
  BOARD_USER_UPDATED: boardUser,
  BOARD_USER_DELETED: deleted,
};

/** An entry of the board's log: a change, the board's version after it, the client's idempotency key and the time. */
export type BoardEvent = Change & z.output<typeof stored>;

/** The columns of an event. */
export const eventColumns = {
  version: true,
  kind: true,
  payload: true,
  changeId: true,
  createdAt: true,
} as const;

/** The columns of a card. */
export const taskColumns = { id: true, title: true, column: true, rank: true, assigneeId: true } as const;

/** The columns of a person on the board. */
export const boardUserColumns = { id: true, name: true } as const;

/** Parses an event from the database. */
export function parseEvent(row: unknown): BoardEvent {
  return { ...change.parse(row), ...stored.parse(row) };
}

/** An event as the shared model has it. */
export function toModelEvent({ version, ...change }: BoardEvent): ModelEvent {
  switch (change.kind) {
    case 'TASK_DELETED':
      return { __typename: 'TaskDeleted', version, taskId: change.payload.id };
    case 'BOARD_USER_DELETED':
      return { __typename: 'BoardUserDeleted', version, userId: change.payload.id };
    case 'BOARD_USER_CREATED':
    case 'BOARD_USER_UPDATED':
      return { __typename: 'BoardUserUpdated', version, user: change.payload };
    default:
      return { __typename: 'TaskUpdated', version, task: change.payload };
  }
}
