import { Link } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { typeCopy } from '#config/type-copy.ts';
import { useAccountSession } from '#session/session.ts';
import { Message } from '#shared/layout/message.tsx';
import { BusyButton, buttonClass } from '#shared/ui/button.tsx';
import styles from './away.module.css';
import { typesWithoutServer } from './open-without-server.ts';

/** In place of a page of an account while the server can't be asked whose it is. It comes by itself when it is back. */
export function Away() {
  const { session, retry, isRetrying } = useAccountSession();
  const types = typesWithoutServer(session);
  return (
    <Message title="We can’t reach the server">
      <p>This page needs a connection, and comes by itself as soon as there is one.</p>
      <BusyButton busy={isRetrying} working="Asking again…" onClick={retry}>
        Try again
      </BusyButton>
      {types.length === 0 ? (
        <p>
          Codes are made without: <Link to={paths.landing}>go to the generator</Link>.
        </p>
      ) : (
        <>
          <p id="without-server">These codes are made in your browser, without a connection:</p>
          <nav className={styles.types} aria-labelledby="without-server">
            {types.map((id) => (
              <Link key={id} className={buttonClass('secondary')} to={generatorPath(id)}>
                {typeCopy[id].title}
              </Link>
            ))}
          </nav>
        </>
      )}
    </Message>
  );
}
