import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageProblems } from '../../client/src/features/developers/image-problems.ts';
import { PRINT_SAFE } from '../../qr/src/colour.ts';
import { composeCode } from '../../qr/src/compose.ts';
import type { Design } from '../../qr/src/design/design.ts';
import { plainDesign } from '../../qr/src/design/plain-design.ts';
import { designToText } from '../../qr/src/design/share-link.ts';
import { drawingToSvgFile } from '../../qr/src/files/svg-file.ts';
import { decodePicture, encodePicture } from '../../qr/src/testing/decode.ts';
import { paint } from '../../qr/src/testing/paint.ts';
import { createKey, signUp, unlock } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { createTestClock, type TestClock } from '../support/test-clock.ts';

const data = 'https://canary.example/menu?a=1&b=2';
const design = plainDesign(PRINT_SAFE);
const gradient: Design = {
  ...design,
  background: {
    kind: 'radial',
    stops: [
      { at: 0, colour: '#ffffff' },
      { at: 1, colour: '#f5d442' },
    ],
  },
};

const address = (format: string, parameters: Record<string, string | number> = {}) =>
  `/api/v1/qr.${format}?${new URLSearchParams({ data, ...parameters } as Record<string, string>)}`;

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** A grey square as a data URL. */
async function logoOf(side: number): Promise<string> {
  const data = new Uint8ClampedArray(4 * side * side)
    .fill(100)
    .map((value, at) => (at % 4 === 3 ? 255 : value));
  const png = await encodePicture({ width: side, height: side, data }, 'png');
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

let clock: TestClock;
let server: ApiServer;
beforeAll(async () => {
  clock = createTestClock();
  server = await startApiServer({ clock });
});
afterAll(() => server?.close());

/** A client with an IP address of its own. */
let clients = 0;
const newClient = () => {
  clients += 1;
  return { 'x-forwarded-for': `10.${clients >> 8}.${clients & 255}.1` };
};

/** Sends a request, by default as a new client. */
const send = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { ...init, headers: { ...newClient(), ...Object(init.headers) } });

async function problem(path: string, init?: RequestInit) {
  const response = await send(path, init);
  const { type, title, detail, ...rest } = Object(await response.json());
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    'application/problem+json',
    'no-store',
  ]);
  expect([type, typeof title, detail]).toEqual([
    `${server.url}/developers#image-${rest.code}`,
    'string',
    expect.stringMatching(/\.$/),
  ]);
  expect(rest.status).toBe(response.status);
  // The page for developers says what to do.
  const explained = imageProblems.flatMap(([status, codes]) => codes.map((code) => `${status} ${code}`));
  expect(explained).toContain(`${rest.status} ${rest.code}`);
  return { response, detail, problem: rest };
}

