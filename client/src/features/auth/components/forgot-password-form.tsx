import { email } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BusyButton } from '#components/ui/busy-button.tsx';
import { Outcome } from '#components/ui/outcome.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useSubmit } from '#hooks/use-submit.ts';
import { fieldOf } from '#lib/field-of.ts';
import { useRequestPasswordReset } from '../api/request-password-reset.ts';
import styles from './auth-form.module.css';

const schema = z.object({ email });
const sent =
  'If an account uses this address, a mail with a link is on its way. The link works for one hour.';

/** Asks for a link by mail. What it answers is the same for every address. */
export function ForgotPasswordForm() {
  const request = useRequestPasswordReset();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const { submit, busy, failure, done } = useSubmit(form, async (values) => {
    await request(values.email);
    return sent;
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        {...fieldOf(form, 'email')}
      />
      <Outcome failure={failure} done={done} />
      <BusyButton type="submit" busy={busy} working="Sending…">
        Send me a link
      </BusyButton>
    </form>
  );
}
