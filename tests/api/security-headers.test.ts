import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { defaultPolicy } from '../support/content-security.ts';

let local: ApiServer;
let secure: ApiServer;

beforeAll(async () => {
  local = await startApiServer();
  secure = await startApiServer({ publicUrl: 'https://qr.example.com' });
});

afterAll(async () => {
  await local?.close();
  await secure?.close();
});

test('An undecodable path gets the security headers too', async () => {
  const { status, headers } = await fetch(`${local.url}/%zz`);
  expect(status).toBe(400);
  expect(headers.get('content-security-policy')).toBe(defaultPolicy);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/healthz', '/nowhere', '/graphql?query={me{email}}'])(
  '%s has a policy that allows only this origin, and every other security header',
  async (path) => {
    const { headers } = await fetch(`${local.url}${path}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': defaultPolicy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
    });
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

test('Only an https site sends Strict-Transport-Security', async () => {
  expect((await fetch(`${local.url}/healthz`)).headers.get('strict-transport-security')).toBeNull();
  expect((await fetch(`${secure.url}/healthz`)).headers.get('strict-transport-security')).toBe(
    'max-age=31536000',
  );
});
