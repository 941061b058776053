import { deletedRecordDays } from '@canary/input/limits';
import { paths } from '#config/paths.ts';
import { DeletedCodes } from '#features/history/list/deleted-page.tsx';
import { MemberPage, PageHeader } from '#shared/layout/member-page.tsx';

export default function DeletedCodesPage() {
  return (
    <MemberPage title="Recently deleted">
      <PageHeader title="Recently deleted" back="Codes" backTo={paths.history}>
        Codes that you deleted in the last {deletedRecordDays} days. After that, they are deleted for good.
      </PageHeader>
      <DeletedCodes />
    </MemberPage>
  );
}
