import { type ChangeKind, changes } from '@canary/board/changes/index';
import type { BoardUser } from '@canary/board/model';
import { writes } from '@canary/board/rows';
import { z } from 'zod';
import { jsonBytesOf } from '../cards/card-rows.ts';

/** The number of events in the log. Clients that missed more events load the whole board again. */
export const logLength = 10_000;
/** The maximum size of the events in the log, in bytes. */
export const logBytes = 4_000_000;

/** The kinds of events: changes of a board, its creation, and the end of an import. */
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
export type LoggedEvent = z.output<typeof event>;

/** Checks an event from the database. */
export function parseEvent(row: unknown): LoggedEvent {
  return event.parse(row);
}

/** Makes a new event. @throws if the change has written a value that no row can hold */
export function newEvent(fields: Omit<LoggedEvent, 'bytes'>): LoggedEvent {
  return { ...fields, writes: writes.parse(fields.writes), bytes: jsonBytesOf(fields.writes) };
}

/** Makes the first event of a log, which adds the board's owner. */
export function firstEvent({
  owner,
  ...fields
}: Pick<LoggedEvent, 'boardId' | 'version' | 'kind' | 'createdAt'> & {
  readonly owner: Owner;
}): LoggedEvent {
  return newEvent({ ...fields, writes: { people: [owner] }, changeId: null, actorId: owner.accountId });
}

type Owner = BoardUser & { readonly accountId: string };
