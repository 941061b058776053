import { email } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BusyButton } from '#components/ui/busy-button.tsx';
import { Outcome } from '#components/ui/outcome.tsx';
import { SecretField } from '#components/ui/secret-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useSubmit } from '#hooks/use-submit.ts';
import { fieldOf } from '#lib/field-of.ts';
import { useRequestEmailChange } from '../hooks/use-request-email-change.ts';
import { presentPassword } from '../present-password.ts';
import styles from './forms.module.css';

const schema = z.object({ email, password: presentPassword });

/** Another address, which has to be opened first. */
export function EmailForm() {
  const request = useRequestEmailChange();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } });
  const { submit, busy, failure, done } = useSubmit(form, async (values) => {
    await request(values);
    return `We sent a link to ${values.email}. It takes effect when you open it.`;
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="New e-mail address"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldOf(form, 'email')}
      />
      <SecretField
        label="Your password"
        required
        autoComplete="current-password"
        {...fieldOf(form, 'password')}
      />
      <Outcome failure={failure} done={done} />
      <div className={styles.actions}>
        <BusyButton type="submit" look="secondary" busy={busy} working="Sending…">
          Change e-mail address
        </BusyButton>
      </div>
    </form>
  );
}
