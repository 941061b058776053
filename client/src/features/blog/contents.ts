import type { ComponentType } from 'react';
import { lazyPart } from '#shared/loading/lazy-part.tsx';
import type { Slug } from './articles.ts';

/** The articles’ texts, each fetched when it is read. */
export const contents: Readonly<Record<Slug, ComponentType>> = {
  'free-vs-premium-qr-generator': lazyPart(() => import('./content/free-vs-premium-qr-generator.tsx')),
  'custom-qr-code-design': lazyPart(() => import('./content/custom-qr-code-design.tsx')),
  'create-upi-qr-code': lazyPart(() => import('./content/create-upi-qr-code.tsx')),
  'why-canary-qr': lazyPart(() => import('./content/why-canary-qr.tsx')),
};
