import { createHash } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { defaultPolicy } from '../support/content-security.ts';
import { startServerForTest } from '../support/for-test.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const page = '<!doctype html><title>Canary QR</title>';
const notFound = '<!doctype html><title>Page not found</title>';
const noArticle = '<!doctype html><title>Blog not found</title>';
const themed =
  '<!doctype html><style>h1{}</style><script>document.title</script><script type="application/ld+json">{}</script>';
const playground = '<!doctype html><script>playground</script>';
const documents = {
  'playground.html': playground,
  'index.html': page,
  'not-found.html': notFound,
  'no-article.html': noArticle,
  'themed.html': themed,
  'blog.rss': '<rss version="2.0"/>',
  'robots.txt': 'Sitemap: %ORIGIN%/sitemap.xml\n',
};
const routes = [
  { path: '/', document: 'index.html', status: 200 },
  { path: '/login', document: 'index.html', status: 200 },
  { path: '/blog/custom-qr-code-design', document: 'index.html', status: 200 },
  { path: '/themed', document: 'themed.html', status: 200 },
  { path: '/camera', document: 'index.html', status: 200, usesCamera: true },
  { path: '/robots.txt', document: 'robots.txt', status: 200 },
  { path: '/blog/rss.xml', document: 'blog.rss', status: 200 },
  { path: '/blog/:slug', document: 'no-article.html', status: 404 },
  { path: '*', document: 'not-found.html', status: 404 },
];
const script = `console.log("${'canary '.repeat(100)}");`;
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** A source of a policy that allows an inline script or style. */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let server: ApiServer;

beforeAll(async () => {
  folder = await createTempFolder();
  const dist = join(folder.path, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await mkdir(join(dist, 'documents'));
  await writeFile(join(folder.path, 'secret.txt'), 'secret');
  for (const [name, content] of Object.entries(documents))
    await writeFile(join(dist, 'documents', name), content);
  await writeFile(join(dist, 'routes.json'), JSON.stringify(routes));
  await writeFile(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dist, 'assets/index-a1b2c3.js'), script);
  await writeFile(join(dist, 'assets/index-a1b2c3.js.br'), brotliCompressSync(script));
  await writeFile(join(dist, 'assets/index-a1b2c3.js.gz'), gzipSync(script));
  await writeFile(join(dist, 'assets/qr-d4e5f6.wasm'), Buffer.from([0, 97, 115, 109]));
  server = await startApiServer({ clientDist: dist });
});

afterAll(async () => {
  await server?.close();
  await folder?.remove();
});

