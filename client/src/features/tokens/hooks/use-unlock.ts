import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { Feature } from '#gql/graphql.ts';
import { useAction } from '#shared/forms/use-action.ts';

const UnlockDocument = graphql(`
  mutation Unlock($feature: Feature!) {
    unlock(feature: $feature) {
      ...Me_user
    }
  }
`);

interface UnlockState {
  readonly busy: boolean;
  readonly failure?: string | undefined;
}

/** Pays for a feature. What comes back is the user, so every page knows at once of the unlock and of the tokens left. */
export function useUnlock(feature: Feature): [unlock: () => void, state: UnlockState] {
  const [pay] = useMutation(UnlockDocument);
  const { run, busy, failure } = useAction(async () => {
    await pay({ variables: { feature } });
    return undefined;
  });
  return [run, { busy, failure }];
}
