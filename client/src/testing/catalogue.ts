const feature = (id: string, name: string, price: number, available: boolean) => ({
  __typename: 'PremiumFeature',
  id,
  name,
  description: `What ${name} are.`,
  price,
  available,
});

/** Something that somebody has unlocked. */
export const fakeUnlock = (feature: string) => ({
  __typename: 'Unlock' as const,
  feature,
  createdAt: '2026-11-21T09:30:00.000Z',
});

/** What tokens can be spent on, as the server tells it. */
export const fakeCatalogue = [
  feature('VCARD', 'vCard codes', 1, true),
  feature('WIFI', 'Wi-Fi codes', 1, true),
  feature('SMS', 'SMS codes', 1, true),
  feature('PHONE', 'Phone codes', 1, true),
  feature('LOGO', 'Logo in the code', 2, false),
  feature('GRADIENTS', 'Gradients and advanced colours', 2, false),
  feature('BACKGROUND', 'Custom background', 2, false),
];
