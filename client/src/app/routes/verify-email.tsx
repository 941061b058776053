import { type Ref, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { AuthPage } from '#features/auth/auth-page.tsx';
import { useVerifyEmail } from '#features/auth/operations.ts';
import { useHashToken } from '#features/auth/use-hash-token.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { withNext } from '#session/login-link.ts';
import { useAccountSession } from '#session/session.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton, buttonClass } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';

const VerifyEmail_user = graphql(`
  fragment VerifyEmail_user on User {
    email
    emailVerified
  }
`);

/** The page that a confirmation email links to. */
export default function VerifyEmail() {
  const { token, clear } = useHashToken();
  if (token !== null) return <ConfirmEmail key={token} token={token} onUsed={clear} />;
  return (
    <AuthPage title="This page needs a link">
      <p role="alert">To confirm your email address, open the link in the email we sent you.</p>
      <NewLink />
    </AuthPage>
  );
}

interface ConfirmEmailProps {
  readonly token: string;
  /** Called when the link can't be used again. */
  onUsed(): void;
}

/** Asks for a click, because mail scanners open the links in emails. */
function ConfirmEmail({ token, onUsed }: ConfirmEmailProps) {
  const isLoggedIn = useAccountSession().session.status === 'logged-in';
  const verify = useVerifyEmail();
  const [invalidLink, setInvalidLink] = useState<string>();
  const { run, busy, done, failure } = useAction(async () => {
    try {
      await verify(token);
    } catch (error) {
      const { field, message } = failureOf(error);
      if (field !== 'token') throw error;
      setInvalidLink(message);
      onUsed();
      return undefined;
    }
    onUsed();
    return 'Your account now uses this address.';
  });
  if (invalidLink) {
    return (
      <AuthPage title="This link no longer works">
        <StatusMessage failure={invalidLink} />
        <NewLink ref={focus} />
      </AuthPage>
    );
  }
  if (done) {
    return (
      <AuthPage title="Email address confirmed">
        <StatusMessage done={done} />
        <Link ref={focus} className={buttonClass()} to={isLoggedIn ? paths.home : paths.login}>
          {isLoggedIn ? 'Go to dashboard' : 'Log in'}
        </Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Confirm your email address" lead="This shows that our emails reach you.">
      <div className={forms.form}>
        <StatusMessage failure={failure} />
        <BusyButton busy={busy} working="Confirming…" onClick={run}>
          Confirm email address
        </BusyButton>
      </div>
    </AuthPage>
  );
}

/** Leads to the account page, which sends the email again. The link in it may be used already. */
function NewLink({ ref }: { readonly ref?: Ref<HTMLAnchorElement> }) {
  const user = readFragment(VerifyEmail_user, useAccountSession().user);
  const account = `${paths.account}#email`;
  return (
    <>
      {user?.emailVerified && <p>Your address {user.email} is already confirmed.</p>}
      <Link ref={ref} className={buttonClass()} to={user ? account : withNext(paths.login, account)}>
        {!user ? 'Log in to get a new link' : user.emailVerified ? 'Go to your account' : 'Get a new link'}
      </Link>
    </>
  );
}

/** The link replaces the button that was clicked, and takes over its focus. */
function focus(link: HTMLAnchorElement | null) {
  link?.focus();
}