/** Sends a path exactly as written; fetch would normalise it. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(server.url);
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      request({ hostname, port, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('A page', () => {
  test.each(['/', '/login', '/blog/custom-qr-code-design', '/login?next=%2Fhome'])(
    'is at %s',
    async (path) => {
      const response = await fetch(`${server.url}${path}`, { headers: html });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(page);
    },
  );

  test('may use the camera if its route says so, also if the browser has it already', async () => {
    const policyOf = async (path: string, headers = {}) => {
      const response = await fetch(`${server.url}${path}`, { headers: { ...html, ...headers } });
      return [response.status, response.headers.get('permissions-policy')?.split(', ')[0]];
    };
    const etag = (await fetch(`${server.url}/camera`, { headers: html })).headers.get('etag') ?? '';
    expect(await policyOf('/camera')).toEqual([200, 'camera=(self)']);
    expect(await policyOf('/camera', { 'if-none-match': etag })).toEqual([304, 'camera=(self)']);
    expect(await policyOf('/login')).toEqual([200, 'camera=()']);
  });

  test('of an unknown path is sent with status 404', async () => {
    for (const path of [
      '/nowhere',
      '/blogs',
      '/blog/a/b',
      '/documents/index.html',
      '/login.php',
      '/graphql/elsewhere',
      '/index.html',
    ]) {
      const response = await fetch(`${server.url}${path}`, { headers: html });
      expect([path, response.status, await response.text()]).toEqual([path, 404, notFound]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('of an unknown article is sent with status 404', async () => {
    const response = await fetch(`${server.url}/blog/no-such-article`, { headers: html });
    expect([response.status, await response.text()]).toEqual([404, noArticle]);
  });

  test('contains the public origin in every absolute link', async () => {
    const response = await fetch(`${server.url}/robots.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(`Sitemap: ${server.url}/sitemap.xml\n`);
  });

  test('can be an Atom feed', async () => {
    const response = await fetch(`${server.url}/blog/rss.xml`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  });

  test('is answered with 304 when the ETag matches', async () => {
    const first = await fetch(`${server.url}/login`, { headers: html });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await raw('/login', { ...html, 'if-none-match': known });
      expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
    }
    const other = await raw('/login', { ...html, 'if-none-match': '"other"' });
    expect([other.status, other.body.toString()]).toEqual([200, page]);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('requested with Accept-Encoding "%s" is sent as %s', async (accepted, encoding, decode) => {
    const response = await raw('/', { ...html, 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['vary']).toMatch(/accept-encoding/i);
    expect(decode(response.body).toString()).toBe(page);
  });

  test('allows only its own inline script and styles in its policy', async () => {
    const policyOf = async (path: string) =>
      (await fetch(`${server.url}${path}`, { headers: html })).headers.get('content-security-policy');
    const allowingItsOwn = defaultPolicy
      .replace(/script-src [^;]*/, `$& ${hash('document.title')}`)
      .replace(/style-src [^;]*/, `$& ${hash('h1{}')}`);
    expect(await policyOf('/themed')).toBe(allowingItsOwn);
    expect(await policyOf('/login')).toBe(defaultPolicy);
  });

  test('is the playground at /graphql, whose editor may set inline styles, unless the explorer is off', async () => {
    const response = await fetch(`${server.url}/graphql`, { headers: html });
    expect(await response.text()).toBe(playground);
    const policy = defaultPolicy
      .replace("'wasm-unsafe-eval'", `$& ${hash('playground')}`)
      .replace("style-src 'self'", "$& 'unsafe-inline'");
    expect(response.headers.get('content-security-policy')).toBe(policy);
    const { url } = await startServerForTest({ clientDist: join(folder.path, 'dist'), hasExplorer: false });
    const off = await fetch(`${url}/graphql`, { headers: html });
    expect([off.status, await off.text()]).toEqual([404, notFound]);
  });

  test('says that the playground is still being built, and sends it from then on', async () => {
    const dist = join(folder.path, 'building');
    await cp(join(folder.path, 'dist'), dist, { recursive: true });
    await rm(join(dist, 'documents/playground.html'));
    const { url } = await startServerForTest({ clientDist: dist });
    const early = await fetch(`${url}/graphql`, { headers: html });
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await early.text()).toMatch(/still being built/);
    await mkdir(join(dist, 'assets/playground'));
    await writeFile(join(dist, 'assets/playground/editor.js'), script);
    await writeFile(join(dist, 'documents/playground.html'), playground);
    expect(await (await fetch(`${url}/graphql`, { headers: html })).text()).toBe(playground);
    const editor = await fetch(`${url}/assets/playground/editor.js`);
    expect(editor.headers.get('cache-control')).toMatch(/immutable/);
    expect(await editor.text()).toBe(script);
  });

  test('answers HEAD like GET, without a body', async () => {
    const known = await fetch(`${server.url}/login`, { method: 'HEAD', headers: html });
    expect([known.status, await known.text()]).toEqual([200, '']);
    const unknown = await fetch(`${server.url}/nowhere`, { method: 'HEAD', headers: html });
    expect([unknown.status, await unknown.text()]).toEqual([404, '']);
  });

  test('is not sent to clients that do not accept HTML', async () => {
    for (const [path, headers] of [
      ['/nowhere', { accept: 'application/json' }],
      ['/assets/gone-123.js', html],
      ['/assets/', html],
    ] as const) {
      const response = await fetch(`${server.url}${path}`, { headers });
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'Not found\n']);
    }
  });

  test('rejects other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await fetch(`${server.url}/login`, { method, headers: html });
      expect([method, response.status]).toEqual([method, 404]);
    }
  });
});

describe('A file', () => {
  test('with a hash in its name is cached for a year', async () => {
    const response = await fetch(`${server.url}/assets/index-a1b2c3.js`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  test.each([
    ['br, gzip', 'br', brotliCompressSync(script)],
    ['gzip', 'gzip', gzipSync(script)],
    ['gzip, deflate, br, zstd', 'br', brotliCompressSync(script)],
    ['identity', undefined, Buffer.from(script)],
  ])('requested with Accept-Encoding %s is sent as %s', async (accepted, encoding, bytes) => {
    const response = await raw('/assets/index-a1b2c3.js', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['vary']).toMatch(/accept-encoding/i);
    expect(response.body).toEqual(bytes);
  });

  test('without a compressed copy is sent uncompressed', async () => {
    const response = await raw('/assets/qr-d4e5f6.wasm', { 'accept-encoding': 'br, gzip' });
    expect([response.status, response.headers['content-encoding']]).toEqual([200, undefined]);
    expect(response.headers['content-type']).toBe('application/wasm');
  });

  test('at the root is cached for an hour', async () => {
    const response = await fetch(`${server.url}/favicon.svg`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..\\..\\secret.txt',
    '//secret.txt',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/assets/%00',
    '/routes.json',
    '/assets/index-a1b2c3.js.br',
  ])('outside the folder cannot be read through %s', async (path) => {
    for (const headers of [html, { accept: '*/*' }]) {
      const response = await raw(path, headers);
      expect([400, 404]).toContain(response.status);
      expect(response.body.toString()).not.toContain('secret');
      expect(response.body.toString()).not.toContain('/blog/:slug');
    }
  });
});
