/** A feature that tokens unlock. */
export interface PremiumFeature {
  readonly id: Feature;
  readonly name: string;
  readonly description: string;
  /** In tokens, paid once. */
  readonly price: number;
}

/** The id of a premium feature, as in the database and the GraphQL schema. */
export type Feature = 'VCARD' | 'WIFI' | 'SMS' | 'PHONE' | 'LOGO' | 'GRADIENTS' | 'BACKGROUND';

/** The premium features by id, in the order in which they are listed. */
export const features: { readonly [Id in Feature]: PremiumFeature & { readonly id: Id } } = {
  VCARD: {
    id: 'VCARD',
    name: 'vCard codes',
    description: 'A contact card that a phone offers to save.',
    price: 1,
  },
  WIFI: {
    id: 'WIFI',
    name: 'Wi-Fi codes',
    description: 'A network that a phone joins without typing the password.',
    price: 1,
  },
  SMS: {
    id: 'SMS',
    name: 'SMS codes',
    description: 'A text message that is ready to send.',
    price: 1,
  },
  PHONE: {
    id: 'PHONE',
    name: 'Phone codes',
    description: 'A number that a phone offers to call.',
    price: 1,
  },
  LOGO: {
    id: 'LOGO',
    name: 'Your own logo in the code',
    description: 'Your own picture in the code. Icons and the canary are free.',
    price: 2,
  },
  GRADIENTS: {
    id: 'GRADIENTS',
    name: 'Gradients and advanced colours',
    description: 'Gradients in the code and behind it, and more than two colours.',
    price: 2,
  },
  BACKGROUND: {
    id: 'BACKGROUND',
    name: 'Custom background',
    description: 'Your own picture behind the code, or a file with a transparent background.',
    price: 2,
  },
};

/** All premium features, in the order in which they are listed. */
export const catalogue: readonly PremiumFeature[] = Object.values(features);
