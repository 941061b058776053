import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ListedCode_CodeFragment } from '#gql/graphql.ts';
import { useOnline } from '#shared/browser/use-online.ts';
import { failureOf } from '#shared/graphql/failure.ts';

/** The server's data about a dynamic code that a list shows. */
export type DynamicLink = ListedCode_CodeFragment;

const ListedCode_code = graphql(`
  fragment ListedCode_code on DynamicCode {
    __typename
    id
    shortUrl
    payload
    target
    state
    pausedText
    createdAt
    deletedAt
    counts {
      scans
    }
    recentScans
  }
`);

const ListedCodesDocument = graphql(`
  query ListedCodes($deleted: Boolean!, $after: String) {
    dynamicCodes(first: 100, after: $after, deleted: $deleted) {
      edges {
        node {
          ...ListedCode_code
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const PauseListedCodeDocument = graphql(`
  mutation PauseListedCode($id: ID!, $text: String!) {
    pauseDynamicCode(id: $id, text: $text) {
      ...ListedCode_code
    }
  }
`);

const ResumeListedCodeDocument = graphql(`
  mutation ResumeListedCode($id: ID!) {
    resumeDynamicCode(id: $id) {
      ...ListedCode_code
    }
  }
`);

const DeleteListedCodeDocument = graphql(`
  mutation DeleteListedCode($id: ID!) {
    deleteDynamicCode(id: $id) {
      ...ListedCode_code
    }
  }
`);

const RestoreListedCodeDocument = graphql(`
  mutation RestoreListedCode($id: ID!) {
    restoreDynamicCode(id: $id) {
      ...ListedCode_code
    }
  }
`);

/** The changes of dynamic codes that a list offers. Apollo's cache shows the results in every view. */
export function createLinkChanges(client: ApolloClient) {
  return {
    pause: (id: string, text: string) =>
      client.mutate({ mutation: PauseListedCodeDocument, variables: { id, text } }),
    resume: (id: string) => client.mutate({ mutation: ResumeListedCodeDocument, variables: { id } }),
    remove: (id: string) => client.mutate({ mutation: DeleteListedCodeDocument, variables: { id } }),
    restore: (id: string) => client.mutate({ mutation: RestoreListedCodeDocument, variables: { id } }),
  };
}

interface LoadResult {
  /** `failed`: the codes couldn't be loaded, or loaded again. `message` says why. */
  readonly status: 'loading' | 'failed' | 'ready';
  readonly message?: string;
}

/** The user's dynamic codes, as far as they are loaded. */
export interface DynamicCodes extends LoadResult {
  /** Whether every code is in `links`. */
  readonly isComplete: boolean;
  /** The codes by id, the newest first, with the deleted codes that can be restored. */
  readonly links: ReadonlyMap<string, DynamicLink>;
  /** Loads the codes again. */
  reload(): void;
}

/** A list that was requested this many milliseconds ago is loaded again when the page gets the focus. */
const staleMs = 10_000;

/** The whole list is in Apollo's cache as a single page, so that changes of its codes show. */
const wholeList = (deleted: boolean) =>
  ({ query: ListedCodesDocument, variables: { deleted, after: null } }) as const;

/** Loads the user's dynamic codes, and again when the page gets the focus or the connection back. */
export function useDynamicCodes(): DynamicCodes {
  const client = useApolloClient();
  const { data: current } = useQuery(ListedCodesDocument, { ...wholeList(false), fetchPolicy: 'cache-only' });
  const { data: deleted } = useQuery(ListedCodesDocument, { ...wholeList(true), fetchPolicy: 'cache-only' });
  const [{ status, message }, setResult] = useState<LoadResult>({ status: 'loading' });
  const [startedAt, setStartedAt] = useState(Date.now);
  const isOnline = useOnline();
  const reload = () => setStartedAt(Date.now());

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request to reload, and each return of the connection, loads again
  useEffect(() => {
    let isCurrent = true;
    const end = (result: LoadResult) => isCurrent && setResult(result);
    Promise.all([loadList(client, false), loadList(client, true)]).then(
      () => end({ status: 'ready' }),
      (error) => end({ status: 'failed', message: failureOf(error).message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, startedAt, isOnline]);

  const onFocus = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && Date.now() - startedAt > staleMs) reload();
  });
  useEffect(() => {
    const listener = () => onFocus();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);

  const links = useMemo(() => {
    const edges = [...(current?.dynamicCodes.edges ?? []), ...(deleted?.dynamicCodes.edges ?? [])];
    return new Map(
      edges.map(({ node }) => readFragment(ListedCode_code, node)).map((link) => [link.id, link]),
    );
  }, [current, deleted]);
  const isComplete = current?.dynamicCodes.pageInfo.hasNextPage === false && deleted !== undefined;
  return {
    // Codes that an earlier visit of the page has loaded are shown at once.
    status: status === 'loading' && current ? 'ready' : status,
    ...(message !== undefined && { message }),
    isComplete,
    links,
    reload,
  };
}

/** Loads all pages. The first page is shown at once, and the other pages together, unless the list is already shown. */
async function loadList(client: ApolloClient, deleted: boolean): Promise<void> {
  const list = wholeList(deleted);
  const load = async (after: string | null) => {
    const { data } = await client.query({
      query: ListedCodesDocument,
      variables: { deleted, after },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The server sent no data.');
    return data.dynamicCodes;
  };
  let page = await load(null);
  const edges = [...page.edges];
  const show = () => client.writeQuery({ ...list, data: { dynamicCodes: { ...page, edges } } });
  if (page.pageInfo.hasNextPage && !client.readQuery(list)) show();
  while (page.pageInfo.hasNextPage) {
    page = await load(page.pageInfo.endCursor ?? null);
    edges.push(...page.edges);
  }
  show();
}
