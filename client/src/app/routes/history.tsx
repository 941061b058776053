import { History } from '#features/history/components/history.tsx';
import { MemberPage, PageHead } from '#shared/layout/member-page.tsx';

export default function HistoryPage() {
  return (
    <MemberPage title="My history">
      <PageHead title="My history">
        The codes that you have saved, encrypted before they leave your browser: what we store can’t be read
        without your password, passphrase or recovery code.
      </PageHead>
      <History />
    </MemberPage>
  );
}
