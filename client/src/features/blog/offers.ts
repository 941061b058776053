import type { Feature } from '#gql/graphql.ts';

/** What the article on free and premium says can be unlocked, or will be; a test compares it with the server's catalogue. */
export const offers: readonly {
  readonly feature: Feature;
  readonly name: string;
  readonly available: boolean;
}[] = [
  { feature: 'VCARD', name: 'vCard codes', available: true },
  { feature: 'WIFI', name: 'Wi-Fi codes', available: true },
  { feature: 'SMS', name: 'SMS codes', available: true },
  { feature: 'PHONE', name: 'Phone codes', available: true },
  { feature: 'LOGO', name: 'Your own logo in the code', available: false },
  { feature: 'GRADIENTS', name: 'Gradients and advanced colours', available: false },
  { feature: 'BACKGROUND', name: 'A custom background', available: false },
];
