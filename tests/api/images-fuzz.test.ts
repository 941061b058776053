import { deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageProblems } from '../../client/src/features/developers/image-problems.ts';
import { moduleShapes } from '../../qr/src/design/options.ts';
import { PNG_SIGNATURE, pngChunk } from '../../qr/src/files/png-chunk.ts';
import { templates } from '../../qr/src/templates/templates.ts';
import { encodePicture } from '../../qr/src/testing/decode.ts';
import { anyDesign } from '../../qr/src/testing/designs.ts';
import { createKey, signUp, unlock } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { isSoak, soakMinutes } from '../support/soak.ts';
import { createTestClock, type TestClock } from '../support/test-clock.ts';

/** Longer than a worker may draw, and its queue. */
const maxMs = 15_000;

let clock: TestClock;
let server: ApiServer;
/** Of an account that has unlocked all features, so that its requests are drawn. */
let headers: Record<string, string>;
const errors: string[] = [];
beforeAll(async () => {
  clock = createTestClock();
  server = await startApiServer({ clock, logLevel: 'error', takeLog: (line) => void errors.push(line) });
  const account = await signUp(server.url);
  for (const feature of ['LOGO', 'GRADIENTS', 'BACKGROUND']) await unlock(server.url, account, feature);
  ({ headers } = await createKey(server.url, account, { images: true }));
});
afterAll(() => server?.close());

const bidi = '\u202e\u2066\u200f\u061c\u200d\ufeff';
const half = '\ud800';
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'NaN',
    '#fff',
    '%',
    '\0',
    half,
    bidi,
    '🐤👩‍👩‍👧',
    '\u0301'.repeat(500),
  ),
);
/** Texts about as long as the largest codes of their characters, and longer texts. */
const longText = fc
  .tuple(
    fc.constantFrom('0', 'A', 'a', 'é', '点', '🐤'),
    fc.constantFrom(1, 1_272, 1_852, 2_953, 4_296, 7_089),
    fc.integer({ min: -1, max: 1 }),
  )
  .map(([unit, length, more]) =>
    unit.repeat(Math.max(0, Math.floor(length / Buffer.byteLength(unit)) + more)),
  );
const extreme = fc.constantFrom(
  -1,
  -0,
  0,
  1,
  16,
  17,
  31,
  32,
  185,
  1_999,
  2_000,
  2_001,
  1.5,
  1e9,
  2 ** 53,
  1e308,
  '32',
  null,
);

const asDesignText = (json: string) => `1${deflateRawSync(json, { level: 9 }).toString('base64url')}`;

/** The JSON of a design, one of whose values is replaced. */
const changedDesign = fc
  .tuple(anyDesign, fc.nat(), fc.oneof(extreme, anyText, fc.jsonValue()))
  .map(([design, at, value]) => {
    const places: [object, string][] = [];
    const visit = (parent: object) => {
      for (const [name, child] of Object.entries(parent)) {
        places.push([parent, name]);
        if (typeof child === 'object' && child !== null) visit(child);
      }
    };
    const copy = structuredClone(design);
    visit(copy);
    const place = places[at % places.length];
    if (place) Object.assign(place[0], { [place[1]]: value });
    return asDesignText(JSON.stringify(copy));
  });
const designText = fc.oneof(
  anyDesign.map((design) => asDesignText(JSON.stringify(design))),
  fc.tuple(anyDesign, anyText).map(([design, text]) =>
    asDesignText(
      JSON.stringify({
        ...design,
        frame: { shape: 'ticket', colour: '#000000', textColour: '#ffffff', text: text.slice(0, 40) },
      }),
    ),
  ),
  changedDesign,
  changedDesign.chain((text) =>
    fc
      .tuple(fc.nat(text.length), fc.nat(3), fc.string({ maxLength: 3 }))
      .map(([at, cut, added]) => text.slice(0, at) + added + text.slice(at + cut)),
  ),
  // Megabytes of JSON in a few thousand characters.
  fc.constantFrom(
    asDesignText(' '.repeat(5_000_000)),
    asDesignText('['.repeat(60_000)),
    asDesignText(`{"v":${'9'.repeat(50_000)}}`),
  ),
);

/** A PNG file whose pixels may be more or fewer than its header says. */
function pngOf(width: number, height: number, depth: number, colours: number, bytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colours], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const dimension = fc.constantFrom(0, 1, 2, 64, 2_000, 2_001, 65_535, 4_000_000, 2 ** 31);
const anyPng = fc
  .tuple(
    dimension,
    dimension,
    fc.constantFrom(1, 8, 16),
    fc.constantFrom(0, 2, 3, 6),
    fc.constantFrom(0, 100, 20_000_000),
  )
  .map((sizes) => pngOf(...sizes));
