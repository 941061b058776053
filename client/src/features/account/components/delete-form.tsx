import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { AccountName, PasswordField } from '#shared/ui/password-field.tsx';
import { useDeleteAccount } from '../hooks/use-delete-account.ts';
import { presentPassword } from '../present-password.ts';
import styles from './forms.module.css';

const schema = z.object({ password: presentPassword });

interface DeleteFormProps {
  readonly email: string;
  onCancel(): void;
}

/** The last question before an account is gone. */
export function DeleteForm({ email, onCancel }: DeleteFormProps) {
  const deleteAccount = useDeleteAccount();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { submit, busy, failure } = useSubmit(form, async ({ password }) => {
    await deleteAccount(password);
    return undefined;
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>
        Your unlocks, your tokens, your level and your history go with it, on every device. This can’t be
        undone.
      </p>
      <AccountName email={email} />
      <PasswordField
        label="Your password"
        required
        autoComplete="current-password"
        {...fieldOf(form, 'password')}
      />
      <Outcome failure={failure} />
      <div className={styles.actions}>
        <BusyButton type="submit" className={styles.danger} busy={busy} working="Deleting…">
          Delete my account for good
        </BusyButton>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
