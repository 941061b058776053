import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './leaderboard.module.css';
import { LeaderboardDocument } from './operations.ts';

const account = `${paths.account}#leaderboard`;

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
          <OwnRank rank={entries.find(({ isViewer }) => isViewer)?.rank} />
          <LeaderboardTable entries={entries} />
        </>
      )}
      {entries?.length === 0 && (
        <MessageBox icon="trophy" title="No one has joined yet">
          <p>
            You can join on <Link to={account}>your account page</Link>.
          </p>
        </MessageBox>
      )}
      {!entries && loading && <p role="status">Loading the leaderboard…</p>}
      {error && !loading && (
        <>
          <StatusMessage failure={failureOf(error).message} />
          <Button
            look="quiet"
            className={styles.retry ?? ''}
            onClick={() => void refetch().catch(() => undefined)}
          >
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

const OwnRank_user = graphql(`
  fragment OwnRank_user on User {
    onLeaderboard
    points
  }
`);

/** @param rank the user's rank; undefined if they aren't in the list */
function OwnRank({ rank }: { readonly rank: number | undefined }) {
  const { number, plural } = useNumbers();
  const { onLeaderboard, points } = readFragment(OwnRank_user, useUser());
  if (!onLeaderboard) {
    return (
      <p>
        You aren’t on the leaderboard. You can join with your {plural(points, 'point')} on{' '}
        <Link to={account}>your account page</Link>.
      </p>
    );
  }
  return (
    <p>
      {rank === undefined
        ? `You have ${plural(points, 'point')} and aren’t among the top 50 yet.`
        : `You are number ${number(rank)} with ${plural(points, 'point')}.`}{' '}
      You can leave at any time on <Link to={account}>your account page</Link>.
    </p>
  );
}

const LeaderboardTable_entry = graphql(`
  fragment LeaderboardTable_entry on LeaderboardEntry {
    rank
    username
    level
    points
    isViewer
  }
`);

interface LeaderboardTableProps {
  readonly entries: readonly FragmentType<typeof LeaderboardTable_entry>[];
}

function LeaderboardTable({ entries }: LeaderboardTableProps) {
  const { number } = useNumbers();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Leaderboard, ranked by points</caption>
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
              {isViewer && <Badge>You</Badge>}
            </th>
            <td>{level}</td>
            <td>{number(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
