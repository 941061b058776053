/** The process of one compared server. It answers requests of `api.ts`, and ends with its parent. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import bwip from 'bwip-js/node';
import fastify, { type FastifyInstance } from 'fastify';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';
import qrcode from 'qrcode';
import { readsAs } from '../../qr/src/read-back.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { createRequestGuards, guardRoutes, guardServer } from '../../server/src/guards/request-guards.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { builtServer } from '../../tests/support/built-server.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { createTempFolder } from '../../tests/support/temp-folder.ts';
import { type Peer, senders } from './contestants.ts';

const [, , contestant = ''] = process.argv;
const port = await freePort();

/** Draws a PNG file of about this width in pixels, and reads it back. */
type Draw = (data: string, size: number) => Promise<Buffer>;

async function drawWithQrcode(data: string, size: number): Promise<Buffer> {
  return await qrcode.toBuffer(data, { width: size, margin: 4, errorCorrectionLevel: 'M' });
}

function drawWithBwip(data: string, size: number): Promise<Buffer> {
  // A unit of `scale` is half a module, and these texts need 29 modules with a quiet zone of 4.
  const scale = Math.max(1, Math.round(size / (2 * (29 + 8))));
  const options = { bcid: 'qrcode', text: data, eclevel: 'M', padding: 8, backgroundcolor: 'ffffff', scale };
  return new Promise((resolve, reject) =>
    bwip.toBuffer(options, (error, png) => (png ? resolve(png) : reject(error))),
  );
}

const peers: Readonly<Record<Peer, Draw>> = {
  'Fastify, qrcode, read by jsQR': async (data, size) => {
    const png = await drawWithQrcode(data, size);
    const { width, height, data: pixels } = PNG.sync.read(png);
    const read = 'default' in jsQr ? (jsQr.default as typeof jsQr) : jsQr;
    if (read(new Uint8ClampedArray(pixels), width, height)?.data !== data) throw new Error('Not readable.');
    return png;
  },
  'Fastify, qrcode, read by ZXing': async (data, size) => {
    const png = await drawWithQrcode(data, size);
    if (!(await readsAs(new Blob([new Uint8Array(png)]), data))) throw new Error('Not readable.');
    return png;
  },
  'Fastify, bwip-js, read by ZXing': async (data, size) => {
    const png = await drawWithBwip(data, size);
    if (!(await readsAs(new Blob([new Uint8Array(png)]), data))) throw new Error('Not readable.');
    return png;
  },
};

function behindGuards(): FastifyInstance {
  const limits = { trustedProxies: ['loopback'], requestLimit: null, operationLimit: null };
  const publicUrl = `http://localhost:${port}`;
  const server = createServer();
  const guards = createRequestGuards(server, { ...limits, publicUrl, clock: systemClock });
  const app = fastify({ serverFactory: guardServer(server, guards) });
  guardRoutes(app, guards, publicUrl);
  return app;
}

const [bare, guarded] = senders;
const draw = Object.entries(peers).find(([name]) => name === contestant)?.[1];
const folder = await createTempFolder();
if (draw) {
  setReaderFromDisk();
  const app = fastify();
  app.get<{ Querystring: { data: string; size: string } }>('/qr.png', async ({ query }, reply) =>
    reply.type('image/png').send(await draw(query.data, Number(query.size))),
  );
  await app.listen({ host: '127.0.0.1', port });
} else if (contestant === bare || contestant === guarded) {
  const png = await drawWithQrcode('https://example.com', 512);
  const app = contestant === bare ? fastify() : behindGuards();
  app.get('/qr.png', async (_, reply) => reply.type('image/png').send(png));
  await app.listen({ host: '127.0.0.1', port });
} else {
  Object.assign(process.env, {
    DATABASE_URL: `file:${join(folder.path, 'bench.db')}`,
    PORT: String(port),
    REQUEST_LIMIT: 'off',
    TRUSTED_PROXIES: 'loopback',
  });
  process.argv.push('--no-pages');
  await import(join(import.meta.dirname, '../..', builtServer));
}

process.on('message', async () => {
  await folder.remove();
  process.exit(0);
});
process.send?.({ port });
