import { email as address } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { EmailField } from '#shared/ui/field.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { useRequestEmailChange } from '../hooks/use-request-email-change.ts';
import { presentPassword } from '../present-password.ts';
import styles from './forms.module.css';

const schema = z.object({ email: address, password: presentPassword });

interface EmailFormProps {
  /** The present address. */
  readonly email: string;
}

/** Another address, which has to be opened first. */
export function EmailForm({ email }: EmailFormProps) {
  const request = useRequestEmailChange();
  // What was said of a link is over once the address has changed.
  const [askedWith, setAskedWith] = useState<string>();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } });
  const { submit, busy, failure, done } = useSubmit(form, async (values) => {
    await request(values);
    setAskedWith(email);
    return `We sent a link to ${values.email}. Until you open it, you log in with ${email}.`;
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EmailField label="New email address" required {...fieldOf(form, 'email')} />
      <PasswordField
        label="Your password"
        required
        autoComplete="current-password"
        {...fieldOf(form, 'password')}
      />
      <Outcome failure={failure} done={askedWith === email ? done : undefined} />
      <div className={styles.actions}>
        <BusyButton type="submit" look="secondary" busy={busy} working="Sending…">
          Change email address
        </BusyButton>
      </div>
    </form>
  );
}
