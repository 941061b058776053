import { startingTokens } from '@canary/catalogue/levels';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { AccountBenefits } from '#features/auth/account-benefits.tsx';
import { AccountChoice } from '#features/auth/account-choice.tsx';
import { AuthPage } from '#features/auth/auth-page.tsx';
import { LoginForm } from '#features/auth/login-form.tsx';
import { useOpenWithPassword } from '#features/history/key/open-with-password.ts';
import { keepNext } from '#session/login-link.ts';
import { isNewVisitor } from '#session/new-visitor.ts';

const page = {
  seo: {
    path: paths.login,
    description: `Log in to ${brand.name} with your email address or with Google, and use your tokens, unlocks and saved codes on every device.`,
    keywords: `${brand.name} login, log in, log in with Google`,
  },
};

export default function Login() {
  const openWithPassword = useOpenWithPassword();
  const [search] = useSearchParams();
  const { state } = useLocation();
  if (isNewVisitor(state))
    return <AccountChoice {...page} aside={<AccountBenefits />} onAccepted={openWithPassword} />;
  return (
    <AuthPage
      title="Log in"
      {...page}
      lead={
        <>
          No account yet? <Link to={keepNext(paths.register, search)}>Sign up</Link>. It is free and includes{' '}
          {startingTokens} tokens.
        </>
      }
    >
      <LoginForm onAccepted={openWithPassword} />
    </AuthPage>
  );
}
