import { Leaderboard } from '#features/leaderboard/leaderboard.tsx';
import { MemberPage, PageHead } from '#shared/layout/member-page.tsx';

export default function LeaderboardPage() {
  return (
    <MemberPage title="Leaderboard">
      <PageHead title="Leaderboard">
        The 50 users with the most points. You earn points with your first visit each day and with every
        unlock.
      </PageHead>
      <Leaderboard />
    </MemberPage>
  );
}