describe('An image', () => {
  test('is the drawing of the site: the same SVG text, and the same pixels', async () => {
    const { drawing } = composeCode(data, design);
    const svg = await (await send(address('svg', { size: 300 }))).text();
    expect(svg).toBe(drawingToSvgFile(drawing, { width: 300, unit: 'px', dpi: 300 }));
    for (const size of [37 * 8, 500]) {
      const png = new Uint8Array(await (await send(address('png', { size }))).arrayBuffer());
      const pixels = await decodePicture(png);
      const painted = paint(drawing, size);
      expect(pixels.width).toBe(size);
      expect(pixels.data.every((value, at) => Math.abs(value - (painted.data[at] ?? 0)) <= 1)).toBe(true);
    }
  });

  test('says its version, its level and what the reader read, and may be kept for a year by everyone', async () => {
    const { headers } = await send(address('svg'));
    const digest = createHash('sha256').update(data).digest('base64');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'qr-version': '3',
      'qr-level': 'M',
      'qr-payload-digest': `sha-256=:${digest}:`,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; img-src data:; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('is available as modules', async () => {
    const { matrix, level, version } = composeCode(data, design);
    const modules = matrix.modules.map((row) => row.map(Number).join(''));
    expect(await (await send(address('json'))).json()).toEqual({
      version,
      level,
      size: matrix.size,
      modules,
    });
  });

  test('has the colours, shape, level, quiet zone and design that are asked for', async () => {
    const plain = { dark: '#1b5fc4', light: 'ffe', level: 'H', quiet: 1 };
    const svg = await (await send(address('svg', plain))).text();
    const { drawing } = composeCode(data, {
      ...plainDesign({ foreground: '#1b5fc4', background: '#ffffee' }, { level: 'H' }),
      quietZone: 1,
    });
    expect(svg).toBe(drawingToSvgFile(drawing, { width: 512, unit: 'px', dpi: 300 }));
    const star: Design = { ...design, modules: { ...design.modules, shape: 'star' } };
    const byShape = await (await send(address('svg', { shape: 'star' }))).text();
    const byDesign = await (await send(address('svg', { design: await designToText(star) }))).text();
    expect(byShape).toBe(byDesign);
    const template = await (await send(address('svg', { template: 'espresso' }))).text();
    expect(template).not.toBe(await (await send(address('svg'))).text());
  });

  test.each(['svg', 'png', 'pdf', 'webp', 'jpeg', 'json'])(
    'can be asked for by POST as %s',
    async (format) => {
      const { status, headers } = await send('/api/v1/qr', post({ data, format }));
      expect([status, headers.get('qr-version')]).toEqual([200, '3']);
    },
  );

  test('has no body for HEAD, and preflight requests are answered', async () => {
    const head = await send(address('png'), { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')) > 100, await head.text()]).toEqual([
      200,
      true,
      '',
    ]);
    const preflight = await send('/api/v1/qr', {
      method: 'OPTIONS',
      headers: { origin: 'https://else.example', 'access-control-request-method': 'POST' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Authorization, Content-Type, If-None-Match',
    ]);
    expect((await send('/healthz')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('A request that can’t be answered', () => {
  test.each<[string, string, RequestInit | undefined, object]>([
    [
      'an unknown parameter, as of an unencoded text',
      '/api/v1/qr.png?data=https://a.example/?x=1&y=2',
      undefined,
      { status: 400, code: 'unknown-parameter', parameter: 'y' },
    ],
    [
      'a repeated parameter',
      '/api/v1/qr.png?data=a&data=b',
      undefined,
      { status: 400, code: 'repeated-parameter', parameter: 'data' },
    ],
    ['no text', '/api/v1/qr.png', undefined, { status: 400, code: 'missing-parameter', parameter: 'data' }],
    [
      'a text that isn’t UTF-8',
      '/api/v1/qr.png?data=%ff',
      undefined,
      { status: 400, code: 'invalid-encoding', parameter: 'data' },
    ],
    [
      'too many pixels',
      '/api/v1/qr.png?data=a&size=2001',
      undefined,
      { status: 400, code: 'invalid-parameter', parameter: 'size', limit: 2000, given: 2001 },
    ],
    [
      'an unknown shape',
      '/api/v1/qr.svg?data=a&shape=heart',
      undefined,
      {
        status: 400,
        code: 'invalid-parameter',
        parameter: 'shape',
        limit: expect.arrayContaining(['dot']),
        given: 'heart',
      },
    ],
    [
      'a colour by name',
      '/api/v1/qr.svg?data=a&dark=red',
      undefined,
      { status: 400, code: 'invalid-parameter', parameter: 'dark', limit: expect.any(String), given: 'red' },
    ],
    [
      'two designs',
      '/api/v1/qr.svg?data=a&template=canary&design=1abc',
      undefined,
      { status: 400, code: 'two-designs', parameter: 'template' },
    ],
    [
      'a damaged design',
      '/api/v1/qr.svg?data=a&design=1abc',
      undefined,
      { status: 400, code: 'invalid-design', parameter: 'design' },
    ],
    ['an unknown format', '/api/v1/qr.gif?data=a', undefined, { status: 404, code: 'unknown-address' }],
    ['another method', '/api/v1/qr.svg?data=a', { method: 'DELETE' }, { status: 405, code: 'wrong-method' }],
    ['a body that isn’t JSON', '/api/v1/qr', post('{"data":'), { status: 400, code: 'invalid-body' }],
    ['a list', '/api/v1/qr', post([]), { status: 400, code: 'invalid-body' }],
    [
      'a form',
      '/api/v1/qr',
      post('data=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      { status: 415, code: 'wrong-media-type' },
    ],
    [
      'half of a character',
      '/api/v1/qr',
      post('{"data":"\\ud800"}'),
      {
        status: 400,
        code: 'invalid-parameter',
        parameter: 'data',
        limit: expect.any(String),
        given: '\ud800',
      },
    ],
    [
      'a text that no code holds',
      '/api/v1/qr',
      post({ data: 'é'.repeat(1_500), level: 'H' }),
      {
        status: 413,
        code: 'text-too-long',
        parameter: 'data',
        limit: 1_272,
        given: 3_000,
        bytesTooMany: 1_728,
      },
    ],
    [
      'a body that is too large',
      '/api/v1/qr',
      post({ data: 'a'.repeat(300_000) }),
      { status: 413, code: 'body-too-large', limit: 262_144 },
    ],
    [
      'a logo that is too large',
      '/api/v1/qr',
      post({ data: 'a', logo: `data:image/png;base64,${'A'.repeat(180_000)}` }),
      { status: 413, code: 'logo-too-large', parameter: 'logo', limit: 131_072, given: 135_000 },
    ],
    [
      'a logo with more pixels than memory',
      '/api/v1/qr',
      post({ data: 'a', logo: pngHeader(60_000, 60_000) }),
      { status: 413, code: 'logo-too-large', parameter: 'logo', limit: 4_000_000, given: 3_600_000_000 },
    ],
    [
      'a file that isn’t an image as a logo',
      '/api/v1/qr',
      post({ data: 'a', logo: 'data:image/png;base64,AAAA' }),
      { status: 422, code: 'damaged-logo', parameter: 'logo' },
    ],
    [
      'a file of another format than it says as a logo',
      '/api/v1/qr',
      post({ data: 'a', logo: pngHeader(60, 60).replace('png', 'webp') }),
      { status: 422, code: 'damaged-logo', parameter: 'logo' },
    ],
    [
      'less than a pixel for each module',
      '/api/v1/qr',
      post({ data: 'a'.repeat(2_900), format: 'png', size: 100 }),
      { status: 422, code: 'size-too-small', parameter: 'size', limit: 185, given: 100 },
    ],
  ])('because of %s is told why', async (_reason, path, init, expected) => {
    expect((await problem(path, init)).problem).toEqual(expected);
  });

  test.each([
    [{ size: 10 }, '`size` must be at least 32, not 10.'],
    [{ size: 1e20 }, '`size` must be at most 2000, not 100000000000000000000.'],
    [{ size: 'large' }, '`size` must be a whole number, not "large".'],
    [{ data: '' }, '`data` must have at least one character, not "".'],
    [{ data: 5 }, '`data` must be a text, not 5.'],
    [{ dark: 'red' }, '`dark` must be a colour of three or six hex digits, not "red".'],
    [{ level: 'Z' }, '`level` must be one of auto, L, M, Q, or H, not "Z".'],
    [
      { quiet: { modules: 'x'.repeat(100) } },
      `\`quiet\` must be a whole number, not "{\\"modules\\":\\"${'x'.repeat(28)}…".`,
    ],
    [{ template: 'none' }, '`template` must be a template of the site, not "none".'],
    [{ design: 'x'.repeat(8_001) }, '`design` must have at most 8000 characters, not 8001.'],
    [{ data: 'a'.repeat(2_954), level: 'L' }, '`data` must have at most 2953 bytes at level L, not 2954.'],
  ])('because of %j says the rule and what was sent', async (parameters, detail) => {
    expect((await problem('/api/v1/qr', post({ data, ...parameters }))).detail).toBe(detail);
  });

  test('says how to encode a text with an ampersand', async () => {
    const { detail } = await problem('/api/v1/qr.png?data=a&y=1');
    expect(detail).toBe('Unknown parameter `y`. Encode & in data as %26.');
  });

  test('because its picture isn’t readable gets a change that works', async () => {
    const faint = { data, dark: 'f4f4f4', light: 'ffffff' };
    const { problem: found } = await problem('/api/v1/qr', post(faint));
    expect(found).toEqual({
      status: 422,
      code: 'unreadable',
      change: { dark: '000000', light: 'ffffff' },
    });
    expect((await send('/api/v1/qr', post({ ...faint, ...found.change }))).status).toBe(200);
  });

  test('because the server’s font lacks characters of the frame is told which', async () => {
    const frame = {
      shape: 'label-below',
      text: 'Menu 菜单',
      colour: '#000000',
      textColour: '#ffffff',
    } as const;
    const text = await designToText({ ...design, frame });
    expect((await problem(address('svg', { design: text }))).problem).toEqual({
      status: 422,
      code: 'missing-characters',
      parameter: 'design',
      given: ['菜', '单'],
    });
  });

  test('because its address is too long is refused by the guards', async () => {
    expect((await send(`/api/v1/qr.svg?data=${'a'.repeat(8_200)}`)).status).toBe(431);
  });
});

describe('Drawing', () => {
  test('isn’t needed for an image that a client or the server has kept', async () => {
    const headers = newClient();
    const get = (size: number, more: Record<string, string> = {}) =>
      send(address('png', { size, data: 'kept' }), { headers: { ...headers, ...more } });
    const etag = (await get(100)).headers.get('etag') ?? '';
    for (let size = 101; size < 160; size++) expect((await get(size)).status).toBe(200);
    const { response } = await problem(address('png', { size: 99, data: 'kept' }), { headers });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await get(100)).status).toBe(200);
    expect((await get(99, { 'if-none-match': etag })).status).toBe(429);
    const kept = await get(100, { 'if-none-match': `W/${etag}` });
    expect([kept.status, kept.headers.get('etag'), await kept.text()]).toEqual([304, etag, '']);
  });

  test('is limited for each IP address, and more is possible with a key', async () => {
    const key = await createKey(server.url, await signUp(server.url), { images: true });
    const headers = newClient();
    const draw = (size: number, more: Record<string, string> = {}) =>
      send(address('json', { size, data: 'limited' }), { headers: { ...headers, ...more } }).then(
        ({ status }) => status,
      );
    for (let size = 100; size < 160; size++) await draw(size);
    expect(await draw(200)).toBe(429);
    expect(await draw(200, newClient())).toBe(200);
    expect(await draw(201, key.headers)).toBe(200);
    clock.advance(1_000);
    expect(await draw(202)).toBe(200);
  });

  test('of too many images at once is refused for the client that asks for most', async () => {
    const headers = newClient();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(address('png', { size: 800 + index, shape: 'star' }), { headers }).then(async (response) => ({
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          type: response.headers.get('content-type'),
        })),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(40);
    for (const each of refused)
      expect(each).toEqual({ status: 503, retryAfter: '5', type: 'application/problem+json' });
    expect((await send(address('svg'))).status).toBe(200);
  });
});

test('A request whose client has hung up leaves the line', async () => {
  const headers = newClient();
  const hangUp = new AbortController();
  const draw = (size: number, signal = AbortSignal.timeout(60_000)) =>
    send('/api/v1/qr', { ...post({ data, size, shape: 'star', format: 'png' }, headers), signal });
  const left = Array.from({ length: 20 }, (_, index) => draw(1_900 + index, hangUp.signal));
  await delay(300);
  hangUp.abort();
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toContain('rejected');
  await delay(100);
  const next = await Promise.all(Array.from({ length: 15 }, (_, index) => draw(100 + index)));
  expect(next.map(({ status }) => status)).toEqual(next.map(() => 200));
});

describe('A feature that costs tokens', () => {
  test('needs the key of an account that has unlocked it', async () => {
    const account = await signUp(server.url);
    const key = await createKey(server.url, account, { images: true });
    const { headers } = key;
    const path = address('png', { design: await designToText(gradient) });
    const locked = { status: 403, code: 'locked-feature', parameter: 'design', features: ['GRADIENTS'] };
    expect((await problem(path)).problem).toEqual(locked);
    expect((await problem(path, { headers })).problem).toEqual(locked);
    await unlock(server.url, account, 'GRADIENTS');
    const drawn = await send(path, { headers });
    expect([drawn.status, drawn.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ]);
    expect((await problem(path)).problem).toEqual(locked);
  });

  test('isn’t drawn in so many modules of a PDF that memory runs out', async () => {
    const account = await signUp(server.url);
    const { headers } = await createKey(server.url, account, { images: true });
    await unlock(server.url, account, 'GRADIENTS');
    const stops = [
      { at: 0, colour: '#000000' },
      { at: 1, colour: '#400000' },
    ] as const;
    const fill = { kind: 'radial', span: 'module', stops: [...stops] } as const;
    const text = await designToText({ ...design, modules: { shape: 'dot', fill } });
    const draw = (length: number, format: string) =>
      post({ data: 'a'.repeat(length), design: text, format, size: 1_000 }, headers);
    expect((await problem('/api/v1/qr', draw(2_000, 'pdf'))).problem).toMatchObject({
      status: 422,
      code: 'too-many-gradients',
      limit: 5_000,
    });
    expect((await send('/api/v1/qr', draw(2_000, 'svg'))).status).toBe(200);
    expect((await send('/api/v1/qr', draw(100, 'pdf'))).status).toBe(200);
  });

  test('can come from a template', async () => {
    const locked = await problem(address('svg', { template: 'wedding' }));
    expect(locked.problem).toMatchObject({ status: 403, code: 'locked-feature', parameter: 'template' });
  });

  test('is a logo of one’s own, too', async () => {
    const body = { data, format: 'png', logo: await logoOf(64) };
    expect((await problem('/api/v1/qr', post(body))).problem).toMatchObject({
      parameter: 'logo',
      features: ['LOGO'],
    });
    const account = await signUp(server.url);
    const key = await createKey(server.url, account, { images: true });
    await unlock(server.url, account, 'LOGO');
    const { status } = await send('/api/v1/qr', post(body, key.headers));
    expect(status).toBe(200);
  });

  test('can’t be had with a wrong key, or with a key for something else', async () => {
    const other = await createKey(server.url, await signUp(server.url), { boards: 'READ' });
    const withKey = (key: string) => problem(address('svg'), { headers: { authorization: `Bearer ${key}` } });
    const wrong = await withKey(`cnry_${'0'.repeat(48)}`);
    expect([wrong.problem.code, wrong.response.headers.get('www-authenticate')]).toEqual([
      'invalid-key',
      'Bearer',
    ]);
    expect((await withKey(other.text)).problem).toMatchObject({ status: 403, code: 'key-without-images' });
  });
});

/** The first bytes of a PNG file, which have its size. */
function pngHeader(width: number, height: number): string {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt8(8, 24);
  bytes.writeUInt8(6, 25);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
