import { newPassword } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useHistoryKey } from '#features/history/key/use-history-key.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { AccountName, PasswordField } from '#shared/ui/password-field.tsx';
import { PasswordStrength } from '#shared/ui/password-strength.tsx';
import { useChangePassword } from '../hooks/use-change-password.ts';
import { presentPassword } from '../present-password.ts';
import styles from './forms.module.css';

const schema = z
  .object({ currentPassword: presentPassword, newPassword })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ['newPassword'],
    message: 'Choose another password than the present one.',
  });

interface PasswordFormProps {
  readonly email: string;
  readonly username: string;
}

/** Another password, for somebody who has one. */
export function PasswordForm({ email, username }: PasswordFormProps) {
  const change = useChangePassword();
  const { rewrap } = useHistoryKey();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { submit, busy, failure, done } = useSubmit(form, async (values) => {
    const rewrapped = await rewrap(values.currentPassword, values.newPassword);
    await change({ ...values, ...rewrapped });
    return 'Your password is changed. Other devices were logged out.';
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AccountName email={email} />
      <PasswordField
        label="Current password"
        required
        autoComplete="current-password"
        {...fieldOf(form, 'currentPassword')}
      />
      <div className={styles.field}>
        <PasswordField
          label="New password"
          hint="8 to 256 characters."
          required
          autoComplete="new-password"
          {...fieldOf(form, 'newPassword')}
        />
        <PasswordStrength
          password={useWatch({ control: form.control, name: 'newPassword' })}
          own={[email, username]}
        />
      </div>
      <Outcome failure={failure} done={done} />
      <div className={styles.actions}>
        <BusyButton type="submit" look="secondary" busy={busy} working="Changing…">
          Change password
        </BusyButton>
      </div>
    </form>
  );
}
