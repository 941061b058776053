import { newPassword } from '@canary/input/account';
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
import forms from '#shared/ui/form.module.css';
import { NewPasswordField } from '#shared/ui/new-password-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { useResetPassword } from './operations.ts';

const schema = z.object({ password: newPassword });

interface ResetPasswordFormProps {
  readonly token: string;
  /** Called if the link was already used or has expired. */
  onInvalid(): void;
}

export function ResetPasswordForm({ token, onInvalid }: ResetPasswordFormProps) {
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
    // All sessions of the account have ended, also this session if it belongs to the same account.
    if (session.status === 'logged-in') await refreshSession().catch(() => undefined);
    navigate(paths.login, { state: withNotice('changed'), replace: true });
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <NewPasswordField label="New password" password={password} {...fieldOf(form, 'password')} />
      <StatusMessage failure={failure} />
      <BusyButton type="submit" busy={busy} working="Changing…">
        Change password
      </BusyButton>
    </form>
  );
}
