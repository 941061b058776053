import { useState } from 'react';
import { Link } from 'react-router-dom';
import { boardCardPath } from '#config/board-paths.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { usePages } from '#shared/graphql/use-pages.ts';
import { Button } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { PagedList } from '#shared/ui/paged-list.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { type Notice, NoticesDocument, useMarkNoticesRead } from './my-operations.ts';
import styles from './my-page.module.css';

/** Other people's actions that concern the user. Opening a notice marks it and all older notices as read. */
export function NoticeList() {
  const { nodes: notices, paging } = usePages(NoticesDocument, 'notices', {});
  const markRead = useMarkNoticesRead();
  /** The notices up to this time were read here. */
  const [readUntil, setReadUntil] = useState('');
  const [failure, setFailure] = useState<string>();
  const isUnread = ({ readAt, createdAt }: Notice) => readAt === null && createdAt > readUntil;
  const newest = notices[0];
  const read = async (until: string) => {
    setFailure(undefined);
    try {
      await markRead(until);
      setReadUntil((before) => (until > before ? until : before));
    } catch (failed) {
      setFailure(failureOf(failed).message);
    }
  };
  return (
    <>
      {newest && notices.some(isUnread) && (
        <Button look="quiet" className={styles.more} onClick={() => void read(newest.createdAt)}>
          Mark all as read
        </Button>
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
              <NoticeLine
                notice={notice}
                isUnread={isUnread(notice)}
                onOpen={() => {
                  if (isUnread(notice)) void read(notice.createdAt);
                }}
              />
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  );
}

interface NoticeLineProps {
  readonly notice: Notice;
  readonly isUnread: boolean;
  onOpen(): void;
}

const did = { ASSIGNED: 'assigned you', MENTIONED: 'mentioned you in' } as const;

function NoticeLine({ notice, isUnread, onOpen }: NoticeLineProps) {
  const { board, number, title, kind, actor, createdAt } = notice;
  return (
    <Link
      className={styles.line}
      data-unread={isUnread || undefined}
      to={boardCardPath(board.id, number)}
      onClick={onOpen}
    >
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
