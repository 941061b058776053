import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import { useShowOnLeaderboard } from './operations.ts';

const LeaderboardSwitch_user = graphql(`
  fragment LeaderboardSwitch_user on User {
    id
    onLeaderboard
  }
`);

export function LeaderboardSwitch({ user }: { readonly user: FragmentType<typeof LeaderboardSwitch_user> }) {
  const { id, onLeaderboard } = readFragment(LeaderboardSwitch_user, user);
  const show = useShowOnLeaderboard(id);
  const { run, busy, failure } = useAction(() => show(!onLeaderboard));
  return (
    <>
      <Switch
        label="Show me on the leaderboard"
        describedBy="leaderboard-hint"
        isOn={onLeaderboard}
        busy={busy}
        onToggle={run}
      />
      <p id="leaderboard-hint" className="muted">
        Only your username, level and points are shown.{' '}
        <Link to={paths.leaderboard}>See the leaderboard</Link>
      </p>
      <StatusMessage failure={failure && `Your choice wasn’t saved. ${failure}`} />
    </>
  );
}
