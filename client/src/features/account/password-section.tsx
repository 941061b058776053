import { currentPassword, newPassword } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangePasswordInput } from '#gql/graphql.ts';
import { useRequestPasswordReset } from '#session/operations.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { NewPasswordField } from '#shared/ui/new-password-field.tsx';
import { AccountName, PasswordField } from '#shared/ui/password-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { useChangePassword } from './operations.ts';
import { Section } from './section.tsx';

const PasswordSection_user = graphql(`
  fragment PasswordSection_user on User {
    hasPassword
    email
    username
  }
`);

/** Encrypts the history key with the new password; undefined if there is no key that the current password opens. */
export type RewrapHistoryKey = (
  currentPassword: string,
  newPassword: string,
) => Promise<Pick<ChangePasswordInput, 'historyKey' | 'historyKeyId'> | undefined>;

interface PasswordSectionProps {
  readonly user: FragmentType<typeof PasswordSection_user>;
  readonly rewrapHistoryKey: RewrapHistoryKey;
}

export function PasswordSection({ user, rewrapHistoryKey }: PasswordSectionProps) {
  const { hasPassword, email, username } = readFragment(PasswordSection_user, user);
  return (
    <Section
      id="password"
      title="Password"
      lead={
        hasPassword
          ? 'Changing your password logs out all other devices. API keys keep working.'
          : 'Your account has no password yet.'
      }
    >
      {hasPassword ? (
        <PasswordForm email={email} username={username} rewrapHistoryKey={rewrapHistoryKey} />
      ) : (
        <PasswordLink email={email} />
      )}
    </Section>
  );
}

const schema = z
  .object({ currentPassword, newPassword })
  .refine((values) => values.newPassword !== values.currentPassword, {
    path: ['newPassword'],
    message: 'Choose a password that differs from the current one.',
  });

interface PasswordFormProps {
  readonly email: string;
  readonly username: string;
  readonly rewrapHistoryKey: RewrapHistoryKey;
}

function PasswordForm({ email, username, rewrapHistoryKey }: PasswordFormProps) {
  const change = useChangePassword();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { submit, busy, failure, done } = useSubmit(form, async (values) => {
    const historyKey = await rewrapHistoryKey(values.currentPassword, values.newPassword);
    await change({ ...values, ...historyKey });
    return 'Password changed. Other devices were logged out.';
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <AccountName email={email} />
      <PasswordField
        label="Current password"
        required
        autoComplete="current-password"
        {...fieldOf(form, 'currentPassword')}
      />
      <NewPasswordField
        label="New password"
        password={useWatch({ control: form.control, name: 'newPassword' })}
        userInputs={[email, username]}
        {...fieldOf(form, 'newPassword')}
      />
      <StatusMessage failure={failure} done={done} />
      <div className={forms.actions}>
        <BusyButton type="submit" look="secondary" busy={busy} working="Changing…">
          Change password
        </BusyButton>
      </div>
    </form>
  );
}

/** Lets a user who signed up with Google set a first password. */
function PasswordLink({ email }: { readonly email: string }) {
  const send = useRequestPasswordReset();
  const { run, busy, failure, done } = useAction(async () => {
    await send(email);
    return `We sent a link to ${email}. Open it to set a password, then log in again.`;
  });
  return (
    <div className={forms.form}>
      <p>
        <strong>You log in with Google</strong>
      </p>
      <p className="muted">
        With a password you can also log in without Google, change your email address and delete your account.
      </p>
      <StatusMessage failure={failure} done={done} />
      <div className={forms.actions}>
        <BusyButton look="secondary" busy={busy} working="Sending…" onClick={run}>
          Email me a link to set a password
        </BusyButton>
      </div>
    </div>
  );
}
