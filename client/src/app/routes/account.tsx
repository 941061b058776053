import { MemberPage } from '#components/layout/member-page.tsx';
import { AccountPage } from '#features/account/components/account-page.tsx';
import { useUser } from '#hooks/use-me.ts';

export default function Account() {
  return (
    <MemberPage title="Your account">
      <AccountPage user={useUser()} />
    </MemberPage>
  );
}
