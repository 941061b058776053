import { z } from 'zod';

const id = z.string();

const task = z.object({
  id,
  title: z.string(),
  column: z.enum(['todo', 'inprogress', 'done']),
  rank: z.string(),
  assigneeId: z.string().nullable(),
});

const boardUser = z.object({ id, name: z.string() });

const gone = z.object({ id });

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('TASK_CREATED'), payload: task }),
  z.object({ kind: z.literal('TASK_UPDATED'), payload: task }),
  z.object({ kind: z.literal('TASK_MOVED'), payload: task }),
  z.object({ kind: z.literal('TASK_RESTORED'), payload: task }),
  z.object({ kind: z.literal('TASK_DELETED'), payload: gone }),
  z.object({ kind: z.literal('BOARD_USER_CREATED'), payload: boardUser }),
  z.object({ kind: z.literal('BOARD_USER_UPDATED'), payload: boardUser }),
  z.object({ kind: z.literal('BOARD_USER_DELETED'), payload: gone }),
]);

const stored = z.object({ version: z.int(), changeId: z.string().nullable() });

/** A card as clients know it. */
export type TaskState = z.output<typeof task>;

/** A name on the board, as clients know it. */
export type BoardUserState = z.output<typeof boardUser>;

/** What a change leaves: the state of what it touched, so that to apply it twice is to apply it once. */
export type Outcome = z.output<typeof outcome>;

/** What each kind of change leaves. */
export interface Payloads {
  readonly TASK_CREATED: TaskState;
  readonly TASK_UPDATED: TaskState;
  readonly TASK_MOVED: TaskState;
  readonly TASK_RESTORED: TaskState;
  readonly TASK_DELETED: { readonly id: string };
  readonly BOARD_USER_CREATED: BoardUserState;
  readonly BOARD_USER_UPDATED: BoardUserState;
  readonly BOARD_USER_DELETED: { readonly id: string };
}

/** What a change can have done. */
export type Kind = keyof Payloads;

/** How the payload of each kind is read from the database. */
export const payloads: { readonly [K in Kind]: z.ZodType<Payloads[K]> } = {
  TASK_CREATED: task,
  TASK_UPDATED: task,
  TASK_MOVED: task,
  TASK_RESTORED: task,
  TASK_DELETED: gone,
  BOARD_USER_CREATED: boardUser,
  BOARD_USER_UPDATED: boardUser,
  BOARD_USER_DELETED: gone,
};

/** One entry of the board's log: the outcome, the board's version after it, and what its sender calls it. */
export type BoardEvent = Outcome & z.output<typeof stored>;

/** What is read of a stored event. */
export const eventColumns = { version: true, kind: true, payload: true, changeId: true } as const;

/** What is read of a stored card. */
export const taskColumns = { id: true, title: true, column: true, rank: true, assigneeId: true } as const;

/** What is read of a stored board user. */
export const boardUserColumns = { id: true, name: true } as const;

/** Reads an event as the database holds it. */
export function parseEvent(row: unknown): BoardEvent {
  return { ...outcome.parse(row), ...stored.parse(row) };
}
