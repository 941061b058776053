import { email } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { useRequestPasswordReset } from '#session/operations.ts';
import { textFromState } from '#shared/browser/navigation.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { EmailField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';

const schema = z.object({ email });

/** The success message is the same for every address, so it doesn't reveal who has an account. */
export function ForgotPasswordForm() {
  const request = useRequestPasswordReset();
  const { state } = useLocation();
  const form = useForm({
    resolver: zodResolver(schema),
    // The address typed on the previous page, passed on without a URL.
    defaultValues: { email: textFromState(state, 'email') ?? '' },
  });
  const { submit, busy, failure, done } = useSubmit(form, async (values) => {
    await request(values.email);
    // Keep the address for another try, in case the email doesn't arrive.
    form.resetField('email', { defaultValue: values.email });
    return `If ${values.email} has an account, we’ve sent it a link. The link works for one hour.`;
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <EmailField required {...fieldOf(form, 'email')} />
      <StatusMessage failure={failure} done={done} />
      <BusyButton type="submit" busy={busy} working="Sending…">
        Send me a link
      </BusyButton>
    </form>
  );
}
