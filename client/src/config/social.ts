/** The product's pages elsewhere, opened in a new tab. */
export const social = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/canary-qr' },
  { name: 'Instagram', href: 'https://www.instagram.com/canaryqr' },
  { name: 'Facebook', href: 'https://www.facebook.com/canaryqr' },
  { name: 'X', href: 'https://x.com/canaryqr' },
] as const;
