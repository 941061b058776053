import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { AuthPage } from '#features/auth/components/auth-page.tsx';
import { ForgotPasswordForm } from '#features/auth/components/forgot-password-form.tsx';
import { keepNext } from '#session/login-link.ts';

const found = {
  path: paths.forgotPassword,
  description: `Forgot the password of your ${brand.name} account? Have a link mailed by which you choose a new one.`,
  keywords: `${brand.name} forgotten password, reset password`,
};

export default function ForgotPassword() {
  const [search] = useSearchParams();
  return (
    <AuthPage
      title="Forgot your password?"
      found={found}
      lead="We mail you a link by which you choose a new one."
    >
      <ForgotPasswordForm />
      <p>
        Remembered it? <Link to={keepNext(paths.login, search)}>Log in</Link>
      </p>
    </AuthPage>
  );
}
