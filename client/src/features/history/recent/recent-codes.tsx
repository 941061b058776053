import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { useRememberedFlag } from '#shared/storage/use-remembered-flag.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { hasCodesKey } from '../key/has-codes.ts';
import { type LockedHistory, useKeychain, useKeyState } from '../key/keychain.ts';
import { lockedReason } from '../key/locked-reason.ts';
import { UnlockButton } from '../key/unlock-button.tsx';
import styles from './recent-codes.module.css';

/** Loads the encryption and synchronisation code. */
const RecentList = lazy(() =>
  loadChunk(async () => ({ default: (await import('./recent-list.tsx')).RecentList })),
);

/** The codes that the user saved or changed last. Renders nothing if there are no codes. */
export function RecentCodes() {
  const state = useKeyState();
  // Whether there were codes on the last visit. Their place is then kept free while they load.
  const [hadCodes, setHasCodes] = useRememberedFlag(hasCodesKey);
  const waiting = hadCodes && <Waiting />;
  switch (state.status) {
    case 'loading':
      return waiting;
    case 'none':
      return null;
    case 'failed':
      return hadCodes && <Failed message={state.message} onRetry={state.retry} />;
    case 'locked':
      return state.count > 0 && <Locked state={state} />;
    case 'unlocked':
      return (
        <Boundary
          resetKey={state.keyId}
          fallback={({ retry }) => <Failed message="Check your connection and try again." onRetry={retry} />}
        >
          <Suspense fallback={waiting}>
            <RecentList
              key={state.keyId}
              unlocked={state}
              waiting={waiting}
              onLoaded={setHasCodes}
              failed={(message, retry) => <Failed message={message} onRetry={retry} />}
            >
              {(list) => <Section>{list}</Section>}
            </RecentList>
          </Suspense>
        </Boundary>
      );
  }
}

function Section({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="recent-title">
      <div className={styles.head}>
        <h2 id="recent-title">Recent codes</h2>
        <Link to={paths.history}>All saved codes</Link>
      </div>
      {children}
    </section>
  );
}

function Waiting() {
  return (
    <Section>
      <p role="status" className="visually-hidden">
        Loading your recent codes…
      </p>
      <div className={styles.list} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <span key={place} className={styles.placeholder} />
        ))}
      </div>
    </Section>
  );
}

function Locked({ state }: { readonly state: LockedHistory }) {
  const { ensureUnlocked } = useKeychain();
  const { busy, failure, run } = useAction(ensureUnlocked);
  return (
    <Section>
      <Note
        icon="lock"
        actions={<UnlockButton look="quiet" methods={state.methods} busy={busy} onClick={run} />}
      >
        {lockedReason(state)}
      </Note>
      <StatusMessage failure={failure} />
    </Section>
  );
}

function Failed({ message, onRetry }: { readonly message: string; onRetry(): void }) {
  return (
    <Section>
      <Note
        role="alert"
        icon="wifi-off"
        actions={
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Your recent codes could not be loaded. {message}
      </Note>
    </Section>
  );
}
