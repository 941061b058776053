import { startingTokens } from '@canary/catalogue/levels';
import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { AccountBenefits } from '#features/auth/components/account-benefits.tsx';
import { AuthPage } from '#features/auth/components/auth-page.tsx';
import { RegisterForm } from '#features/auth/components/register-form.tsx';
import { keepNext } from '#session/login-link.ts';

const found = {
  path: paths.register,
  description: `Register with ${brand.name} for free: ${startingTokens} tokens to start with, location and UPI codes at once, and contact, Wi-Fi, SMS and phone codes for a token each.`,
  keywords: `${brand.name} account, free QR code account, Wi-Fi QR code, vCard QR code, sign up`,
};

export default function Register() {
  const [search] = useSearchParams();
  return (
    <AuthPage
      title="Register"
      found={found}
      lead={
        <>
          Have an account? <Link to={keepNext(paths.login, search)}>Log in</Link>
        </>
      }
      aside={<AccountBenefits />}
    >
      <RegisterForm />
    </AuthPage>
  );
}
