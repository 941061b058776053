import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { useAccountSession } from '#session/session.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton, buttonClass } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { useVerifyEmail } from '../api/verify-email.ts';
import styles from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';

interface VerifyEmailProps {
  readonly token: string;
  /** The link doesn't work any more, whether it worked just now or not. */
  onSpent(): void;
}

/** Confirms an address at the press of a button: a scanner that only opens the links of a mail uses none up. */
export function VerifyEmail({ token, onSpent }: VerifyEmailProps) {
  const { session } = useAccountSession();
  const verify = useVerifyEmail();
  const [refusal, setRefusal] = useState<string>();
  const { run, busy, done, failure } = useAction(async () => {
    try {
      await verify(token);
    } catch (error) {
      const { field, message } = failureOf(error);
      // Anything else may go better at the next press.
      if (field !== 'token') throw error;
      setRefusal(message);
      onSpent();
      return undefined;
    }
    onSpent();
    return 'It is now the address of your account.';
  });
  const isHere = session.status === 'logged-in';
  if (refusal) {
    return (
      <AuthPage title="This link doesn’t work any more">
        <Outcome failure={refusal} />
        <Link
          ref={focus}
          className={buttonClass()}
          to={isHere ? paths.account : withNext(paths.login, paths.account)}
        >
          {isHere ? 'Get a new link from your account' : 'Log in to get a new link'}
        </Link>
      </AuthPage>
    );
  }
  if (done) {
    return (
      <AuthPage title="Your email address is confirmed">
        <Outcome done={done} />
        <Link ref={focus} className={buttonClass()} to={isHere ? paths.home : paths.login}>
          {isHere ? 'Go to your dashboard' : 'Log in'}
        </Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Confirm your address" lead="Then we know that mail to it reaches you.">
      <div className={styles.form}>
        <Outcome failure={failure} />
        <BusyButton busy={busy} working="Confirming…" onClick={run}>
          Confirm my address
        </BusyButton>
      </div>
    </AuthPage>
  );
}

/** The way on takes over from the button that was pressed, which is gone. */
function focus(link: HTMLAnchorElement | null) {
  link?.focus();
}
