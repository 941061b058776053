import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { Paging } from '../ui/paged-list.tsx';

interface PageVariables {
  readonly after?: string | null | undefined;
}

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface Pages<Node> {
  /** Empty until the first page is loaded. */
  readonly nodes: readonly Node[];
  readonly paging: Paging;
}

/**
 * Loads a list page by page. Other people change the list, so the list is read again whenever its component is mounted.
 *
 * @param key the field of the query that has the list
 * @param skip whether nothing is loaded; what was loaded before stays
 */
export function usePages<Key extends string, Node, Variables extends PageVariables>(
  document: TypedDocumentNode<{ readonly [Field in Key]: Connection<Node> }, Variables>,
  key: Key,
  variables: NoInfer<Variables>,
  skip = false,
): Pages<Node> {
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(document, {
    variables,
    skip,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  // While a search runs, the result of the search before it stays.
  const page = (data ?? (error ? undefined : previousData))?.[key];
  return {
    nodes: page?.edges.map(({ node }) => node) ?? [],
    paging: {
      count: page?.edges.length,
      error,
      isLoading: loading,
      hasMore: page?.pageInfo.hasNextPage ?? false,
      onRetry: () => void refetch().catch(() => undefined),
      onMore: () =>
        fetchMore({
          variables: { ...variables, after: page?.pageInfo.endCursor ?? null },
          updateQuery: (before, { fetchMoreResult: { [key]: next } }) => ({
            ...before,
            [key]: { ...next, edges: [...before[key].edges, ...next.edges] },
          }),
        }),
    },
  };
}
