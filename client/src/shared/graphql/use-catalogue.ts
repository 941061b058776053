import { useQuery } from '@apollo/client/react';
import type { CatalogueQuery } from '#gql/graphql.ts';
import { CatalogueDocument } from '#shared/graphql/catalogue.ts';
import { type Failure, failureOf } from '#shared/graphql/failure.ts';

type Features = CatalogueQuery['catalogue'];

/** What tokens can be spent on, as far as it is known. */
export interface Catalogue {
  readonly features: Features | undefined;
  readonly failure: Failure | undefined;
  /** Asks again. */
  retry(): void;
}

export function useCatalogue(): Catalogue {
  const { data, error, loading, refetch } = useQuery(CatalogueDocument, {
    notifyOnNetworkStatusChange: true,
  });
  return {
    features: data?.catalogue,
    failure: error && !loading ? failureOf(error) : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
