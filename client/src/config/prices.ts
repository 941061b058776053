import type { Feature } from '#gql/graphql.ts';

/** What an unlock costs, in tokens, where it is told to everybody; the server charges by server/src/tokens/catalogue.ts. */
export const prices: Readonly<Record<Feature, number>> = {
  VCARD: 1,
  WIFI: 1,
  SMS: 1,
  PHONE: 1,
  LOGO: 2,
  GRADIENTS: 2,
  BACKGROUND: 2,
};
