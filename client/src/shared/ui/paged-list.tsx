import { type ReactNode, useState } from 'react';
import { failureOf } from '../graphql/failure.ts';
import { BusyButton, Button } from './button.tsx';
import styles from './paged-list.module.css';

/** The loading state of a list. */
export interface Paging {
  /** The number of listed items; undefined until the first page is loaded. */
  readonly count: number | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  onRetry(): void;
  onMore(): Promise<unknown>;
}

interface PagedListProps extends Paging {
  /** The noun for the items, such as `your cards`, for the loading messages. */
  readonly what: string;
  /** Shown if the list has no items. */
  readonly empty: ReactNode;
  /** The items. */
  readonly children: ReactNode;
}

/** A list that is loaded page by page, in each of its states. */
export function PagedList(props: PagedListProps) {
  const { what, count, error, isLoading, hasMore, empty, onRetry, onMore, children } = props;
  const [moreFailure, setMoreFailure] = useState<string>();
  if (count === undefined) {
    if (!error || isLoading) return <p role="status">Loading {what}…</p>;
    return (
      <div role="alert" className={styles.message}>
        <p>{failureOf(error).message}</p>
        <Button look="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  const more = async () => {
    setMoreFailure(undefined);
    try {
      await onMore();
    } catch (failed) {
      setMoreFailure(failureOf(failed).message);
    }
  };
  return (
    <>
      {count === 0 && !hasMore && empty}
      {children}
      {moreFailure && <p role="alert">{moreFailure}</p>}
      {hasMore && (
        <BusyButton
          look="secondary"
          className={styles.more ?? ''}
          busy={isLoading}
          working="Loading…"
          onClick={() => void more()}
        >
          Show more
        </BusyButton>
      )}
    </>
  );
}
