import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { AccountBenefits } from '#features/auth/components/account-benefits.tsx';
import { AuthPage } from '#features/auth/components/auth-page.tsx';
import { RegisterForm } from '#features/auth/components/register-form.tsx';
import { keepNext } from '#lib/with-next.ts';

export default function Register() {
  const [search] = useSearchParams();
  return (
    <AuthPage
      title="Register"
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
