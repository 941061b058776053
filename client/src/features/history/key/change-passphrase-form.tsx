import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { AccountName, PasswordField } from '#shared/ui/password-field.tsx';
import type { FormProps } from './form-props.ts';
import styles from './history-key.module.css';
import { NewPassphraseField } from './new-passphrase-field.tsx';
import { newPassphrase } from './own-secret.ts';
import { WrongInput } from './wrong-input.ts';

interface ChangePassphraseFormProps extends FormProps {
  onChanged(): void;
  onForgotten(): void;
}

/** Another passphrase, in place of one that may have been seen or is a bother to type. */
export function ChangePassphraseForm({ keeper, owner, onChanged, onForgotten }: ChangePassphraseFormProps) {
  const known = [owner.email, owner.username];
  const form = useForm({
    resolver: zodResolver(
      z.object({ present: z.string().min(1, 'Enter your passphrase.'), next: newPassphrase(known) }),
    ),
    defaultValues: { present: '', next: '' },
  });
  const typed = useWatch({ control: form.control, name: 'next' });
  const { submit, busy, failure } = useSubmit(form, async ({ present, next }) => {
    if (!(await keeper.changePassphrase(present, next))) {
      throw new WrongInput('Incorrect passphrase.', 'present');
    }
    onChanged();
    return undefined;
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>Devices on which your history is open stay as they are. Your recovery code goes on working.</p>
      <AccountName email={owner.email} />
      <PasswordField
        label="Your passphrase"
        required
        autoComplete="current-password"
        {...fieldOf(form, 'present')}
      />
      <NewPassphraseField label="New passphrase" typed={typed} own={known} {...fieldOf(form, 'next')} />
      <Outcome failure={failure} />
      <div className={styles.actions}>
        <BusyButton type="submit" busy={busy} working="Changing…">
          Change it
        </BusyButton>
        <Button look="secondary" onClick={onForgotten}>
          Use the recovery code
        </Button>
      </div>
    </form>
  );
}
