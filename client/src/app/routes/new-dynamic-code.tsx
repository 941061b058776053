import { paths } from '#config/paths.ts';
import { NewCode } from '#features/dynamic-codes/manage/new-code.tsx';
import { MemberPage, PageHeader } from '#shared/layout/member-page.tsx';

export default function NewDynamicCode() {
  return (
    <MemberPage title="New dynamic code">
      <PageHeader title="New dynamic code" back="Codes" backTo={paths.history}>
        The code contains a short link of this site. You can change where it leads after you have printed it.
      </PageHeader>
      <NewCode />
    </MemberPage>
  );
}
