import { currentPassword, email } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '#config/paths.ts';
import type { Persistence } from '#gql/graphql.ts';
import { keepNext, loginNotice } from '#session/login-link.ts';
import { rememberPersistence } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { CheckboxField, EmailField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './auth-form.module.css';
import { GoogleLogin } from './google-login.tsx';
import { type PasswordHandler, useLogIn } from './operations.ts';

const schema = z.object({ email, password: currentPassword });

interface LoginFormProps {
  readonly onAccepted: PasswordHandler;
}

/** Login with email and password, or with Google. The layout route redirects once the user is logged in. */
export function LoginForm({ onAccepted }: LoginFormProps) {
  const notice = useLoginNotice();
  const { refreshSession } = useAccountSession();
  const [search] = useSearchParams();
  const logIn = useLogIn();
  const [persistence, setPersistence] = useState<Persistence>('LOCAL');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } });
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  const { submit, busy, failure } = useSubmit(form, async (values) => {
    const userId = await logIn({ ...values, persistence });
    rememberPersistence(persistence);
    if (userId) await onAccepted(userId, values.password);
    await refreshSession();
  });
  return (
    <>
      <StatusMessage {...notice} />
      <form className={`${forms.form} ${busy ? styles.busy : ''}`} noValidate onSubmit={submit}>
        <EmailField required {...fieldOf(form, 'email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...fieldOf(form, 'password')}
        />
        <div className={styles.row}>
          <KeepLoggedIn persistence={persistence} onChange={setPersistence} />
          <Link
            className={styles.link}
            to={keepNext(paths.forgotPassword, search)}
            state={{ email: typedEmail }}
          >
            Forgot password?
          </Link>
        </div>
        <StatusMessage failure={failure} />
        <BusyButton type="submit" busy={busy} working="Log in">
          Log in
        </BusyButton>
      </form>
      <GoogleLogin persistence={persistence} />
      {/* This status covers the form, which keeps its input. */}
      <div className={styles.loggingIn} role="status">
        {busy && (
          <p className={styles.loggingInTitle}>
            <Icon name="loader-circle" size={22} />
            Logging you in securely...
          </p>
        )}
      </div>
    </>
  );
}

/** The message from the navigation that led here. It is shown once, not again after a reload. */
function useLoginNotice() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const current = loginNotice(state);
  const [notice] = useState(current);
  useEffect(() => {
    if (current) navigate({ search }, { replace: true });
  }, [current, search, navigate]);
  return notice;
}

interface KeepLoggedInProps {
  readonly persistence: Persistence;
  onChange(persistence: Persistence): void;
}

/** Unchecked, the session ends when the browser closes. */
export function KeepLoggedIn({ persistence, onChange }: KeepLoggedInProps) {
  return (
    <CheckboxField
      label="Keep me logged in"
      checked={persistence === 'LOCAL'}
      onChange={(checked) => onChange(checked ? 'LOCAL' : 'SESSION')}
    />
  );
}
