import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiServer, startApiServer } from '../support/api-server.ts';

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
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/healthz', '/nowhere', '/graphql?query={me{email}}'])(
  '%s has a policy that allows only this origin',
  async (path) => {
    const { headers } = await fetch(`${local.url}${path}`);
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join(';')).not.toMatch(/unsafe-inline|upgrade-insecure-requests|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('clipboard-write=(self)');
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

test('Only an https site sends Strict-Transport-Security', async () => {
  expect((await fetch(`${local.url}/healthz`)).headers.get('strict-transport-security')).toBeNull();
  expect((await fetch(`${secure.url}/healthz`)).headers.get('strict-transport-security')).toBe(
    'max-age=31536000',
  );
});
