import type { Feature } from '../generated/sqlite/client.ts';

/** Something that tokens buy. */
export interface PremiumFeature {
  readonly id: Feature;
  readonly name: string;
  readonly description: string;
  /** In tokens, once and for good. */
  readonly price: number;
  /** Whether it can be unlocked; what can't be yet is coming soon. */
  readonly available: boolean;
}

// By feature, so that the compiler misses one that is in the models and not here.
const offers: { readonly [Id in Feature]: PremiumFeature & { readonly id: Id } } = {
  VCARD: {
    id: 'VCARD',
    name: 'vCard codes',
    description: 'A contact card that a phone offers to save.',
    price: 1,
    available: true,
  },
  WIFI: {
    id: 'WIFI',
    name: 'Wi-Fi codes',
    description: 'A network that a phone joins without its password being typed.',
    price: 1,
    available: true,
  },
  SMS: {
    id: 'SMS',
    name: 'SMS codes',
    description: 'A text message that is ready to be sent.',
    price: 1,
    available: true,
  },
  PHONE: {
    id: 'PHONE',
    name: 'Phone codes',
    description: 'A number that a phone offers to call.',
    price: 1,
    available: true,
  },
  LOGO: {
    id: 'LOGO',
    name: 'Logo in the code',
    description: 'A picture of your own in the middle of the code.',
    price: 2,
    available: false,
  },
  GRADIENTS: {
    id: 'GRADIENTS',
    name: 'Gradients and advanced colours',
    description: 'Colours that flow into each other, and a colour for each part of the code.',
    price: 2,
    available: false,
  },
  BACKGROUND: {
    id: 'BACKGROUND',
    name: 'Custom background',
    description: 'A background of your own behind the code.',
    price: 2,
    available: false,
  },
};

/** Everything that tokens buy, in the order in which it is shown. */
export const catalogue: readonly PremiumFeature[] = Object.values(offers);

/** What the catalogue says of a feature. */
export function offerOf(feature: Feature): PremiumFeature {
  return offers[feature];
}
