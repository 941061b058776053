import { activityDays } from '@canary/board/limits';
import { Link } from 'react-router-dom';
import { addDays, dayOf, useToday } from '#shared/format/due-day.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { useLocale } from '#shared/format/locale.ts';
import { usePages } from '#shared/graphql/use-pages.ts';
import { TimeOfDay } from '#shared/ui/date-time.tsx';
import { PagedList } from '#shared/ui/paged-list.tsx';
import { ActivityText } from './activity-text.tsx';
import { type Activity, isAboutCard } from './activity-texts.ts';
import styles from './board-activity.module.css';
import { useCardNavigation } from './card-panel.tsx';
import { ActivityDocument } from './operations.ts';

interface BoardActivityProps {
  readonly boardId: string;
  /** Called when a card was opened. */
  onOpenCard(): void;
}

/** Who did what on a board, by day. */
export default function BoardActivity({ boardId, onOpenCard }: BoardActivityProps) {
  const today = useToday();
  const locale = useLocale();
  const { nodes, paging } = usePages(ActivityDocument, 'activity', { boardId });
  const titleOf = (day: string) => {
    if (day === today) return 'Today';
    return day === addDays(today, -1) ? 'Yesterday' : formatDate(day, locale);
  };
  return (
    <>
      <p className="muted">Changes of the last {activityDays} days, without moves within a column.</p>
      <PagedList {...paging} what="the activity" empty={<p>No changes.</p>}>
        {groupByDay(nodes).map(({ day, entries: ofDay }) => (
          <section key={day} aria-labelledby={`activity-${day}`}>
            <h3 id={`activity-${day}`} className={styles.day}>
              {titleOf(day)}
            </h3>
            <ol className={styles.list}>
              {ofDay.map((entry) => (
                <li key={entry.version} className={styles.entry}>
                  {isAboutCard(entry) && <CardLink entry={entry} onOpen={onOpenCard} />}
                  <p>
                    <ActivityText entry={entry} />{' '}
                    <span className="fine">
                      <TimeOfDay iso={entry.at} />
                    </span>
                  </p>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </PagedList>
    </>
  );
}

/** @param entries the newest first */
function groupByDay(entries: readonly Activity[]) {
  const groups: { readonly day: string; readonly entries: Activity[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at));
    const last = groups.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}

interface CardLinkProps {
  readonly entry: Activity;
  onOpen(): void;
}

function CardLink({ entry: { number, title }, onOpen }: CardLinkProps) {
  const navigationTo = useCardNavigation();
  if (number === null)
    return (
      <p className={styles.card}>
        <bdi>{title}</bdi> <span className={styles.gone}>Deleted for good</span>
      </p>
    );
  return (
    <Link className={styles.card} {...navigationTo(number)} onClick={onOpen}>
      <span className={styles.number}>#{number}</span> <bdi>{title}</bdi>
    </Link>
  );
}
