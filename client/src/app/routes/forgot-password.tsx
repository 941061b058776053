import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { AuthPage } from '#features/auth/auth-page.tsx';
import { ForgotPasswordForm } from '#features/auth/forgot-password-form.tsx';
import { keepNext } from '#session/login-link.ts';

const seo = {
  path: paths.forgotPassword,
  description: `Forgot the password of your ${brand.name} account? Get a link by email and choose a new one.`,
  keywords: `${brand.name} forgotten password, reset password`,
};

export default function ForgotPassword() {
  const [search] = useSearchParams();
  return (
    <AuthPage title="Forgot your password?" seo={seo} lead="We’ll email you a link to choose a new one.">
      <ForgotPasswordForm />
      <p>
        Remember it? <Link to={keepNext(paths.login, search)}>Log in</Link>
      </p>
    </AuthPage>
  );
}
