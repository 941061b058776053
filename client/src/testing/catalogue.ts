import { catalogue } from '@canary/catalogue/features';

/** An unlocked feature as the server sends it. */
export const fakeUnlock = (feature: string) => ({
  __typename: 'Unlock' as const,
  feature,
  createdAt: '2026-11-21T09:30:00.000Z',
});

/** The catalogue as the server sends it. */
export const fakeCatalogue = catalogue.map((feature) => ({ __typename: 'PremiumFeature', ...feature }));
