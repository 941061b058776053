import type { ContentTypeId } from '@canary/qr/content/all';
import { Link } from 'react-router-dom';
import { featureOf, generatorPath, generatorTypes } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { typeCopy } from '#config/type-copy.ts';
import { MemberNav } from '#features/top-bar/member-nav.tsx';
import { staysLoggedIn } from '#session/offline-session.ts';
import { isKnownUser, type Session, useAccountSession } from '#session/session.ts';
import { failureOf, isAnswered } from '#shared/graphql/failure.ts';
import { Bar } from '#shared/layout/bar.tsx';
import { Message } from '#shared/layout/message.tsx';
import { BusyButton, buttonClass } from '#shared/ui/button.tsx';
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx';
import styles from './server-unreachable.module.css';

/** The header while the server is unreachable. */
export function UnreachableBar() {
  const { session, error } = useAccountSession();
  return (
    <Bar to={paths.landing}>
      {isKnownUser(session) && <MemberNav />}
      <p role="status" className={styles.status}>
        {isAnswered(error) ? 'Server unavailable' : 'Not connected'}
      </p>
      <ThemeSwitch />
    </Bar>
  );
}

/** Replaces an account's page while the server is unreachable. The page appears when the server is back. */
export function ServerUnreachable() {
  const { session, error, retry, isRetrying } = useAccountSession();
  const types = typesWithoutServer(session);
  return (
    <Message title="This page can’t load now">
      <p>{failureOf(error).message} The page also retries by itself.</p>
      <BusyButton busy={isRetrying} working="Trying again…" onClick={retry}>
        Try again
      </BusyButton>
      {types.length === 0 ? (
        <p>
          You can still make codes: <Link to={paths.landing}>go to the generator</Link>.
        </p>
      ) : (
        <>
          <p id="without-server">You can still make these codes:</p>
          <nav className={styles.types} aria-labelledby="without-server">
            {types.map((id) => (
              <Link key={id} className={buttonClass('secondary')} to={generatorPath(id)}>
                {typeCopy[id].title}
              </Link>
            ))}
          </nav>
        </>
      )}
      {hasOfflineHistory(session) && (
        <p>
          Your saved codes are in this browser, too: <Link to={paths.history}>open your history</Link>.
        </p>
      )}
    </Message>
  );
}

/** Whether the last user's history may be in this browser, for use while the server is unreachable. */
export function hasOfflineHistory(session: Session): boolean {
  return session.status === 'unreachable' && session.unlocks !== null && staysLoggedIn();
}

/** The content types whose codes the last user can make while the server is unreachable; none if there was no user. */
export function typesWithoutServer(session: Session): readonly ContentTypeId[] {
  if (session.status !== 'unreachable' || !session.unlocks) return [];
  const { unlocks } = session;
  return generatorTypes.filter((id) => {
    const feature = featureOf[id];
    return feature === undefined || unlocks.includes(feature);
  });
}
