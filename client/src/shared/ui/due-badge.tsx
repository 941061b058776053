import { dueState, dueText, useToday } from '#shared/format/due-day.ts';
import { useLocale } from '#shared/format/locale.ts';
import styles from './due-badge.module.css';
import { Icon } from './icon.tsx';

/** A due day on a card. The badge says “Overdue” in words, not only by its colour. A done card isn’t overdue. */
export function DueBadge({ dueOn, isDone }: { readonly dueOn: string; readonly isDone: boolean }) {
  const today = useToday();
  const locale = useLocale();
  return (
    <time className={styles.badge} dateTime={dueOn} data-due={isDone ? 'done' : dueState(dueOn, today)}>
      <Icon name="calendar" size={14} /> {dueText(dueOn, today, locale, isDone)}
    </time>
  );
}

/** The day on which a card was done. */
export function DoneBadge({ doneOn }: { readonly doneOn: string }) {
  const today = useToday();
  const locale = useLocale();
  return (
    <time className={styles.badge} dateTime={doneOn} data-due="done">
      <Icon name="circle-check" size={14} /> {dueText(doneOn, today, locale, true)}
    </time>
  );
}
