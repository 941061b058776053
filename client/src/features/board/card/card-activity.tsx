import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { formatShortDate } from '#shared/format/format-date.ts';
import { useLocale } from '#shared/format/locale.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { ActivityDocument } from '../operations.ts';
import type { TaskView } from '../sync/board-store.ts';
import { useOwnBoard } from '../sync/selectors.ts';
import { type Activity, describeActivity } from './activity-texts.ts';
import styles from './card-activity.module.css';
import { CardSection } from './card-section.tsx';

/** Who did what with the card, read when the user asks for it. */
export function CardActivity({ task }: { readonly task: TaskView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardSection
      icon="history"
      title="Activity"
      beside={
        <Button
          look="quiet"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      }
    >
      {isOpen && <ActivityList task={task} />}
    </CardSection>
  );
}

function ActivityList({ task }: { readonly task: TaskView }) {
  const boardId = useOwnBoard()?.boardId ?? '';
  const { data, error, loading, refetch, fetchMore } = useQuery(ActivityDocument, {
    variables: { boardId, cardId: task.id },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const [moreFailure, setMoreFailure] = useState<string>();
  const readTask = useRef(task);
  useEffect(() => {
    // The card has changed, so that there is more to tell.
    if (readTask.current === task || task.isUnsent) return;
    readTask.current = task;
    // A failure shows in the list.
    refetch().catch(() => undefined);
  }, [task, refetch]);
  const page = data?.activity;
  const readMore = async () => {
    setMoreFailure(undefined);
    try {
      await fetchMore({
        variables: { after: page?.pageInfo.endCursor ?? null },
        updateQuery: ({ activity: before }, { fetchMoreResult: { activity: next } }) => ({
          activity: { ...next, edges: [...before.edges, ...next.edges] },
        }),
      });
    } catch (failed) {
      setMoreFailure(failureOf(failed).message);
    }
  };
  if (error && !page)
    return (
      <div role="alert" className={styles.message}>
        <p>{failureOf(error).message}</p>
        <Button look="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!page) return <p role="status">Loading the activity…</p>;
  return (
    <>
      {page.edges.length === 0 && <p className="muted">Nothing was changed in the last 90 days.</p>}
      <ol className={styles.list}>
        {page.edges.map(({ node }) => (
          <ActivityItem key={node.version} entry={node} />
        ))}
      </ol>
      {moreFailure && <p role="alert">{moreFailure}</p>}
      {page.pageInfo.hasNextPage && (
        <Button look="quiet" aria-disabled={loading} onClick={() => void readMore()}>
          {loading ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </>
  );
}

function ActivityItem({ entry }: { readonly entry: Activity }) {
  const locale = useLocale();
  const parts = describeActivity(entry, (day) => formatShortDate(day, locale));
  return (
    <li className={styles.item}>
      <strong dir="auto">{entry.actor?.name ?? 'A former member'}</strong> <bdi>{parts.join(', ')}</bdi>{' '}
      <span className="fine">
        <DateTime iso={entry.at} />
      </span>
    </li>
  );
}
