import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { timeAgo } from '#shared/format/format-date.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './devices.module.css';
import { SessionsDocument, useLogOutEverywhere, useLogOutSession } from './operations.ts';

/** The devices where the user is logged in, with buttons to log them out. */
export function Devices() {
  return (
    <>
      <DeviceList />
      <LogOutEverywhere />
    </>
  );
}

/** The list of devices, with the current one first. */
function DeviceList() {
  const { data, error, refetch } = useQuery(SessionsDocument, { fetchPolicy: 'cache-and-network' });
  const [loggedOut, setLoggedOut] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const reload = () => void refetch().catch(() => undefined);
  useOnVisible(reload);
  if (!data?.me) {
    if (!error) return <p className="muted">Loading your devices…</p>;
    return (
      <>
        <StatusMessage failure={failureOf(error).message} />
        <div className={forms.actions}>
          <Button look="quiet" onClick={reload}>
            Try again
          </Button>
        </div>
      </>
    );
  }
  const sessions = [...data.me.sessions].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            onLoggedOut={(device) => {
              setLoggedOut(device);
              // The focused button is removed with its row.
              list.current?.focus();
            }}
          />
        ))}
      </ul>
      <StatusMessage done={loggedOut && `${loggedOut} was logged out.`} />
    </>
  );
}

/** Calls back when the user returns to this tab. */
function useOnVisible(callback: () => void): void {
  const onChange = useEffectEvent(() => {
    if (document.visibilityState === 'visible') callback();
  });
  useEffect(() => {
    const listener = () => onChange();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}

const DeviceRow_session = graphql(`
  fragment DeviceRow_session on Session {
    id
    device
    lastSeenAt
    current
  }
`);

interface DeviceRowProps {
  readonly session: FragmentType<typeof DeviceRow_session>;
  onLoggedOut(device: string): void;
}

/** The row of the current device has no button: its user logs out in the top bar. */
function DeviceRow({ session, onLoggedOut }: DeviceRowProps) {
  const { id, device, lastSeenAt, current } = readFragment(DeviceRow_session, session);
  const logOut = useLogOutSession();
  const { run, busy, failure } = useAction(async () => {
    await logOut(id);
    onLoggedOut(device);
  });
  return (
    <li className={styles.row}>
      <div className={styles.description}>
        <p className={styles.device}>
          {device} {current && <Badge>This device</Badge>}
        </p>
        <p className={styles.seen}>
          Last seen {timeAgo(lastSeenAt, new Date())} · <DateTime iso={lastSeenAt} />
        </p>
      </div>
      {!current && (
        <BusyButton
          look="quiet"
          busy={busy}
          working="Logging out…"
          aria-label={busy ? undefined : `Log out ${device}`}
          onClick={run}
        >
          Log out
        </BusyButton>
      )}
      <StatusMessage failure={failure} />
    </li>
  );
}

function LogOutEverywhere() {
  const [open, setOpen] = useState(false);
  const logOut = useLogOutEverywhere();
  const { run, busy, failure } = useAction(logOut);
  return (
    <div className={forms.actions}>
      <Modal
        title="Log out everywhere?"
        careful
        open={open}
        onOpenChange={setOpen}
        trigger={<Button look="secondary">Log out everywhere</Button>}
      >
        <p>This logs out all your devices, including this one. You can log in again afterwards.</p>
        <StatusMessage failure={failure} />
        <div className={forms.actions}>
          <BusyButton busy={busy} working="Logging out…" onClick={run}>
            Log out everywhere
          </BusyButton>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </div>
      </Modal>
    </div>
  );
}
