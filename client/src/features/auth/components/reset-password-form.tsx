import { newPassword } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '#config/paths.ts';
import { withNotice } from '#session/login-link.ts';
import { useAccountSession } from '#session/session.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { PasswordStrength } from '#shared/ui/password-strength.tsx';
import { useResetPassword } from '../api/reset-password.ts';
import styles from './auth-form.module.css';

const schema = z.object({ password: newPassword });

interface ResetPasswordFormProps {
  readonly token: string;
  /** The link doesn't work any more. */
  onSpent(): void;
}

/** Sets a new password by a mailed link, and leads to where it is needed. */
export function ResetPasswordForm({ token, onSpent }: ResetPasswordFormProps) {
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
      onSpent();
      return undefined;
    }
    // Every session of the account has ended; the one here too, if it was of the same account.
    if (session.status === 'logged-in') await refreshSession().catch(() => undefined);
    navigate(paths.login, { state: withNotice('changed'), replace: true });
    return undefined;
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField
        label="New password"
        hint={`${passwordLength.min} to ${passwordLength.max} characters. Long beats complicated.`}
        autoComplete="new-password"
        required
        {...fieldOf(form, 'password')}
      />
      <PasswordStrength password={password} />
      <Outcome failure={failure} />
      <BusyButton type="submit" busy={busy} working="Changing…">
        Change password
      </BusyButton>
    </form>
  );
}
