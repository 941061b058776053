import { email } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '#config/paths.ts';
import type { Persistence } from '#gql/graphql.ts';
import { keepNext } from '#session/login-link.ts';
import { rememberPersistence } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { EmailField } from '#shared/ui/field.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { useLogIn } from '../api/login.ts';
import styles from './auth-form.module.css';
import { GoogleButton } from './google-button.tsx';
import { KeepLoggedIn } from './keep-logged-in.tsx';
import { LoggingIn } from './logging-in.tsx';

const schema = z.object({ email, password: z.string().min(1, 'Enter your password.') });

interface LoginFormProps {
  /** Unlocks the history in the background, since its key is wrapped with the password. */
  unlockHistory(password: string): void;
}

/** Logs in with email and password, or with Google. The page's guard then redirects. */
export function LoginForm({ unlockHistory }: LoginFormProps) {
  const { refreshSession } = useAccountSession();
  const [search] = useSearchParams();
  const logIn = useLogIn();
  const [persistence, setPersistence] = useState<Persistence>('LOCAL');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } });
  const typed = useWatch({ control: form.control, name: 'email' });
  const { submit, busy, failure } = useSubmit(form, async (values) => {
    await logIn({ ...values, persistence });
    rememberPersistence(persistence);
    await refreshSession();
    unlockHistory(values.password);
    return undefined;
  });
  return (
    <>
      <form className={styles.form} data-busy={busy} noValidate onSubmit={submit}>
        <EmailField required {...fieldOf(form, 'email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...fieldOf(form, 'password')}
        />
        <div className={styles.row}>
          <KeepLoggedIn persistence={persistence} onChange={setPersistence} />
          <Link className={styles.link} to={keepNext(paths.forgotPassword, search)} state={{ email: typed }}>
            Forgot password?
          </Link>
        </div>
        <Outcome failure={failure} />
        <BusyButton type="submit" busy={busy} working="Login">
          Login
        </BusyButton>
      </form>
      <p className={styles.or}>or</p>
      <GoogleButton persistence={persistence} />
      <LoggingIn busy={busy} />
    </>
  );
}
