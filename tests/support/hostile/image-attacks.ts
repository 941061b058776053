import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PRINT_SAFE } from '../../../qr/src/colour.ts';
import type { Fill } from '../../../qr/src/design/design.ts';
import { plainDesign } from '../../../qr/src/design/plain-design.ts';
import { designToText } from '../../../qr/src/design/share-link.ts';
import { encodePicture } from '../../../qr/src/testing/decode.ts';
import { createKey, unlock } from '../accounts.ts';
import { type Attack, forAll, times } from './attacks.ts';
import { openConnection, type Visitor } from './visitor.ts';

const path = '/api/v1/qr';
/** A text that no other image has, of about as many bytes as a code holds at level L. */
const newText = () => randomBytes(1_450).toString('hex');
/** The largest square that may be asked for: 4 million pixels. */
const size = 2_000;

const gradient: Fill = {
  kind: 'radial',
  span: 'module',
  stops: times(16, (index) => ({
    at: index / 15,
    colour: `#${index.toString(16)}0${index.toString(16)}040`,
  })),
};
const design = await designToText({
  ...plainDesign(PRINT_SAFE, { level: 'L' }),
  modules: { shape: 'star', fill: gradient },
});

const post = (url: string, headers: Record<string, string>, body: object, signal?: AbortSignal) =>
  fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
    ...(signal && { signal }),
  }).then((response) => response.arrayBuffer());

const addressOf = ({ headers }: Visitor) => ({ 'x-forwarded-for': headers['x-forwarded-for'] ?? '' });

/** Creates an API key for images, of an account with a feature. */
async function createImageKey({ url, headers }: Visitor, feature: string): Promise<Record<string, string>> {
  const from = { headers: { authorization: '', ...headers }, token: '' };
  await unlock(url, from, feature);
  return { ...headers, ...(await createKey(url, from, { images: true })).headers };
}

/** Attacks on the image API, by one client. */
export const imageAttacks: Readonly<Record<string, Attack>> = {
  'I1: pictures of 4 million pixels with a gradient in each of 31,329 modules': async (visitor, made) => {
    const headers = await createImageKey(visitor, 'GRADIENTS');
    const formats = ['png', 'webp', 'jpeg', 'pdf', 'svg'];
    await forAll(20, (index) => {
      made();
      const format = formats[index % formats.length];
      return post(visitor.url, headers, { data: newText(), design, size, format });
    });
  },
  'I2: a flood of addresses of new pictures': (visitor, made) =>
    forAll(100, async () => {
      made();
      const query = `data=${randomBytes(20).toString('hex')}&shape=star&size=${size}`;
      const response = await fetch(`${visitor.url}${path}.png?${query}`, { headers: addressOf(visitor) });
      await response.arrayBuffer();
    }),
  'I3: bodies of 256 KB that drip': ({ url }, made) =>
    forAll(100, async () => {
      const connection = openConnection(url).resume();
      connection.write(
        `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 262144\r\n\r\n{"data":"`,
      );
      for (let count = 0; count < 50 && !connection.destroyed; count += 1) {
        made();
        connection.write('x'.repeat(5_000));
        await delay(100);
      }
      connection.destroy();
    }),
  'I4: logos of 4 million pixels and of 128 KB': async (visitor, made) => {
    const headers = await createImageKey(visitor, 'LOGO');
    const large = await pictureOf(size, () => 90);
    const heavy = await pictureOf(180, () => Math.floor(256 * Math.random()));
    await forAll(20, (index) => {
      made();
      const logo = index % 2 ? large : heavy;
      return post(visitor.url, headers, { data: newText(), logo, size, level: 'L', format: 'png' });
    });
  },
  'I5: clients that hang up after asking for a picture': (visitor, made) =>
    forAll(50, () => {
      made();
      const body = { data: newText(), shape: 'star', size, level: 'L', format: 'png' };
      return post(visitor.url, addressOf(visitor), body, AbortSignal.timeout(50));
    }),
  'I6: a kept picture that is asked for on 100 connections and not read': ({ url }, made) =>
    forAll(100, async () => {
      made();
      const connection = openConnection(url).pause();
      const query = `data=${'kept'.repeat(200)}&shape=star&size=${size}`;
      connection.write(`GET ${path}.png?${query} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(50));
      await delay(1_000);
      connection.destroy();
    }),
};

/** Attacks on the image API, by many addresses. */
export const imageNetworkAttacks: Readonly<Record<string, Attack>> = {
  'I7: new pictures for rotating addresses of an IPv6 /48': ({ url }, made) =>
    forAll(40, () => {
      made();
      const network = randomBytes(2).toString('hex');
      const body = { data: newText(), shape: 'star', size, level: 'L', format: 'png' };
      return post(url, { 'x-forwarded-for': `2001:db8:2:${network}::1` }, body);
    }),
};

/** A PNG file as a data URI. @param channel the value of a channel at an index */
async function pictureOf(side: number, channel: (at: number) => number): Promise<string> {
  const data = new Uint8ClampedArray(4 * side * side).map((_, at) => (at % 4 === 3 ? 255 : channel(at)));
  const png = await encodePicture({ width: side, height: side, data }, 'png');
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
