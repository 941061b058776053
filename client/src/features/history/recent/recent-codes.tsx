import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '#config/paths.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { MemberSection } from '#shared/layout/member-page.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { LockedNote } from '../history-gate.tsx';
import { useKeyState } from '../key/keychain.ts';
import styles from './recent-codes.module.css';

/** Loads the encryption and synchronisation code. */
const RecentList = lazy(() =>
  loadChunk(async () => ({ default: (await import('./recent-list.tsx')).RecentList })),
);

/** The codes that the user saved or changed last. */
export function RecentCodes() {
  return (
    <MemberSection id="recent" title="Recent codes" link={{ text: 'All saved codes', to: paths.history }}>
      <Content />
    </MemberSection>
  );
}

function Content() {
  const state = useKeyState();
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'none':
      return <NoCodes />;
    case 'failed':
      return <Failed message={state.message} onRetry={state.retry} />;
    case 'locked':
      return state.count > 0 ? (
        <Message>
          <LockedNote state={state} />
        </Message>
      ) : (
        <NoCodes />
      );
    case 'unlocked':
      return (
        <Boundary
          resetKey={state.keyId}
          fallback={({ retry }) => <Failed message="Check your connection and try again." onRetry={retry} />}
        >
          <Suspense fallback={<Waiting />}>
            <RecentList
              key={state.keyId}
              unlocked={state}
              waiting={<Waiting />}
              empty={<NoCodes />}
              failed={(message, retry) => <Failed message={message} onRetry={retry} />}
            />
          </Suspense>
        </Boundary>
      );
  }
}

function Waiting() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading your recent codes…
      </p>
      <div className={styles.list} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <span key={place} className={styles.place} />
        ))}
      </div>
    </>
  );
}

function NoCodes() {
  return (
    <p className={styles.empty}>
      No codes yet. Paste a link above or choose a type, and press Save to keep the code here.
    </p>
  );
}

function Failed({ message, onRetry }: { readonly message: string; onRetry(): void }) {
  return (
    <Message>
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
    </Message>
  );
}

/** Takes the place of the list. */
function Message({ children }: { readonly children: ReactNode }) {
  return <div className={styles.message}>{children}</div>;
}
