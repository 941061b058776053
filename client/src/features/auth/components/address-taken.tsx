import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { keepNext } from '#session/login-link.ts';
import styles from './auth-form.module.css';

/** What to do with an address that an account can't be made for. */
export function AddressTaken({ email }: { readonly email: string }) {
  const [search] = useSearchParams();
  return (
    <p className={styles.note}>
      If you have an account already, <Link to={keepNext(paths.login, search)}>log in</Link> or{' '}
      <Link to={keepNext(paths.forgotPassword, search)} state={{ email }}>
        set a new password
      </Link>
      .
    </p>
  );
}
