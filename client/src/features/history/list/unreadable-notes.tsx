import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { UnreadableReason } from '../sync/record-cache.ts';
import styles from './history-page.module.css';

const unreadableReasons: Readonly<Record<UnreadableReason, string>> = {
  'decryption-failed': 'couldn’t be decrypted.',
  'newer-format': 'couldn’t be read by this version of the site. Reload the page.',
  invalid: 'couldn’t be read because the data is invalid.',
  'rolled-back': 'couldn’t be shown because the server sent an old version.',
};

/** Says how many codes the page can't show, and why. */
export function UnreadableNotes({
  unreadable,
}: {
  readonly unreadable: ReadonlyMap<string, UnreadableReason>;
}) {
  const { plural } = useNumbers();
  const counts = new Map<UnreadableReason, number>();
  for (const reason of unreadable.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return (
    <div className={styles.notes} role="status">
      {[...counts].map(([reason, count]) => (
        <p key={reason} className={styles.note}>
          <Icon name="triangle-alert" />
          {plural(count, 'code')} {unreadableReasons[reason]}
        </p>
      ))}
    </div>
  );
}
