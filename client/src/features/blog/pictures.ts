import type { Slug } from './articles.ts';
import createUpiQrCode from './assets/pictures/create-upi-qr-code.svg';
import customQrCodeDesign from './assets/pictures/custom-qr-code-design.svg';
import freeVsPremiumQrGenerator from './assets/pictures/free-vs-premium-qr-generator.svg';
import whyCanaryQr from './assets/pictures/why-canary-qr.svg';

/** The pictures of the articles, 1200 × 630 pixels. */
export const pictures: Readonly<Record<Slug, string>> = {
  'free-vs-premium-qr-generator': freeVsPremiumQrGenerator,
  'custom-qr-code-design': customQrCodeDesign,
  'create-upi-qr-code': createUpiQrCode,
  'why-canary-qr': whyCanaryQr,
};
