import { MemberPage } from '#components/layout/member-page.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { History } from '#features/history/components/history.tsx';

export default function HistoryPage() {
  return (
    <MemberPage title="My history">
      <PageHead title="My history">
        The codes that you have saved, encrypted before they leave your browser, with a key that we don’t
        have.
      </PageHead>
      <History />
    </MemberPage>
  );
}
