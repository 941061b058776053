import type { User } from '../../generated/sqlite/client.ts';
import type { Db } from '../../platform/database/database.ts';

/** The number of users on the leaderboard. */
const size = 50;

/** A user's public data on the leaderboard. */
export type LeaderboardUser = Pick<User, 'id' | 'username' | 'level' | 'points'>;

/** The users who opted in to the leaderboard, by points. Of users with equal points, the older account comes first. */
export function findLeaders(db: Db): Promise<LeaderboardUser[]> {
  return db.user.findMany({
    where: { onLeaderboard: true },
    select: { id: true, username: true, level: true, points: true },
    // Ids are in the order of creation (UUID version 7).
    orderBy: [{ points: 'desc' }, { id: 'asc' }],
    take: size,
  });
}
