import { dueState, dueText, useToday } from '#shared/format/due-day.ts';
import { useLocale } from '#shared/format/locale.ts';
import styles from './due-badge.module.css';
import { Icon } from './icon.tsx';

/** A due day on a card. The badge says “Overdue” in words, not only by its colour. */
export function DueBadge({ dueOn }: { readonly dueOn: string }) {
  const today = useToday();
  const locale = useLocale();
  return (
    <time className={styles.badge} dateTime={dueOn} data-due={dueState(dueOn, today)}>
      <Icon name="calendar" size={14} /> {dueText(dueOn, today, locale)}
    </time>
  );
}
