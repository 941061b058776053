/** The price of each premium feature in tokens, paid once. Apart from their texts, which the landing page doesn't load. */
export const prices = {
  VCARD: 1,
  WIFI: 1,
  SMS: 1,
  PHONE: 1,
  LOGO: 2,
  GRADIENTS: 2,
  BACKGROUND: 2,
} as const;
