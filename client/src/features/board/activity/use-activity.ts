import { useQuery } from '@apollo/client/react';
import { ActivityDocument } from '../operations.ts';
import type { Paging } from '../ui/paged-list.tsx';
import type { Activity } from './activity-texts.ts';

interface LoadedActivity {
  /** What was done, the newest first; empty until the first page is loaded. */
  readonly entries: readonly Activity[];
  readonly paging: Paging;
  /** Reads the first page again. A failure shows in the list. */
  reload(): void;
}

/**
 * Loads what was done on a board or a card, page by page.
 *
 * @param cardId undefined for the whole board
 */
export function useActivity(boardId: string, cardId?: string): LoadedActivity {
  // Other people add to it, so it is read whenever it is opened.
  const { data, error, loading, refetch, fetchMore } = useQuery(ActivityDocument, {
    variables: { boardId, cardId },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.activity;
  const reload = () => void refetch().catch(() => undefined);
  return {
    entries: page?.edges.map(({ node }) => node) ?? [],
    paging: {
      count: page?.edges.length,
      error,
      isLoading: loading,
      hasMore: page?.pageInfo.hasNextPage ?? false,
      onRetry: reload,
      onMore: () =>
        fetchMore({
          variables: { after: page?.pageInfo.endCursor ?? null },
          updateQuery: ({ activity: before }, { fetchMoreResult: { activity: next } }) => ({
            activity: { ...next, edges: [...before.edges, ...next.edges] },
          }),
        }),
    },
    reload,
  };
}
