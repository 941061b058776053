import { Leaderboard } from '#features/leaderboard/components/leaderboard.tsx';
import { MemberPage, PageHead } from '#shared/layout/member-page.tsx';

export default function LeaderboardPage() {
  return (
    <MemberPage title="Leaderboard">
      <PageHead title="Leaderboard">
        The 50 with the most points, by the name that they go by. A day’s first visit and every unlock bring
        points.
      </PageHead>
      <Leaderboard />
    </MemberPage>
  );
}
