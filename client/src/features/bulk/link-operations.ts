import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '#gql/gql.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import type { LinkRights } from './dynamic-link.ts';
import type { LinkResult, SendLinks } from './make-links.ts';

const LinkAccountDocument = graphql(`
  query LinkAccount {
    me {
      id
      dynamicCodesLeft
      emailVerified
      exampleLink
    }
  }
`);

const CreateDynamicCodesDocument = graphql(`
  mutation CreateDynamicCodes($inputs: [CreateDynamicCodeInput!]!) {
    createDynamicCodes(inputs: $inputs) {
      dynamicCode {
        id
        payload
        target
        state
      }
      refusal {
        message
      }
    }
  }
`);

/** What the user's account may still do with short links. */
export interface LinkAccount extends LinkRights {
  /** How many links the account may still get. */
  readonly left: number;
}

/** Reads what the account may do; nothing while `isNeeded` is false. */
export function useLinkAccount(isNeeded: boolean) {
  const { data, error, refetch } = useQuery(LinkAccountDocument, {
    skip: !isNeeded,
    fetchPolicy: 'cache-and-network',
  });
  const me = data?.me;
  const account = useMemo(
    (): LinkAccount | undefined =>
      me ? { left: me.dynamicCodesLeft, canName: me.emailVerified, example: me.exampleLink } : undefined,
    [me],
  );
  return {
    account,
    failure: error && failureOf(error).message,
    refresh: () => void refetch().catch(() => undefined),
  };
}

export function useSendLinks(): SendLinks {
  const client = useApolloClient();
  return async (links) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const inputs = links.map(({ key, target, slug }) => ({ changeId: key, target, slug, timeZone }));
    const { data } = await client.mutate({ mutation: CreateDynamicCodesDocument, variables: { inputs } });
    if (!data) throw new Error('The server sent no data.');
    return data.createDynamicCodes.map(({ dynamicCode, refusal }): LinkResult => {
      if (!dynamicCode) return { refused: refusal?.message ?? '' };
      if (dynamicCode.state === 'DELETED')
        return { refused: 'The link of this row was deleted. Restore it, or choose the table again.' };
      const { payload, target } = dynamicCode;
      return { payload, target };
    });
  };
}
