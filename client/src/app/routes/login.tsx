import { startingTokens } from '@canary/catalogue/levels';
import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { AccountBenefits } from '#features/auth/components/account-benefits.tsx';
import { AuthPage } from '#features/auth/components/auth-page.tsx';
import { LoginForm } from '#features/auth/components/login-form.tsx';
import { useLoginNotice } from '#features/auth/hooks/use-login-notice.ts';
import { useKeychain } from '#features/history/key/keychain.ts';
import { keepNext } from '#session/login-link.ts';
import { Outcome } from '#shared/ui/outcome.tsx';

const found = {
  path: paths.login,
  description: `Log in to ${brand.name} with your email address or with Google: more kinds of codes, your tokens and your unlocks, on every device.`,
  keywords: `${brand.name} login, log in, log in with Google`,
};

export default function Login() {
  const notice = useLoginNotice();
  const { unlockWithPassword } = useKeychain();
  const [search] = useSearchParams();
  return (
    <AuthPage
      title="Log in"
      found={found}
      lead={
        <>
          No account yet? <Link to={keepNext(paths.register, search)}>Register</Link> – it is free, and comes
          with {startingTokens} tokens.
        </>
      }
      aside={<AccountBenefits />}
    >
      <Outcome {...notice} />
      <LoginForm unlockHistory={unlockWithPassword} />
    </AuthPage>
  );
}
