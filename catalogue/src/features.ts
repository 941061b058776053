import { prices } from './prices.ts';

/** A feature that tokens unlock. */
export interface PremiumFeature {
  readonly id: Feature;
  readonly name: string;
  readonly description: string;
  /** Price in tokens, paid once. */
  readonly price: number;
}

/** The id of a premium feature, as in the database and the GraphQL schema. */
export type Feature = keyof typeof prices;

/** The premium features by id, in the order in which they are listed. */
export const features: { readonly [Id in Feature]: PremiumFeature & { readonly id: Id } } = {
  VCARD: {
    id: 'VCARD',
    name: 'vCard codes',
    description: 'A contact card that a phone offers to save.',
    price: prices.VCARD,
  },
  WIFI: {
    id: 'WIFI',
    name: 'Wi-Fi codes',
    description: 'A network that a phone joins without typing the password.',
    price: prices.WIFI,
  },
  SMS: {
    id: 'SMS',
    name: 'SMS codes',
    description: 'A text message that is ready to send.',
    price: prices.SMS,
  },
  PHONE: {
    id: 'PHONE',
    name: 'Phone codes',
    description: 'A number that a phone offers to call.',
    price: prices.PHONE,
  },
  LOGO: {
    id: 'LOGO',
    name: 'Your own logo in the code',
    description: 'Your own picture in the code. Icons and the canary are free.',
    price: prices.LOGO,
  },
  GRADIENTS: {
    id: 'GRADIENTS',
    name: 'Gradients and advanced colours',
    description: 'Gradients in the code and behind it, and more than two colours.',
    price: prices.GRADIENTS,
  },
  BACKGROUND: {
    id: 'BACKGROUND',
    name: 'Custom background',
    description: 'Your own picture behind the code, or a file with a transparent background.',
    price: prices.BACKGROUND,
  },
};

/** All premium features, in the order in which they are listed. */
export const catalogue: readonly PremiumFeature[] = Object.values(features);
