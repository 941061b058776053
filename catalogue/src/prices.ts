/**
 * The price of each premium feature in tokens, paid once. The prices have a file of their own, because the landing page
 * loads them without the features' texts.
 */
export const prices = {
  VCARD: 1,
  WIFI: 1,
  SMS: 1,
  PHONE: 1,
  LOGO: 2,
  GRADIENTS: 2,
  BACKGROUND: 2,
} as const;
