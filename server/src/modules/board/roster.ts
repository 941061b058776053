import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';

/** A participant: a browser window that has the board open. */
export const participant = z.object({
  /** Identifies a user's windows as one participant. Not sent to clients. */
  key: z.string(),
  /** The id that the browser has chosen. */
  id: z.string(),
  name: z.string(),
  /** The card that the participant drags. */
  taskId: z.string().nullable(),
});

export type Participant = z.output<typeof participant>;

/** The participants of the board: their number, and up to 50 of them. Those who drag a card come first. */
export interface Roster {
  readonly count: number;
  readonly participants: readonly Participant[];
}

/** Merges a user's windows into one participant, preferably the one that drags a card. */
export function mergeWindows(windows: readonly Participant[]): Participant[] {
  const byKey = new Map<string, Participant>();
  for (const window of windows) {
    if (window.taskId !== null || !byKey.get(window.key)?.taskId) byKey.set(window.key, window);
  }
  return [...byKey.values()];
}

/** The maximum number of participants in a roster. */
const maxListed = 50;

/** The participants to list: those who drag a card first, up to the maximum. */
export function selectListed(participants: readonly Participant[]): Participant[] {
  const dragging = participants.filter(({ taskId }) => taskId !== null);
  return [...dragging, ...participants.filter(({ taskId }) => taskId === null)].slice(0, maxListed);
}

/** A server's roster expires after this time without a heartbeat, in milliseconds. */
export const rosterLifeMs = 30_000;

/** Stores the roster of a server, with the time as heartbeat. */
export async function writeRoster(
  db: Db,
  server: string,
  { count, participants }: Roster,
  now: number,
): Promise<void> {
  const roster = { participants: [...participants], count, seenAt: new Date(now) };
  await db.boardRoster.upsert({ where: { server }, create: { server, ...roster }, update: roster });
}

/** Deletes the roster of a server, and expired rosters. */
export async function removeRoster(db: Db, server: string, now: number): Promise<void> {
  const expired = { seenAt: { lt: new Date(now - rosterLifeMs) } };
  await db.boardRoster.deleteMany({ where: { OR: [{ server }, expired] } });
}

/** Reads the participants on the other servers. */
export async function readRosters(db: Db, server: string, now: number): Promise<Roster> {
  const rosters = await db.boardRoster.findMany({
    where: { server: { not: server }, seenAt: { gte: new Date(now - rosterLifeMs) } },
  });
  const participants = rosters.flatMap((roster) => z.array(participant).parse(roster.participants));
  const count = rosters.reduce((sum, roster) => sum + roster.count, 0);
  return { count, participants: selectListed(participants) };
}
