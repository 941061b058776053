import { AccountPage } from '#features/account/account-page.tsx';
import { HistoryAccess } from '#features/history/key/history-access.tsx';
import { useKeychain } from '#features/history/key/keychain.ts';
import { TokensSection } from '#features/tokens/tokens-section.tsx';
import { useUser } from '#session/session.ts';
import { MemberPage } from '#shared/layout/member-page.tsx';

export default function Account() {
  const user = useUser();
  const { rewrap } = useKeychain();
  return (
    <MemberPage title="Your account">
      <AccountPage
        user={user}
        tokens={<TokensSection />}
        history={<HistoryAccess user={user} />}
        rewrapHistoryKey={rewrap}
      />
    </MemberPage>
  );
}
