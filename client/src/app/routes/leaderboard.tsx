import { Leaderboard } from '#features/leaderboard/leaderboard.tsx';
import { MemberPage, PageHeader } from '#shared/layout/member-page.tsx';

export default function LeaderboardPage() {
  return (
    <MemberPage title="Leaderboard">
      <PageHeader title="Leaderboard">
        The 50 users with the most points. You earn points with your first visit each day and with every
        unlock.
      </PageHeader>
      <Leaderboard />
    </MemberPage>
  );
}
