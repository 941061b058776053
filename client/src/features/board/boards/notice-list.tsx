import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { boardCardPath } from '#config/board-paths.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { usePages } from '#shared/graphql/use-pages.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { PagedList } from '#shared/ui/paged-list.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { useUnreadNotices } from '../live/unread-count.ts';
import { MarkNoticesReadDocument, type Notice, NoticesDocument } from './my-operations.ts';
import styles from './my-page.module.css';

/** Other people's actions that concern the user. The list is read again when the number of unread notices changes. */
export function NoticeList() {
  const { nodes: notices, paging } = usePages(NoticesDocument, 'notices', {});
  const [markRead] = useMutation(MarkNoticesReadDocument);
  const { run, busy, failure } = useAction((until: string) => markRead({ variables: { until } }));
  const unread = useUnreadNotices();
  const readAgain = useEffectEvent(paging.onRetry);
  const lastUnread = useRef(unread);
  useEffect(() => {
    if (unread !== lastUnread.current) readAgain();
    lastUnread.current = unread;
  }, [unread]);
  const newest = notices[0];
  return (
    <>
      {newest && notices.some(({ readAt }) => readAt === null) && (
        <BusyButton
          look="quiet"
          className={styles.more}
          busy={busy}
          working="Marking…"
          onClick={() => run(newest.createdAt)}
        >
          Mark all as read
        </BusyButton>
      )}
      <StatusMessage failure={failure} />
      <PagedList
        {...paging}
        what="notices"
        empty={<p>No notices. You get one when a card is assigned to you, or when you are mentioned.</p>}
      >
        <ul className={styles.list}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeLine notice={notice} />
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  );
}

const did = { ASSIGNED: 'assigned you', MENTIONED: 'mentioned you in' } as const;

function NoticeLine({ notice }: { readonly notice: Notice }) {
  const { board, number, title, kind, actor, createdAt, readAt } = notice;
  const isUnread = readAt === null;
  return (
    <Link className={styles.line} data-unread={isUnread || undefined} to={boardCardPath(board.id, number)}>
      <span>
        {isUnread && <span className="visually-hidden">Unread:</span>}{' '}
        <bdi>{actor?.name ?? 'A former member'}</bdi> {did[kind]} <strong dir="auto">{title}</strong>
      </span>
      <span className={styles.facts}>
        <span className="fine">
          <bdi>{board.name}</bdi> · #{number} · <DateTime iso={createdAt} />
        </span>
      </span>
    </Link>
  );
}
