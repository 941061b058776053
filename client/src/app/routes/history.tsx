import { SavedCodes } from '#features/history/list/history-page.tsx';
import { MemberPage } from '#shared/layout/member-page.tsx';

export default function HistoryPage() {
  return (
    <MemberPage title="Codes">
      <SavedCodes />
    </MemberPage>
  );
}
