import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { useMailPasswordLink } from '../hooks/use-mail-password-link.ts';
import styles from './forms.module.css';

/** A way to a first password, for somebody who came with Google. */
export function PasswordLink({ email }: { readonly email: string }) {
  const mail = useMailPasswordLink();
  const { run, busy, failure, done } = useAction(async () => {
    await mail(email);
    return `We sent a link to ${email}. Open it to set a password; you then log in again.`;
  });
  return (
    <div className={styles.form}>
      <p>
        <strong>You log in with Google</strong>
      </p>
      <p className={styles.note}>
        With a password you can also log in without Google, change your address and delete your account.
      </p>
      <Outcome failure={failure} done={done} />
      <div className={styles.actions}>
        <BusyButton look="secondary" busy={busy} working="Sending…" onClick={run}>
          Mail me a link to set a password
        </BusyButton>
      </div>
    </div>
  );
}
