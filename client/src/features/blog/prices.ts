/** What the article on free and premium says of prices, in tokens; a test compares it with what the server asks. */
export const prices = [
  { feature: 'VCARD', name: 'vCard codes', tokens: 1, available: true },
  { feature: 'WIFI', name: 'Wi-Fi codes', tokens: 1, available: true },
  { feature: 'SMS', name: 'SMS codes', tokens: 1, available: true },
  { feature: 'PHONE', name: 'Phone codes', tokens: 1, available: true },
  { feature: 'LOGO', name: 'Your own logo in the code', tokens: 2, available: false },
  { feature: 'GRADIENTS', name: 'Gradients and advanced colours', tokens: 2, available: false },
  { feature: 'BACKGROUND', name: 'A custom background', tokens: 2, available: false },
] as const;