const noise = {
  width: 96,
  height: 64,
  data: new Uint8ClampedArray(4 * 96 * 64).map((_, at) => (at * 37) % 256),
};
const pictures = await Promise.all(
  (['png', 'jpeg', 'webp'] as const).map(async (format) => Buffer.from(await encodePicture(noise, format))),
);
/** Complete pictures, pictures with some other bytes, and beginnings of pictures. */
const logo = fc
  .tuple(
    fc.oneof(anyPng, fc.constantFrom(...pictures)),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
    fc.option(fc.nat(), { freq: 4 }),
    fc.constantFrom('png', 'jpeg', 'webp', 'svg+xml'),
  )
  .map(([picture, changes, cut, type]) => {
    const bytes = Buffer.from(picture);
    for (const [at, value] of changes) bytes[at % bytes.length] = value;
    const kept = cut === null ? bytes : bytes.subarray(0, cut % bytes.length);
    return `data:image/${type};base64,${kept.toString('base64')}`;
  });

/** What a parameter may be: usual values, values at its bounds, and any others. */
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  data: fc.oneof(anyText, longText),
  size: fc.oneof(fc.integer({ min: 32, max: 2_000 }), extreme),
  dark: fc.oneof(fc.constantFrom('000', 'ffffff', '#800000'), anyText),
  light: fc.oneof(fc.constantFrom('fff', '000000', '#ffff80'), anyText),
  shape: fc.constantFrom(...moduleShapes, 'heart'),
  level: fc.constantFrom('auto', 'L', 'M', 'Q', 'H', 'Z'),
  quiet: fc.oneof(fc.integer({ min: 0, max: 16 }), extreme),
  template: fc.constantFrom(...templates.map(({ id }) => id), 'none'),
  design: designText,
  logo,
  format: fc.constantFrom('png', 'svg', 'pdf', 'webp', 'jpeg', 'json', 'gif'),
};
const parameter = fc.oneof(
  ...Object.entries(values).map(([name, value]) => value.map((chosen) => ({ [name]: chosen }))),
);
const usual = fc.record({
  data: fc.constant('https://canary.example'),
  size: fc.constantFrom(200, 600),
  format: fc.constantFrom('png', 'svg', 'pdf', 'webp', 'jpeg', 'json'),
});
/** Usual parameters, two of which are anything; or any JSON. */
const requests = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(usual, parameter, parameter).map((parts) => Object.assign({}, ...parts)) },
  { weight: 1, arbitrary: fc.oneof(fc.record(values, { requiredKeys: [] }), fc.jsonValue()) },
);

/** Encodes a text, also if it has half of a character, which `encodeURIComponent` refuses. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(String(value)).toString());

/** Returns the query string of the parameters that an address can have. */
function queryOf({ logo: _, format, ...parameters }: Record<string, unknown>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return `${format === 'json' ? 'json' : 'png'}?${pairs.join('&').slice(0, 7_500)}`;
}

const explained = imageProblems.flatMap(([status, codes]) => codes.map((code) => `${status} ${code}`));

/** Sends a request. Returns the status and the name of the problem, both of which are documented. */
async function answerOf(path: string, init: RequestInit): Promise<string> {
  clock.advance(1_000);
  const start = performance.now();
  const response = await fetch(`${server.url}${path}`, init);
  const body = Buffer.from(await response.arrayBuffer());
  expect(performance.now() - start).toBeLessThan(maxMs);
  if (response.status === 200) return '200';
  const { code } = JSON.parse(String(body));
  const answer = `${response.status} ${code}`;
  expect(explained).toContain(answer);
  return answer;
}

test(
  'No parameters make the image API fail or hang',
  async () => {
    const answers = new Map<string, number>();
    const send = async (path: string, init: RequestInit) => {
      const answer = await answerOf(path, init);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    };
    const property = fc.asyncProperty(requests, async (parameters) => {
      const body = JSON.stringify(parameters);
      await send('/api/v1/qr', {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      await send(`/api/v1/qr.${queryOf(Object(parameters))}`, { headers });
    });
    await fc.assert(
      property,
      isSoak
        ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: soakMinutes * 60_000 }
        : { numRuns: 40 },
    );
    const counts = [...answers].sort(([, one], [, other]) => other - one);
    if (isSoak)
      process.stdout.write(`${counts.map(([answer, times]) => `${times} × ${answer}`).join('\n')}\n`);
    expect(errors).toEqual([]);
  },
  (soakMinutes + 5) * 60_000,
);
