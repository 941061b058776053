import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { Unreadable } from '../lib/opened-records.ts';
import styles from './history-view.module.css';

const reasons: Readonly<Record<Unreadable, string>> = {
  changed: 'was changed on the way, or was sealed by another key',
  'newer-form': 'is in a form that only a newer version of the site reads: reload the page',
  'no-code': 'opened, and isn’t a code',
  'rolled-back': 'came in an older version than this browser has seen',
};

/** Which saved codes are missing in the list, and why. */
export function NewsLines({ unreadable }: { readonly unreadable: ReadonlyMap<string, Unreadable> }) {
  const { plural } = useNumbers();
  const counts = new Map<Unreadable, number>();
  for (const reason of unreadable.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return (
    <div className={styles.news} role="status">
      {[...counts].map(([reason, count]) => (
        <p key={reason} className={styles.line}>
          <Icon name="triangle-alert" />
          {plural(count, 'saved code')} can’t be shown: each {reasons[reason]}.
        </p>
      ))}
    </div>
  );
}
