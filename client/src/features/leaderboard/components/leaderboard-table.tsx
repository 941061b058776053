import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import styles from './leaderboard-table.module.css';

const LeaderboardTable_entry = graphql(`
  fragment LeaderboardTable_entry on LeaderboardEntry {
    rank
    username
    level
    points
    isViewer
  }
`);

/** Who has the most points, with the viewer's own row marked. */
export function LeaderboardTable({
  entries,
}: {
  entries: readonly FragmentType<typeof LeaderboardTable_entry>[];
}) {
  const { number } = useNumbers();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">The leaderboard, by points</caption>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Username</th>
          <th scope="col">Level</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {readFragment(LeaderboardTable_entry, entries).map(({ rank, username, level, points, isViewer }) => (
          <tr key={rank} className={isViewer ? styles.viewer : undefined}>
            <td>{rank}</td>
            <th scope="row">
              <span className={styles.name} title={username}>
                {username}
              </span>{' '}
              {isViewer && <span className={styles.you}>You</span>}
            </th>
            <td>{level}</td>
            <td>{number(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
