import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';

const OwnPlace_user = graphql(`
  fragment OwnPlace_user on User {
    onLeaderboard
    points
  }
`);

/**
 * Whether the viewer is shown, and where that is changed.
 *
 * @param rank the viewer's; undefined when they aren't among those shown
 */
export function OwnPlace({ rank }: { rank: number | undefined }) {
  const { number, plural } = useNumbers();
  const { onLeaderboard, points } = readFragment(OwnPlace_user, useUser());
  if (!onLeaderboard) {
    return (
      <p>
        You aren’t shown here. Join on <Link to={paths.account}>your account page</Link>, with your{' '}
        {plural(points, 'point')}.
      </p>
    );
  }
  return (
    <p>
      {rank === undefined
        ? `You take part with ${plural(points, 'point')}, and aren’t among the first 50 yet.`
        : `You are number ${number(rank)}, with ${plural(points, 'point')}.`}{' '}
      Leave on <Link to={paths.account}>your account page</Link> whenever you like.
    </p>
  );
}
