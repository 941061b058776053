import { newPassword } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '#config/paths.ts';
import { withNotice } from '#session/login-link.ts';
import { useAccountSession } from '#session/session.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton, buttonClass } from '#shared/ui/button.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { PasswordStrength } from '#shared/ui/password-strength.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';
import { useResetPassword } from './operations.ts';
import { useHashToken } from './use-hash-token.ts';

/** The page that a password email links to. */
export default function ResetPassword() {
  const { token, clear } = useHashToken();
  const [invalidToken, setInvalidToken] = useState<string>();
  if (token !== null && token !== invalidToken) {
    const onInvalid = () => {
      setInvalidToken(token);
      clear();
    };
    return (
      <AuthPage
        title="Choose a new password"
        lead="This logs you out on all your devices. If you have saved codes, keep your recovery code at hand: the new password alone can’t unlock them."
      >
        <ResetPasswordForm key={token} token={token} onInvalid={onInvalid} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={token === null ? 'This page needs a link' : 'This link no longer works'}>
      <p role="alert">
        {token === null
          ? 'To set a new password, open the link in the email we sent you.'
          : 'It was already used, it is more than an hour old, or you requested a newer one.'}
      </p>
      <Link className={buttonClass()} to={paths.forgotPassword}>
        Send me a new link
      </Link>
    </AuthPage>
  );
}

const schema = z.object({ password: newPassword });

interface ResetPasswordFormProps {
  readonly token: string;
  /** Called if the link was already used or has expired. */
  onInvalid(): void;
}

function ResetPasswordForm({ token, onInvalid }: ResetPasswordFormProps) {
  const { session, refreshSession } = useAccountSession();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const password = useWatch({ control: form.control, name: 'password' });
  const { submit, busy, failure } = useSubmit(form, async (values) => {
    try {
      await reset({ token, ...values });
    } catch (error) {
      if (failureOf(error).field !== 'token') throw error;
      onInvalid();
      return;
    }
    // All sessions of the account have ended. This one has, too, if it belongs to the same account.
    if (session.status === 'logged-in') await refreshSession().catch(() => undefined);
    navigate(paths.login, { state: withNotice('changed'), replace: true });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField
        label="New password"
        hint={`${passwordLength.min} to ${passwordLength.max} characters. Longer is safer.`}
        autoComplete="new-password"
        required
        {...fieldOf(form, 'password')}
      />
      <PasswordStrength password={password} />
      <StatusMessage failure={failure} />
      <BusyButton type="submit" busy={busy} working="Changing…">
        Change password
      </BusyButton>
    </form>
  );
}
