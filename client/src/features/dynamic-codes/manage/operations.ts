import { useApolloClient, useMutation, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ManagedCode_CodeFragment, ScanCountsSubscription } from '#gql/graphql.ts';
import { useRestart } from '#shared/graphql/use-restart.ts';

/** A dynamic code as its owner sees it. Every change returns it, so that the page shows the result. */
export type ManagedCode = ManagedCode_CodeFragment;

/** A target that a code has or had. */
export type Target = ManagedCode['targets']['edges'][number]['node'];

export const ManagedCode_code = graphql(`
  fragment ManagedCode_code on DynamicCode {
    __typename
    id
    slug
    shortUrl
    payload
    target
    passesQuery
    state
    pausedText
    disabledReason
    version
    timeZone
    createdAt
    deletedAt
    targets(first: 20) {
      edges {
        node {
          target
          version
          since
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const DynamicCodeDocument = graphql(`
  query DynamicCode($id: ID!) {
    dynamicCode(id: $id) {
      id
      counts {
        scans
        previews
        bots
      }
      ...ManagedCode_code
    }
  }
`);

const OlderTargetsDocument = graphql(`
  query OlderTargets($id: ID!, $after: String) {
    dynamicCode(id: $id) {
      id
      targets(first: 100, after: $after) {
        edges {
          node {
            target
            version
            since
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** Fetches targets that a code had before the targets of {@link ManagedCode}. */
export function useOlderTargets(id: string) {
  const client = useApolloClient();
  return async (after: string | null) => {
    const { data } = await client.query({
      query: OlderTargetsDocument,
      variables: { id, after },
      fetchPolicy: 'no-cache',
    });
    const { edges, pageInfo } = required(data?.dynamicCode.targets);
    return { targets: edges.map(({ node }) => node), ...pageInfo };
  };
}

export const ScanStatisticsDocument = graphql(`
  query ScanStatistics(
    $id: ID!
    $from: String!
    $to: String!
    $unit: StatisticsUnit!
    $firstDay: String!
    $lastDay: String!
  ) {
    dynamicCode(id: $id) {
      id
      byTime: statistics(from: $from, to: $to, unit: $unit) {
        periods {
          start
          scans
        }
      }
      byDay: statistics(from: $firstDay, to: $lastDay, unit: DAY) {
        devices {
          value
          scans
        }
        countries {
          value
          scans
        }
      }
    }
  }
`);

const ScanCountsDocument = graphql(`
  subscription ScanCounts($id: ID!) {
    scanCounts(id: $id) {
      scans
      previews
      bots
    }
  }
`);

export type ScanCounts = Pick<ScanCountsSubscription['scanCounts'], 'scans' | 'previews' | 'bots'>;

const context = { queryDeduplication: false };

/** Follows how often a code was scanned; undefined before the first answer. */
export function useScanCounts(id: string): ScanCounts | undefined {
  const [counts, setCounts] = useState<ScanCounts>();
  const { restart } = useSubscription(ScanCountsDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
    context,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      retry.onSuccess();
      setCounts(data.scanCounts);
    },
    onError: () => retry.onEnd(),
    onComplete: () => retry.onEnd(),
  });
  const retry = useRestart(restart);
  return counts;
}

const UpdateDynamicCodeDocument = graphql(`
  mutation UpdateDynamicCode($input: UpdateDynamicCodeInput!) {
    updateDynamicCode(input: $input) {
      ...ManagedCode_code
    }
  }
`);

const PauseDynamicCodeDocument = graphql(`
  mutation PauseDynamicCode($id: ID!, $text: String!) {
    pauseDynamicCode(id: $id, text: $text) {
      ...ManagedCode_code
    }
  }
`);

const ResumeDynamicCodeDocument = graphql(`
  mutation ResumeDynamicCode($id: ID!) {
    resumeDynamicCode(id: $id) {
      ...ManagedCode_code
    }
  }
`);

const DeleteDynamicCodeDocument = graphql(`
  mutation DeleteDynamicCode($id: ID!) {
    deleteDynamicCode(id: $id) {
      ...ManagedCode_code
    }
  }
`);

const RestoreDynamicCodeDocument = graphql(`
  mutation RestoreDynamicCode($id: ID!) {
    restoreDynamicCode(id: $id) {
      ...ManagedCode_code
    }
  }
`);

/** The changes of a code. */
export function useCodeChanges(id: string) {
  const client = useApolloClient();
  const [update] = useMutation(UpdateDynamicCodeDocument);
  const [pause] = useMutation(PauseDynamicCodeDocument);
  const [resume] = useMutation(ResumeDynamicCodeDocument);
  const [remove] = useMutation(DeleteDynamicCodeDocument);
  const [restore] = useMutation(RestoreDynamicCodeDocument);
  const fetchCode = async (fetchPolicy: 'cache-first' | 'network-only'): Promise<ManagedCode> => {
    const { data } = await client.query({ query: DynamicCodeDocument, variables: { id }, fetchPolicy });
    return readFragment(ManagedCode_code, required(data?.dynamicCode));
  };
  return {
    /** @param version the version that the change is based on */
    async update(version: number, changes: { readonly target?: string; readonly passesQuery?: boolean }) {
      const { data } = await update({ variables: { input: { id, version, ...changes } } });
      return readFragment(ManagedCode_code, required(data?.updateDynamicCode));
    },
    pause: (text: string) => pause({ variables: { id, text } }),
    resume: () => resume({ variables: { id } }),
    remove: () => remove({ variables: { id } }),
    restore: () => restore({ variables: { id } }),
    /** Returns the code from the cache, or fetches it. */
    read: () => fetchCode('cache-first'),
    /** Fetches the code after it was changed elsewhere. */
    refresh: () => fetchCode('network-only'),
  };
}

/** Narrows a result, because the client throws an error instead of returning no data. */
function required<Data>(data: Data | null | undefined): Data {
  if (data == null) throw new Error('The server sent no data.');
  return data;
}
