import { z } from 'zod';
import type { Db } from '../db.ts';
import { nameSome, person, type Roster } from './person.ts';

/** A server that hasn't said for so long that it is there has gone, in milliseconds. */
export const rosterLifeMs = 30_000;

/** Writes who is at the board by one server. */
export async function writeRoster(db: Db, server: string, { count, people }: Roster): Promise<void> {
  const roster = { people: [...people], count, seenAt: new Date() };
  await db.boardRoster.upsert({ where: { server }, create: { server, ...roster }, update: roster });
}

/** Forgets a server, and those that have gone without a word. */
export async function removeRoster(db: Db, server: string): Promise<void> {
  const gone = { seenAt: { lt: new Date(Date.now() - rosterLifeMs) } };
  await db.boardRoster.deleteMany({ where: { OR: [{ server }, gone] } });
}

/** Who is at the board by the other servers. */
export async function readRosters(db: Db, server: string): Promise<Roster> {
  const rosters = await db.boardRoster.findMany({
    where: { server: { not: server }, seenAt: { gte: new Date(Date.now() - rosterLifeMs) } },
  });
  const people = rosters.flatMap((roster) => z.array(person).parse(roster.people));
  return { count: rosters.reduce((sum, { count }) => sum + count, 0), people: nameSome(people) };
}
