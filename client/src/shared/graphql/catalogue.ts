import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { CatalogueQuery } from '#gql/graphql.ts';
import { type Failure, failureOf } from './failure.ts';
import { publicRead } from './persisted-documents.ts';

const CatalogueDocument = graphql(`
  query Catalogue {
    catalogue {
      id
      name
      description
      price
    }
  }
`);

/** The premium features, once they are loaded. */
export interface Catalogue {
  readonly features: CatalogueQuery['catalogue'] | undefined;
  readonly failure: Failure | undefined;
  retry(): void;
}

export function useCatalogue(): Catalogue {
  const { data, error, loading, refetch } = useQuery(CatalogueDocument, {
    notifyOnNetworkStatusChange: true,
    context: publicRead,
  });
  return {
    features: data?.catalogue,
    failure: error && !loading ? failureOf(error) : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
