import { currentPassword, email as emailAddress } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useSendVerification } from '#session/operations.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { EmailField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './email-section.module.css';
import { useRequestEmailChange } from './operations.ts';
import { Section } from './section.tsx';

const EmailSection_user = graphql(`
  fragment EmailSection_user on User {
    email
    emailVerified
    hasPassword
  }
`);

export function EmailSection({ user }: { readonly user: FragmentType<typeof EmailSection_user> }) {
  const { email, emailVerified, hasPassword } = readFragment(EmailSection_user, user);
  return (
    <Section
      id="email"
      title="Email"
      lead="You log in with this address, and we send messages about your account to it."
    >
      <div className={forms.form}>
        <div className={styles.current}>
          <p className={styles.address}>{email}</p>
          <p className={emailVerified ? styles.confirmed : styles.unconfirmed}>
            {emailVerified ? 'Confirmed' : 'Not confirmed'}
          </p>
        </div>
        {!emailVerified && <ResendVerification />}
      </div>
      {hasPassword ? (
        <EmailForm email={email} />
      ) : (
        <p className={forms.note}>To change your email address, set a password first (see below).</p>
      )}
    </Section>
  );
}

function ResendVerification() {
  const { run, busy, failure, done } = useSendVerification();
  return (
    <>
      <StatusMessage failure={failure} done={done} />
      <div className={forms.actions}>
        <BusyButton look="quiet" busy={busy} working="Sending…" onClick={run}>
          Resend email
        </BusyButton>
      </div>
    </>
  );
}

const schema = z.object({ email: emailAddress, password: currentPassword });

interface EmailFormProps {
  /** The current address. */
  readonly email: string;
}

function EmailForm({ email }: EmailFormProps) {
  const requestChange = useRequestEmailChange();
  // The success message is hidden once the address has changed.
  const [requestedFrom, setRequestedFrom] = useState<string>();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } });
  const { submit, busy, failure, done } = useSubmit(form, async (values) => {
    await requestChange(values);
    setRequestedFrom(email);
    return `We sent a link to ${values.email}. Until you open it, log in with ${email}.`;
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <EmailField label="New email address" required {...fieldOf(form, 'email')} />
      <PasswordField
        label="Your password"
        required
        autoComplete="current-password"
        {...fieldOf(form, 'password')}
      />
      <StatusMessage failure={failure} done={requestedFrom === email ? done : undefined} />
      <div className={forms.actions}>
        <BusyButton type="submit" look="secondary" busy={busy} working="Sending…">
          Change email address
        </BusyButton>
      </div>
    </form>
  );
}
