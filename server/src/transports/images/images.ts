import { createHash } from 'node:crypto';
import { requiredFeatures } from '@canary/qr/design/required-features';
import { moduleRows } from '@canary/qr/matrix';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type AddressOf, siteOf } from '../../guards/addresses/client-address.ts';
import { rates, sizes } from '../../guards/limits.ts';
import { createTokenBuckets } from '../../guards/rate/token-bucket.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { etagOf, hasTag } from '../etag.ts';
import { type Caller, type DesignNeeds, findCaller, requireUnlocked } from './caller.ts';
import { type DrawnImage, openImageDrawer } from './draw-image.ts';
import {
  getFormats,
  type ImageFormat,
  type ImageOptions,
  mediaTypeOf,
  optionsOfBody,
  optionsOfQuery,
} from './image-options.ts';
import { imageRequest } from './image-request.ts';
import { describeImages } from './openapi.ts';
import { Problem, problemBody } from './problem.ts';

/** The path of the image API. */
const path = '/api/v1/qr';

/** Whether a request is for an image, even if no route accepts it. Its text is personal, so it isn't logged. */
export function isOfImage({ url = '' }: { readonly url?: string | undefined }): boolean {
  return /^\/api(\/|\?|$|%)/i.test(url);
}

/** Changes with what is drawn for the same options: validators of earlier releases don't match then. */
const drawingVersion = 1;

interface ImageServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly addressOf: AddressOf;
}

/** An image that can be sent again. */
interface KeptImage {
  readonly needs: DesignNeeds;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Pages of all sites may show and read images. Nothing here depends on cookies. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, QR-Version, QR-Level, QR-Payload-Digest, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
  // Of an SVG file that is opened as a page, nothing runs, and nothing but the images in it is loaded.
  'content-security-policy': "default-src 'none'; img-src data:; sandbox",
};

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match',
  'access-control-max-age': '86400',
};

/** A client may keep an image for a year: the same address always has the same code. */
const lifetime = 'max-age=31536000, immutable';

/** Adds the routes of the image API, in a scope with the checks of `guardRoutes`. They read no cookie. */
export function addImages(app: FastifyInstance, services: ImageServices): void {
  const { clock, publicUrl, addressOf } = services;
  const drawer = openImageDrawer(clock);
  app.addHook('onClose', () => drawer.close());
  const takeDrawing = createTokenBuckets('image-drawings', rates['image-drawings'], clock.now);
  const takeOfKey = createTokenBuckets('image-drawings-key', rates['image-drawings-key'], clock.now);
  const kept = new LRUCache<string, KeptImage>({
    maxSize: sizes['kept-images'].max,
    sizeCalculation: ({ body }) => body.length + 1_024,
  });

  const countDrawing = (address: string, caller: Caller | null) => {
    const wait = caller ? takeOfKey(caller.keyId) : takeDrawing(address);
    if (wait === 0) return;
    const { perSecond } = rates[caller ? 'image-drawings-key' : 'image-drawings'];
    throw new Problem(
      {
        status: 429,
        code: 'too-many-images',
        title: 'Too many new images',
        detail: `Try again in ${wait} seconds. Images that were drawn before don’t count.`,
        limit: `${60 * perSecond} new images a minute`,
      },
      wait,
    );
  };

  /**
   * @param asked the parameters as they were sent. Images are kept by them, because parsing takes longer than answering
   * @param read parses the parameters
   */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: string,
    read: () => ImageOptions,
  ) => {
    const caller = await findCaller(services, request.headers);
    const etag = etagOf(`${drawingVersion} ${asked}`);
    const isWithClient = request.method !== 'POST' && hasTag(request.headers['if-none-match'], etag);
    const headers = { etag, 'cache-control': `${caller ? 'private' : 'public'}, ${lifetime}` };
    let image = kept.get(etag);
    if (image) requireUnlocked(image.needs, caller);
    else {
      const options = read();
      const drawn = await imageRequest(options);
      const needs: DesignNeeds = {
        features: requiredFeatures(drawn.design),
        parameter: options.template === undefined ? 'design' : 'template',
      };
      requireUnlocked(needs, caller);
      if (isWithClient) return reply.code(304).headers(headers).send();
      const address = addressOf(request.raw);
      countDrawing(address, caller);
      const made = await drawer.draw(drawn, caller?.keyId ?? siteOf(address), hangUpOf(reply));
      image = { needs, ...keepable(drawn.payload, options.format, made) };
      kept.set(etag, image);
    }
    if (isWithClient) return reply.code(304).headers(headers).send();
    return reply.headers(headers).headers(image.headers).send(image.body);
  };

  const sendProblem = (reply: FastifyReply, { details, retryAfter }: Problem) => {
    reply.headers({ 'cache-control': 'no-store', 'content-type': 'application/problem+json' });
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (details.status === 401) reply.header('www-authenticate', 'Bearer');
    // Fastify adds a charset to the type of a text, and JSON has none.
    return reply.code(details.status).send(Buffer.from(problemBody(details, publicUrl)));
  };

  // Accepts only JSON.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(crossOrigin);
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = knownProblem(error);
    if (problem) return sendProblem(reply, problem);
    // The request isn't logged, because it has the text.
    request.log.error({ err: error }, 'Failed to draw an image');
    return sendProblem(reply, new Problem(unexpected));
  });

  for (const format of getFormats) {
    app.get(`${path}.${format}`, (request, reply) => {
      const [, query = ''] = /\?(.*)/s.exec(request.raw.url ?? '') ?? [];
      return send(request, reply, `${format}?${query}`, () => optionsOfQuery(query, format));
    });
    addOptions(app, `${path}.${format}`, 'GET, HEAD, OPTIONS');
  }
  app.post(path, { bodyLimit: sizes['image-body'].max }, (request, reply) =>
    send(request, reply, JSON.stringify(request.body), () => optionsOfBody(request.body)),
  );
  addOptions(app, path, 'POST, OPTIONS');
  const description = Buffer.from(JSON.stringify(describeImages(path, publicUrl)));
  app.get('/api/v1/openapi.json', (_request, reply) => reply.type('application/json').send(description));
  app.all('/api/*', () => {
    throw new Problem({
      status: 404,
      code: 'unknown-address',
      title: 'There is no such address',
      detail: `Images are at ${getFormats.map((format) => `${path}.${format}`).join(', ')}.`,
    });
  });
}

