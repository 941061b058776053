import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useReturn } from '#features/account/use-return.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { SessionsDocument } from '../api/sessions.ts';
import forms from './forms.module.css';
import styles from './session-list.module.css';
import { SessionRow } from './session-row.tsx';

/** Every device that is logged in, the one in use first. */
export function SessionList() {
  const { data, error, refetch } = useQuery(SessionsDocument, { fetchPolicy: 'cache-and-network' });
  const [loggedOut, setLoggedOut] = useState<string>();
  useReturn(() => void refetch().catch(() => undefined));
  const list = useRef<HTMLUListElement>(null);
  if (!data) {
    if (!error) return <p className={forms.note}>Looking up where you are logged in…</p>;
    return (
      <>
        <Outcome failure={failureOf(error).message} />
        <div className={forms.actions}>
          <Button look="quiet" className={forms.quiet} onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {inUseFirst(data.sessions).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onLoggedOut={(device) => {
              setLoggedOut(device);
              // The button that was pressed is gone with its row.
              list.current?.focus();
            }}
          />
        ))}
      </ul>
      <Outcome done={loggedOut && `${loggedOut} is logged out.`} />
    </>
  );
}

function inUseFirst<Session extends { readonly current: boolean }>(sessions: readonly Session[]) {
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}
