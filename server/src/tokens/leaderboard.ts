import type { Db } from '../db.ts';
import type { User } from '../generated/sqlite/client.ts';

/** How many the leaderboard shows. */
const size = 50;

/** What of a user stands on the leaderboard. */
export type Contender = Pick<User, 'id' | 'username' | 'level' | 'points'>;

/** Those who chose to be shown, by points; of two with as many, whoever came to the site first. */
export function findLeaders(db: Db): Promise<Contender[]> {
  return db.user.findMany({
    where: { onLeaderboard: true },
    select: { id: true, username: true, level: true, points: true },
    orderBy: [{ points: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }],
    take: size,
  });
}