/** Answers preflight requests of browsers, and methods that an address doesn't have. */
function addOptions(app: FastifyInstance, url: string, allow: string): void {
  app.options(url, (_request, reply) => reply.code(204).headers(preflight).header('allow', allow).send());
  const others = app.supportedMethods.filter((method) => !allow.includes(method));
  app.route({
    method: others,
    url,
    handler: (_request, reply) => {
      reply.header('allow', allow);
      throw new Problem({
        status: 405,
        code: 'wrong-method',
        title: 'The address doesn’t have this method',
        detail: `Send ${allow.replace(', OPTIONS', '')}.`,
      });
    },
  });
}

/** Aborted when the client hangs up. Fastify's own signal of a request is aborted as soon as its body was read. */
function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const hangUp = new AbortController();
  raw.once('close', () => hangUp.abort());
  return hangUp.signal;
}

/** @param payload which the reader has read in the image */
function keepable(
  payload: string,
  format: ImageFormat,
  { bytes, version, level, matrix }: DrawnImage,
): Omit<KeptImage, 'needs'> {
  const code = () => ({ version, level, size: matrix.size, modules: moduleRows(matrix) });
  return {
    body: Buffer.from(format === 'json' ? JSON.stringify(code()) : bytes),
    headers: {
      'content-type': mediaTypeOf(format),
      'qr-version': String(version),
      'qr-level': level,
      // RFC 9530, section 2.
      'qr-payload-digest': `sha-256=:${createHash('sha256').update(payload).digest('base64')}:`,
    },
  };
}

const unexpected = {
  status: 500,
  code: 'unexpected',
  title: 'Something went wrong',
  detail: 'The image could not be drawn. Try again later.',
};

/** The problem of an error that a client causes; undefined for others. */
function knownProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE) {
    return new Problem({
      status: 413,
      code: 'body-too-large',
      title: 'The body is too large',
      detail: `The body may have at most ${sizes['image-body'].max} bytes.`,
      limit: sizes['image-body'].max,
    });
  }
  if (error instanceof errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE) {
    return new Problem({
      status: 415,
      code: 'wrong-media-type',
      title: 'The body isn’t JSON',
      detail: 'Send the parameters as application/json.',
    });
  }
  const { statusCode }: { statusCode?: unknown } = { ...Object(error) };
  if (statusCode !== 400) return undefined;
  return new Problem({
    status: 400,
    code: 'invalid-body',
    title: 'The body isn’t a JSON object',
    detail: 'Send the parameters as a JSON object.',
  });
}
