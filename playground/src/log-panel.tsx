import { useLocale } from '@canary/client/shared/format/locale.ts';
import { useStore } from '@canary/client/shared/store/create-store.ts';
import { Button } from '@canary/client/shared/ui/button.tsx';
import { useGraphiQL } from '@graphiql/react';
import { clearLog, eventLog, stopFollowing } from './event-log.ts';
import styles from './playground.module.css';

/** The events of a subscription, below the result of the open tab. It stays when the user opens another tab. */
export function LogPanel() {
  const log = useStore(eventLog);
  const hasResult = useGraphiQL(({ tabs, activeTabIndex }) => Boolean(tabs[activeTabIndex]?.response));
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'medium' });
  if (!log) return null;
  return (
    <section className={styles.log} aria-label="Event log" data-alone={!hasResult}>
      <header>
        <h2>{log.name}</h2>
        <p>{log.problem ?? (log.isRunning ? 'Running' : 'Stopped')}</p>
        {log.isRunning && (
          <Button look="quiet" onClick={stopFollowing}>
            Stop
          </Button>
        )}
        <Button look="quiet" onClick={clearLog}>
          {log.isRunning || log.events.length > 0 ? 'Clear' : 'Close'}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <div className={styles.events} role="log" aria-label="Events" tabIndex={0}>
        <ol>
          {log.isRunning && log.events.length === 0 && <li>Waiting for the first event …</li>}
          {log.events.map(({ number, time: at, payload }) => (
            <li key={number}>
              <p>
                <b>{number}</b> <time dateTime={at.toISOString()}>{time.format(at)}</time>
              </p>
              <pre>{JSON.stringify(payload, null, 2)}</pre>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
