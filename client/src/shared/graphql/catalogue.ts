import { graphql } from '#gql/gql.ts';

/** What tokens can be spent on: each component adds its own fragment. */
export const CatalogueDocument = graphql(`
  query Catalogue {
    catalogue {
      id
      ...TypeCard_feature
      ...UnlockPanel_feature
      ...PremiumList_feature
    }
  }
`);
