/** The product's name, tagline and colours (docs/product.md). */
export const brand = {
  name: 'Canary QR',
  tagline: 'Smart QR Code Generator',
  ink: '#1a1a1a',
  canary: '#f5d442',
} as const;
