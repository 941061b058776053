import { type IncomingMessage, METHODS, type ServerResponse } from 'node:http';
import { addQuery } from '@canary/links/passed-query';
import { type LinkHosts, linkPath } from '@canary/links/short-link';
import { displaySlug, readSlug } from '@canary/links/slug';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AddressOf } from '../../guards/addresses/client-address.ts';
import { rates } from '../../guards/limits.ts';
import { createTokenBuckets } from '../../guards/rate/token-bucket.ts';
import type { Connections } from '../../guards/size/connections.ts';
import type { Blocklist } from '../../modules/links/blocklist.ts';
import type { LinkDirectory, ServedLink } from '../../modules/links/link-directory.ts';
import type { ScanCounter } from '../../modules/links/scan-counter.ts';
import { countryOf, visitorOf } from '../../modules/links/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import { databaseFailures, redirects } from '../../platform/metrics/metrics.ts';
import { type PlainPage, pageHeaders, renderPlainPage } from '../plain-page.ts';
import {
  blockedPage,
  deletedPage,
  disabledPage,
  mistypedPage,
  pausedPage,
  targetPage,
  tooManyPage,
  unavailablePage,
  unknownPage,
} from './link-pages.ts';

interface RedirectServices {
  readonly connections: Pick<Connections, 'refuse'>;
  readonly linkHosts: LinkHosts;
  readonly links: LinkDirectory;
  readonly scans: ScanCounter;
  readonly blocklist: Blocklist;
  readonly addressOf: AddressOf;
  /** Whether a request comes from a trusted proxy. */
  readonly isFromProxy: (request: IncomingMessage) => boolean;
  /** The header in which a trusted proxy sends the visitor's country; null if no proxy sends it. */
  readonly countryHeader: string | null;
  readonly clock: Clock;
}

/** The headers of every answer. */
const common = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const redirectHeaders = [...Object.entries(common).flat(), 'content-length', '0'];
const redirected = redirects.labels('302');

/**
 * Adds the routes of short links. Only the guards of connections run before them. No cookie is read, nothing is logged,
 * and neither the other guards nor the hooks of other routes apply.
 */
export function addRedirects(app: FastifyInstance, services: RedirectServices): void {
  const answer = createRedirect(services, app.log);
  // Bodies are refused without being read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // Fastify itself would answer, and log, a method that it doesn't know.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  for (const url of ['/q', '/Q', '/q/*', '/Q/*']) {
    app.route({
      method: app.supportedMethods,
      url,
      handler: (request, reply) => {
        reply.hijack();
        answer(request.raw, reply.raw);
      },
    });
  }
}

/** Answers a request of a short link. A link in memory is answered at once. */
function createRedirect(services: RedirectServices, log: FastifyBaseLogger) {
  const { connections, linkHosts, links, scans, blocklist, addressOf, isFromProxy, countryHeader, clock } =
    services;
  const takeRedirect = createTokenBuckets('redirects', rates.redirects, clock.now);
  const takeUnknown = createTokenBuckets('unknown-links', rates['unknown-links'], clock.now);

  const sendPage = (response: ServerResponse, page: PlainPage, headers: Record<string, string> = {}) => {
    const body = renderPlainPage(page, linkHosts.publicUrl);
    response.writeHead(page.status, {
      ...common,
      ...pageHeaders,
      ...headers,
      'content-length': Buffer.byteLength(body),
    });
    response.end(response.req.method === 'HEAD' ? undefined : body);
    redirects.inc({ outcome: String(page.status) });
  };

  /** Refuses a request that no browser sends. The connection is closed, so that the body isn't read. */
  const sendRefusal = (response: ServerResponse, status: number, headers: Record<string, string> = {}) => {
    response.writeHead(status, { ...common, ...headers, connection: 'close', 'content-length': '0' });
    response.end();
    redirects.inc({ outcome: String(status) });
  };

  const sendTooMany = (request: IncomingMessage, response: ServerResponse, retryAfter: number) =>
    sendPage(response, tooManyPage, {
      'retry-after': String(retryAfter),
      ...(connections.refuse(request) && { connection: 'close' }),
    });

  const count = (request: IncomingMessage, link: ServedLink) => {
    // Only the header of a trusted proxy counts, because a client could forge its country.
    const country =
      countryHeader !== null && isFromProxy(request) ? countryOf(request.headers[countryHeader]) : null;
    const { kind, device } = visitorOf(request.method ?? 'GET', request.headers);
    scans.count({ link, kind, device, country });
  };

  const sendLink = (
    request: IncomingMessage,
    response: ServerResponse,
    link: ServedLink,
    { query, showsTarget }: Requested,
  ) => {
    const { state, text, target, host, slug, passesQuery } = link;
    if (state === 'DELETED') return sendPage(response, deletedPage);
    if (state === 'DISABLED') return sendPage(response, disabledPage(text));
    if (state === 'PAUSED' && !showsTarget) return sendPage(response, pausedPage(text));
    if (blocklist.isBlocked(host)) return sendPage(response, blockedPage);
    if (showsTarget) {
      const report = `${linkHosts.publicUrl}/report?link=${displaySlug(slug)}`;
      return sendPage(response, targetPage(target, report));
    }
    // An array is twice as fast as an object.
    const location = passesQuery && query !== '' ? addQuery(target, query) : target;
    response.writeHead(302, [...redirectHeaders, 'location', location]);
    response.end();
    redirected.inc();
    count(request, link);
  };

  const readAndSend = async (
    request: IncomingMessage,
    response: ServerResponse,
    slug: string,
    requested: Requested,
  ) => {
    // Unknown links leave a debt. A visitor with a debt has to wait, so that guesses don't reach the database.
    const wait = takeUnknown(requested.address, 0);
    if (wait > 0) return sendTooMany(request, response, wait);
    let link: ServedLink | null;
    try {
      link = await links.read(slug);
    } catch (error) {
      databaseFailures.inc();
      log.error({ err: error }, 'Failed to read a short link');
      return sendPage(response, unavailablePage, { 'retry-after': '5' });
    }
    if (link) return sendLink(request, response, link, requested);
    takeUnknown(requested.address, 1, true);
    return sendPage(response, unknownPage);
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    const address = addressOf(request);
    const wait = takeRedirect(address);
    if (wait > 0) return sendTooMany(request, response, wait);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendRefusal(response, 405, { allow: 'GET, HEAD' });
    if (request.headers['transfer-encoding'] !== undefined) return sendRefusal(response, 411);
    const url = request.url ?? '';
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const typed = path.slice(linkPath.length);
    // Most links come from scans, so the slug is in memory as it was typed.
    const kept = links.findKept(typed);
    const details = { query: queryAt < 0 ? '' : url.slice(queryAt + 1), showsTarget: false, address };
    if (kept) return sendLink(request, response, kept, details);
    const requested = readSlug(typed);
    if (requested.kind === 'mistyped') return sendPage(response, mistypedPage);
    if (requested.kind === 'invalid') return sendPage(response, unknownPage);
    // Some programs add parameters with an ampersand to every link.
    const query = details.query || typed.replace(/^[^&]*&?/, '');
    const asked = { ...details, query, showsTarget: requested.asksForTarget };
    const link = links.findKept(requested.slug);
    if (link) return sendLink(request, response, link, asked);
    void readAndSend(request, response, requested.slug, asked);
  };
}

interface Requested {
  /** The query string without its question mark. */
  readonly query: string;
  /** Whether the visitor asks for the target, with a `+` at the end of the link. */
  readonly showsTarget: boolean;
  readonly address: string;
}
