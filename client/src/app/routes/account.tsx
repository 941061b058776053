import { AccountPage } from '#features/account/components/account-page.tsx';
import { useUser } from '#session/session.ts';
import { MemberPage } from '#shared/layout/member-page.tsx';

export default function Account() {
  return (
    <MemberPage title="Your account">
      <AccountPage user={useUser()} />
    </MemberPage>
  );
}
