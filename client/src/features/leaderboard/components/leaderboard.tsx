import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { LeaderboardDocument } from '../api/leaderboard.ts';
import styles from './leaderboard.module.css';
import { LeaderboardTable } from './leaderboard-table.tsx';
import { OwnPlace } from './own-place.tsx';

/** The leaderboard as it is now, and the viewer's place on it. */
export function Leaderboard() {
  const { data, error, loading, refetch } = useQuery(LeaderboardDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const entries = data?.leaderboard;
  return (
    <div className={styles.leaderboard}>
      {entries && entries.length > 0 && (
        <>
          <OwnPlace rank={entries.find(({ isViewer }) => isViewer)?.rank} />
          <LeaderboardTable entries={entries} />
        </>
      )}
      {entries?.length === 0 && (
        <p className={styles.empty}>
          Nobody has joined yet. Join on your <Link to={paths.account}>account page</Link>.
        </p>
      )}
      {!entries && loading && <p role="status">Fetching the leaderboard…</p>}
      {error && !loading && (
        <>
          <Outcome failure={failureOf(error).message} />
          <Button
            look="quiet"
            className={styles.again ?? ''}
            onClick={() => void refetch().catch(() => undefined)}
          >
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
