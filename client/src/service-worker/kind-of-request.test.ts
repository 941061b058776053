import { expect, test } from 'vitest';
import { kindOfRequest } from './kind-of-request.ts';

const origin = 'https://example.com';
const kindOf = (path: string, { method = 'GET', mode = 'navigate' as RequestMode } = {}) =>
  kindOfRequest({ method, mode, url: new URL(path, origin).href }, origin);

test('The landing page and the page with the camera have offline documents, and all other pages share one', () => {
  expect(kindOf('/')).toEqual({ kind: 'page', fallback: '/' });
  expect(kindOf('/?design=midnight')).toEqual({ kind: 'page', fallback: '/' });
  expect(kindOf('/scan')).toEqual({ kind: 'page', fallback: '/scan' });
  expect(kindOf('/generate/wifi')).toEqual({ kind: 'page', fallback: '/home' });
  expect(kindOf('/faq')).toEqual({ kind: 'page', fallback: '/home' });
  expect(kindOf('/graphql')).toEqual({ kind: 'page', fallback: '/home' });
});

test('Code and images are files, and a page that a script fetches is left to the server', () => {
  expect(kindOf('/assets/index-abc.js', { mode: 'cors' })).toEqual({ kind: 'file' });
  expect(kindOf('/favicon.svg', { mode: 'no-cors' })).toEqual({ kind: 'file' });
  expect(kindOf('/', { mode: 'cors' })).toBeUndefined();
});

test.each([
  ['/graphql', { method: 'POST', mode: 'cors' as const }],
  ['/graphql', { mode: 'cors' as const }],
  ['/auth/google/callback?code=x', {}],
  ['/auth/google/done.js', { mode: 'no-cors' as const }],
  ['/vitals', { method: 'POST', mode: 'no-cors' as const }],
  ['/healthz', {}],
  ['/unsubscribe/x', {}],
  ['/q/menu-1', {}],
  ['/Q/2222222', {}],
  ['/sitemap.xml', {}],
  ['https://elsewhere.example/assets/a.js', { mode: 'cors' as const }],
])('The worker leaves %s to the browser', (path, request) => {
  expect(kindOf(path, request)).toBeUndefined();
});
