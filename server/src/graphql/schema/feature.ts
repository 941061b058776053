import { type PremiumFeature as CatalogueEntry, catalogue } from '@canary/catalogue/features';
import { builder } from '../builder.ts';

export const Feature = builder.enumType('Feature', {
  description: 'What tokens can unlock. The catalogue tells what each is and costs.',
  values: {
    VCARD: { description: 'vCard codes.' },
    WIFI: { description: 'Wi-Fi codes.' },
    SMS: { description: 'SMS codes.' },
    PHONE: { description: 'Phone codes.' },
    LOGO: { description: 'A logo in the code.' },
    GRADIENTS: { description: 'Gradients and advanced colours.' },
    BACKGROUND: { description: 'A custom background.' },
  } as const,
});

const PremiumFeature = builder.objectRef<CatalogueEntry>('PremiumFeature').implement({
  description: 'Something in the catalogue: paid for once, and kept for good.',
  fields: (t) => ({
    id: t.expose('id', { type: Feature, description: 'What `unlock` is asked for.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What one gets, in a sentence.' }),
    price: t.exposeInt('price', { description: 'What it costs, in tokens, once.' }),
    available: t.exposeBoolean('available', {
      description: "Whether it can be unlocked. False: it is coming soon, and can't be bought yet.",
    }),
  }),
});

builder.queryField('catalogue', (t) =>
  t.field({
    type: [PremiumFeature],
    description: 'Everything that tokens buy. Open to everybody.',
    resolve: () => [...catalogue],
  }),
);
