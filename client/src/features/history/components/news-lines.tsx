import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Outcome } from '#components/ui/outcome.tsx';
import { useNumbers } from '#hooks/use-numbers.ts';
import { useOnline } from '#hooks/use-online.ts';
import { useSocketOpen } from '../hooks/use-socket-open.ts';
import type { Unreadable } from '../lib/opened-records.ts';
import { useUi } from '../state/history-ui.ts';
import styles from './history-view.module.css';

const reasons: Readonly<Record<Unreadable, string>> = {
  changed: 'was changed on the way, or was sealed by another key',
  'newer-form': 'is in a form that only a newer version of the site reads: reload the page',
  'no-code': 'opened, and isn’t a code',
  'rolled-back': 'came in an older version than this browser has seen',
};

/** What is to be known beside the codes: what came of an action, and what is wrong. */
export function NewsLines({ unreadable }: { readonly unreadable: ReadonlyMap<string, Unreadable> }) {
  const { plural } = useNumbers();
  const isOnline = useOnline();
  const isLive = useSocketOpen();
  const done = useUi((all) => all.done);
  const failure = useUi((all) => all.failure);
  const work = useUi((all) => all.work);
  const counts = new Map<Unreadable, number>();
  for (const reason of unreadable.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return (
    <div className={styles.news}>
      <div role="status">
        {(!isOnline || !isLive) && (
          <p className={styles.line} data-appear={isOnline || undefined}>
            <Icon name="wifi-off" />
            {isOnline ? 'Connecting again…' : 'You’re offline.'} What you see may be out of date, and changes
            can’t be saved.
          </p>
        )}
        {work && (
          <p className={styles.line}>
            <Icon name="loader-circle" className={styles.turning} />
            {work.text}
            {work.stop && (
              <Button look="quiet" onClick={work.stop}>
                Stop
              </Button>
            )}
          </p>
        )}
        {[...counts].map(([reason, count]) => (
          <p key={reason} className={styles.line}>
            <Icon name="triangle-alert" />
            {plural(count, 'saved code')} can’t be shown: each {reasons[reason]}.
          </p>
        ))}
      </div>
      <Outcome done={done} failure={failure} />
    </div>
  );
}
