import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { isKnownUser, useSession } from '#session/session.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { lazyPart } from '#shared/loading/lazy-part.tsx';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import styles from './tell-me.module.css';

const Wish = lazyPart(() => import('./wish.tsx'));

/** How to hear of dynamic codes: a switch for whoever is logged in, the way to log in for everybody else. */
export function TellMe() {
  const session = useSession();
  const userId = session.status === 'logged-in' ? session.userId : undefined;
  return (
    <section className={styles.panel} aria-labelledby="tell-me">
      <div className={styles.words}>
        <h2 id="tell-me">Tell me when it is here</h2>
        <p>
          With an account, one switch is enough. It lets us write to the address of your account once dynamic
          codes are here, and is for nothing else.
        </p>
        <p>
          All that is kept is a yes in your account. Switch it off, and it is a no; delete your account, and
          it is gone. More is in the <Link to={paths.privacy}>Privacy Policy</Link>.
        </p>
      </div>
      <div className={styles.card}>
        {isKnownUser(session) ? (
          <Boundary
            resetKey={userId}
            fallback={({ retry }) => (
              <>
                <p role="alert">The switch could not be loaded. Check your connection.</p>
                <Button onClick={retry}>Try again</Button>
              </>
            )}
          >
            <Suspense fallback={<p role="status">Loading the switch…</p>}>
              <Wish key={userId} />
            </Suspense>
          </Boundary>
        ) : (
          <>
            <p>The switch belongs to your account.</p>
            <Link className={buttonClass()} to={withNext(paths.login, paths.dynamicQr)}>
              Log in to be told
            </Link>
            <p className={styles.register}>
              No account yet? <Link to={withNext(paths.register, paths.dynamicQr)}>Sign up</Link>
            </p>
          </>
        )}
      </div>
    </section>
  );
}
