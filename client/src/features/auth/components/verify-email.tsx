import { Link } from 'react-router-dom';
import { BusyButton } from '#components/ui/busy-button.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { Outcome } from '#components/ui/outcome.tsx';
import { paths } from '#config/paths.ts';
import { useAction } from '#hooks/use-action.ts';
import { useMe } from '#hooks/use-me.ts';
import { withNext } from '#lib/safe-next.ts';
import { useVerifyEmail } from '../api/verify-email.ts';
import styles from './auth-form.module.css';

/** Confirms an address at the press of a button: a scanner that only opens the links of a mail uses none up. */
export function VerifyEmail({ token }: { readonly token: string }) {
  const { me } = useMe();
  const verify = useVerifyEmail();
  const { run, busy, done, failure } = useAction(async () => {
    await verify(token);
    return 'Your address is confirmed.';
  });
  const isHere = me.status === 'signed-in';
  return (
    <div className={styles.form}>
      <Outcome done={done} failure={failure} />
      {!done && (
        <BusyButton busy={busy} working="Confirming…" onClick={run}>
          Confirm my address
        </BusyButton>
      )}
      {done && (
        <Link className={buttonClass()} to={isHere ? paths.home : paths.login}>
          {isHere ? 'Go to your dashboard' : 'Log in'}
        </Link>
      )}
      {failure && (
        <p className={styles.note}>
          A new link can be sent from{' '}
          <Link to={isHere ? paths.account : withNext(paths.login, paths.account)}>your account</Link>.
        </p>
      )}
    </div>
  );
}
