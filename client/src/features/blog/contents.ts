import { type ComponentType, lazy } from 'react';
import type { Slug } from './articles.ts';

/** The articles’ texts, each fetched when it is read. */
export const contents: Readonly<Record<Slug, ComponentType>> = {
  'free-vs-premium-qr-generator': lazy(() => import('./content/free-vs-premium-qr-generator.tsx')),
  'custom-qr-code-design': lazy(() => import('./content/custom-qr-code-design.tsx')),
  'create-upi-qr-code': lazy(() => import('./content/create-upi-qr-code.tsx')),
  'why-canary-qr': lazy(() => import('./content/why-canary-qr.tsx')),
};
