import { SavedCodes } from '#features/history/list/history-page.tsx';
import { MemberPage, PageHeader } from '#shared/layout/member-page.tsx';

export default function HistoryPage() {
  return (
    <MemberPage title="My history">
      <PageHeader title="My history">
        Your saved codes. They are encrypted before they leave your browser, so only you can read them.
      </PageHeader>
      <SavedCodes />
    </MemberPage>
  );
}
