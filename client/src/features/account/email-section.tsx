import { currentPassword, email as emailAddress } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useSendVerification } from '#session/operations.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { BusyButton } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { EmailField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './email-section.module.css';
import { NoticeEmailsSwitch } from './notice-emails-switch.tsx';
import { useEmailChange, useRequestEmailChange } from './operations.ts';
import { Section } from './section.tsx';

const EmailSection_user = graphql(`
  fragment EmailSection_user on User {
    email
    emailVerified
    ...NoticeEmailsSwitch_user
    hasPassword
    emailChange {
      email
      expiresAt
    }
  }
`);

export function EmailSection({ user }: { readonly user: FragmentType<typeof EmailSection_user> }) {
  const data = readFragment(EmailSection_user, user);
  const { email, emailVerified, hasPassword, emailChange } = data;
  return (
    <Section
      id="email"
      title="Email"
      lead="You log in with this address, and we send messages about your account to it."
    >
      <div className={forms.form}>
        <div className={styles.current}>
          <p className={styles.address}>{email}</p>
          <Badge tone={emailVerified ? 'good' : 'warning'}>
            {emailVerified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        </div>
        {/* A new link for this address would replace the one for the new address. */}
        {!emailVerified && !emailChange && <ResendVerification />}
      </div>
      {hasPassword ? (
        <ChangeOfAddress email={email} change={emailChange ?? null} />
      ) : (
        <p className="muted">To change your email address, set a password first (see below).</p>
      )}
      <NoticeEmailsSwitch user={data} />
    </Section>
  );
}

interface ChangeProps {
  /** The current address. */
  readonly email: string;
  /** The change that waits for confirmation. */
  readonly change: { readonly email: string; readonly expiresAt: string } | null;
}

/** The change of address that waits for confirmation, or the form to request one. */
function ChangeOfAddress({ email, change }: ChangeProps) {
  const [cancelled, setCancelled] = useState<string>();
  const group = useRef<HTMLElement>(null);
  // The pressed button disappears.
  const keepFocus = () => group.current?.focus();
  return (
    <section ref={group} aria-label="Change of email address" tabIndex={-1}>
      {change ? (
        <WaitingChange
          email={email}
          change={change}
          onCancelled={() => {
            setCancelled(change.email);
            keepFocus();
          }}
        />
      ) : (
        <EmailForm
          done={cancelled && `The change to ${cancelled} was cancelled.`}
          onRequested={() => {
            setCancelled(undefined);
            keepFocus();
          }}
        />
      )}
    </section>
  );
}

interface WaitingChangeProps {
  readonly email: string;
  readonly change: NonNullable<ChangeProps['change']>;
  onCancelled(): void;
}

function WaitingChange({ email, change, onCancelled }: WaitingChangeProps) {
  const { resend, cancel } = useEmailChange();
  const resending = useAction(async () => {
    await resend();
    return 'Email sent. It can take a minute and may be in your spam folder.';
  });
  const cancelling = useAction(async () => {
    await cancel();
    onCancelled();
  });
  return (
    <div className={forms.form}>
      <div className={styles.current}>
        <p className={styles.address}>{change.email}</p>
        <Badge tone="warning">Waiting for confirmation</Badge>
      </div>
      <p className="muted">
        We sent a link to {change.email}. Until you open it, log in with {email}. The link works until{' '}
        <DateTime iso={change.expiresAt} />.
      </p>
      <StatusMessage failure={resending.failure ?? cancelling.failure} done={resending.done} />
      <div className={forms.actions}>
        <BusyButton look="secondary" busy={resending.busy} working="Sending…" onClick={resending.run}>
          Resend link
        </BusyButton>
        <BusyButton look="quiet" busy={cancelling.busy} working="Cancelling…" onClick={cancelling.run}>
          Cancel change
        </BusyButton>
      </div>
    </div>
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
  /** The result of an earlier change. */
  readonly done: string | undefined;
  onRequested(): void;
}

function EmailForm({ done, onRequested }: EmailFormProps) {
  const requestChange = useRequestEmailChange();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } });
  const { submit, busy, failure } = useSubmit(form, async (values) => {
    await requestChange(values);
    onRequested();
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
      <StatusMessage failure={failure} done={done} />
      <div className={forms.actions}>
        <BusyButton type="submit" look="secondary" busy={busy} working="Sending…">
          Change email address
        </BusyButton>
      </div>
    </form>
  );
}
