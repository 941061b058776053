import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { timeAgo } from '#shared/format/format-date.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { useLogOutSession } from '../hooks/use-logout-session.ts';
import forms from './forms.module.css';
import styles from './session-row.module.css';

export const SessionRow_session = graphql(`
  fragment SessionRow_session on Session {
    id
    device
    lastSeenAt
    current
  }
`);

interface SessionRowProps {
  readonly session: FragmentType<typeof SessionRow_session>;
  /** Called with the name of the device that was logged out. */
  onLoggedOut(device: string): void;
}

/** One device that is logged in. This one logs out in the top bar. */
export function SessionRow({ session, onLoggedOut }: SessionRowProps) {
  const { id, device, lastSeenAt, current } = readFragment(SessionRow_session, session);
  const logOut = useLogOutSession();
  const { run, busy, failure } = useAction(async () => {
    await logOut(id);
    onLoggedOut(device);
    return undefined;
  });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.device}>
          {device} {current && <span className={styles.here}>This device</span>}
        </p>
        <p className={styles.seen}>
          Last seen {timeAgo(lastSeenAt, new Date())} · <DateTime iso={lastSeenAt} />
        </p>
      </div>
      {!current && (
        <BusyButton
          look="quiet"
          className={forms.quiet}
          busy={busy}
          working="Logging out…"
          aria-label={busy ? undefined : `Log out ${device}`}
          onClick={run}
        >
          Log out
        </BusyButton>
      )}
      <Outcome failure={failure} />
    </li>
  );
}
