import { email } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { EmailField } from '#shared/ui/field.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { useRequestPasswordReset } from '../api/request-password-reset.ts';
import styles from './auth-form.module.css';

const schema = z.object({ email });

/** What was typed as an address on the page that led here. It travels with the navigation, never in the address bar. */
function typedBefore(state: unknown): string {
  const isTold = typeof state === 'object' && state !== null && 'email' in state;
  return isTold && typeof state.email === 'string' ? state.email : '';
}

/** Asks for a link by mail. What it answers is the same for every address. */
export function ForgotPasswordForm() {
  const request = useRequestPasswordReset();
  const { state } = useLocation();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: typedBefore(state) } });
  const { submit, busy, failure, done } = useSubmit(form, async (values) => {
    await request(values.email);
    // It stays in its field, should the mail not come.
    form.resetField('email', { defaultValue: values.email });
    return `If an account uses ${values.email}, a mail with a link is on its way. The link works for one hour.`;
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EmailField required {...fieldOf(form, 'email')} />
      <Outcome failure={failure} done={done} />
      <BusyButton type="submit" busy={busy} working="Sending…">
        Send me a link
      </BusyButton>
    </form>
  );
}
