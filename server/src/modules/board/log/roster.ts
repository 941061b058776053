import { z } from 'zod';
import type { BoardDb } from '../database.ts';

/** A participant: a browser window that has a board open. */
export const participant = z.object({
  /** Identifies a user's windows as one participant. Not sent to clients. */
  key: z.string(),
  /** The id that the browser has chosen. */
  id: z.string(),
  name: z.string(),
  /** The card that the participant drags. */
  taskId: z.string().nullable(),
  /** The card that the participant edits. */
  editingId: z.string().nullable(),
});

export type Participant = z.output<typeof participant>;

/** The key of a user's windows. */
export const userKey = (userId: string) => `user:${userId}`;

/**
 * The number of participants of a board, and up to 50 participants. Participants who drag or edit a card come first.
 */
export interface Roster {
  readonly count: number;
  readonly participants: readonly Participant[];
}

/** How much a participant matters to other users. Above 0, the participant is shown on a card. */
const attention = ({ taskId, editingId }: Participant) =>
  (taskId === null ? 0 : 2) + (editingId === null ? 0 : 1);

/** Merges a user's windows into one participant: preferably the window that drags a card, or else edits a card. */
export function mergeWindows(windows: readonly Participant[]): Participant[] {
  const byKey = new Map<string, Participant>();
  for (const window of windows) {
    const known = byKey.get(window.key);
    if (!known || attention(window) >= attention(known)) byKey.set(window.key, window);
  }
  return [...byKey.values()];
}

/** The maximum number of participants in a roster. */
const maxListed = 50;

/** The participants to list, up to the maximum. Participants who drag or edit a card come first. */
export function selectListed(participants: readonly Participant[]): Participant[] {
  const active = participants.filter((participant) => attention(participant) > 0);
  const others = participants.filter((participant) => attention(participant) === 0);
  return [...active, ...others].slice(0, maxListed);
}

/** A server's roster expires after this time without a heartbeat, in milliseconds. */
export const rosterLifeMs = 30_000;

/** Stores a server's roster of a board, with the time of its heartbeat. */
export async function writeRoster(
  db: BoardDb,
  boardId: string,
  server: string,
  { count, participants }: Roster,
  now: number,
): Promise<void> {
  const roster = { participants: [...participants], count, seenAt: new Date(now) };
  const id = { boardId, server };
  await db.boardRoster.upsert({
    where: { boardId_server: id },
    create: { ...id, ...roster },
    update: roster,
  });
}

/** Deletes a server's roster of a board, and expired rosters. */
export async function removeRoster(db: BoardDb, boardId: string, server: string, now: number): Promise<void> {
  const expired = { seenAt: { lt: new Date(now - rosterLifeMs) } };
  await db.boardRoster.deleteMany({ where: { OR: [{ boardId, server }, expired] } });
}

/** Reads a board's participants on the other servers. */
export async function readRosters(
  db: BoardDb,
  boardId: string,
  server: string,
  now: number,
): Promise<Roster> {
  const rosters = await db.boardRoster.findMany({
    where: { boardId, server: { not: server }, seenAt: { gte: new Date(now - rosterLifeMs) } },
  });
  const participants = rosters.flatMap((roster) => z.array(participant).parse(roster.participants));
  const count = rosters.reduce((sum, roster) => sum + roster.count, 0);
  return { count, participants: selectListed(participants) };
}
