import { startingTokens } from '@canary/catalogue/levels';
import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { AccountBenefits } from '#features/auth/account-benefits.tsx';
import { AuthPage } from '#features/auth/auth-page.tsx';
import { SignUpForm } from '#features/auth/sign-up-form.tsx';
import { useOpenWithPassword } from '#features/history/key/open-with-password.ts';
import { keepNext } from '#session/login-link.ts';

const seo = {
  path: paths.register,
  description: `Sign up for ${brand.name} for free. You get ${startingTokens} tokens to unlock contact, Wi-Fi, SMS and phone codes for a token each. All other types are free.`,
  keywords: `${brand.name} account, free QR code account, Wi-Fi QR code, vCard QR code, sign up`,
};

export default function Register() {
  const openWithPassword = useOpenWithPassword();
  const [search] = useSearchParams();
  return (
    <AuthPage
      title="Sign up"
      seo={seo}
      lead={
        <>
          Already have an account? <Link to={keepNext(paths.login, search)}>Log in</Link>
        </>
      }
      aside={<AccountBenefits />}
    >
      <SignUpForm onAccepted={openWithPassword} />
    </AuthPage>
  );
}
