import { z } from 'zod';
import type { Db } from '../database/database.ts';

/** A participant: a browser window that has the board open. */
export const person = z.object({
  /** Identifies a user's windows as one participant. Not for clients. */
  key: z.string(),
  /** The id that the browser has chosen. */
  id: z.string(),
  name: z.string(),
  /** The card that the participant drags. */
  taskId: z.string().nullable(),
});

export type Person = z.output<typeof person>;

/** The participants of the board: their number, and up to 50 of them. Those who drag a card come first. */
export interface Roster {
  readonly count: number;
  readonly people: readonly Person[];
}

/** Merges a user's windows into one participant, preferably the one that drags a card. */
export function mergeWindows(people: readonly Person[]): Person[] {
  const byKey = new Map<string, Person>();
  for (const person of people) {
    if (person.taskId !== null || !byKey.get(person.key)?.taskId) byKey.set(person.key, person);
  }
  return [...byKey.values()];
}

/** The maximum number of participants in a roster. */
const maxListed = 50;

/** Sorts the participants who drag a card first, and cuts the list. */
export function listFirst(people: readonly Person[]): Person[] {
  const dragging = people.filter(({ taskId }) => taskId !== null);
  return [...dragging, ...people.filter(({ taskId }) => taskId === null)].slice(0, maxListed);
}

/** A server's roster expires after this time without a heartbeat, in milliseconds. */
export const rosterLifeMs = 30_000;

/** Stores the roster of a server, with the time as heartbeat. */
export async function writeRoster(db: Db, server: string, { count, people }: Roster): Promise<void> {
  const roster = { people: [...people], count, seenAt: new Date() };
  await db.boardRoster.upsert({ where: { server }, create: { server, ...roster }, update: roster });
}

/** Deletes the roster of a server, and expired rosters. */
export async function removeRoster(db: Db, server: string): Promise<void> {
  const expired = { seenAt: { lt: new Date(Date.now() - rosterLifeMs) } };
  await db.boardRoster.deleteMany({ where: { OR: [{ server }, expired] } });
}

/** Reads the participants on the other servers. */
export async function readRosters(db: Db, server: string): Promise<Roster> {
  const rosters = await db.boardRoster.findMany({
    where: { server: { not: server }, seenAt: { gte: new Date(Date.now() - rosterLifeMs) } },
  });
  const people = rosters.flatMap((roster) => z.array(person).parse(roster.people));
  return { count: rosters.reduce((sum, { count }) => sum + count, 0), people: listFirst(people) };
}
