import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { isKnownUser, useSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import styles from './notify-me.module.css';

const NotifySwitch = lazy(() => loadChunk(() => import('./notify-switch.tsx')));

/** A switch for logged-in users, and a login link for visitors. */
export function NotifyMe() {
  const session = useSession();
  const userId = session.status === 'logged-in' ? session.userId : undefined;
  return (
    <section className={styles.panel} aria-labelledby="notify-me">
      <div className={styles.text}>
        <h2 id="notify-me">Get notified</h2>
        <p>
          Turn on one switch in your account, and we’ll email you once dynamic codes are available. We won’t
          use it for anything else.
        </p>
        <p>
          We store only this preference. You can turn it off at any time, and it is deleted with your account.
          For details, see the <Link to={paths.privacy}>Privacy Policy</Link>.
        </p>
      </div>
      <div className={styles.card}>
        {isKnownUser(session) ? (
          <Boundary
            resetKey={userId}
            fallback={({ retry }) => (
              <>
                <p role="alert">We couldn’t load the switch. Check your connection and try again.</p>
                <Button onClick={retry}>Try again</Button>
              </>
            )}
          >
            <Suspense fallback={<p role="status">Loading the switch…</p>}>
              <NotifySwitch key={userId} />
            </Suspense>
          </Boundary>
        ) : (
          <>
            <p>You need an account for this.</p>
            <Link className={buttonClass()} to={withNext(paths.login, paths.dynamicQr)}>
              Log in to get notified
            </Link>
            <p className={styles.signUp}>
              No account yet? <Link to={withNext(paths.register, paths.dynamicQr)}>Sign up</Link>
            </p>
          </>
        )}
      </div>
    </section>
  );
}
