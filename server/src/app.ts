import { createServer } from 'node:http';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { makeProxyCheck } from './guards/addresses/client-address.ts';
import { createAnswerQueue } from './guards/concurrency/answer-queue.ts';
import { sizes } from './guards/limits.ts';
import { sendBadRequest } from './guards/origins/bad-requests.ts';
import { createRateLimits } from './guards/rate/rate-limits.ts';
import { createRequestGuards, type GuardOptions, guardRoutes, guardServer } from './guards/request-guards.ts';
import { createSessionCookie } from './modules/accounts/session-cookie.ts';
import { openBoards } from './modules/board/log/boards.ts';
import { passwordQueue } from './modules/credentials/password.ts';
import { openBlocklist } from './modules/links/blocklist.ts';
import { openLinkDirectory } from './modules/links/link-directory.ts';
import { createTargetsReader } from './modules/links/read-links.ts';
import { startScanCounter } from './modules/links/scan-counter.ts';
import { createTotalsReader } from './modules/links/scan-totals.ts';
import { createRecentScansReader, createStatisticsReader } from './modules/links/statistics.ts';
import { startNoticeMails } from './modules/notice-mails/notice-mails.ts';
import { startRetention } from './modules/retention/retention.ts';
import type { OpenidSettings } from './platform/env.ts';
import { makeMaskError } from './platform/errors.ts';
import { createAudit } from './platform/log/audit.ts';
import { type LogOptions, loggerOptions } from './platform/log/log.ts';
import { createMailQueue } from './platform/mail/mail-queue.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { mailQueueLength, passwordQueueLength } from './platform/metrics/metrics.ts';
import { measureRequests } from './platform/metrics/request-metrics.ts';
import { createTopicStreams } from './platform/pubsub/topic-streams.ts';
import { addGoogle } from './transports/google/google.ts';
import type { AppServices } from './transports/graphql/context.ts';
import type { DocumentOptions } from './transports/graphql/documents/documents.ts';
import { createGraphql } from './transports/graphql/engine.ts';
import { addGraphql } from './transports/graphql/http/graphql.ts';
import { createFanOut } from './transports/graphql/shared-subscriptions/fan-out.ts';
import { addSockets } from './transports/graphql/ws/ws.ts';
import { addHealth } from './transports/health.ts';
import { addImages, isOfImage } from './transports/images/images.ts';
import type { DocumentValues } from './transports/pages/documents.ts';
import { addPages, addPlainNotFound } from './transports/pages/pages.ts';
import { addVitals, type Vital, vitalsPath } from './transports/pages/vitals.ts';
import { addRedirects } from './transports/redirect/redirect.ts';
import { isOfShortLink, rewriteShortLinks } from './transports/redirect/short-host.ts';
import { addUnsubscribe } from './transports/unsubscribe.ts';

/** Node's limits on requests. A connection can hold this many bytes of headers before the server knows its request. */
const http = {
  maxHeaderSize: sizes.headers.max,
  headersTimeout: 10_000,
  // A request that isn't complete after this time is rejected.
  requestTimeout: 30_000,
  // Longer than load balancers keep idle connections.
  keepAliveTimeout: 72_000,
  requireHostHeader: false,
};
/** A connection is closed after this time without traffic; WebSockets have pings of their own. */
const connectionTimeoutMs = 60_000;

export interface AppDependencies
  extends DocumentOptions,
    GuardOptions,
    Pick<AppServices, 'db' | 'pubsub' | 'boardAccess' | 'contactTo'>,
    Pick<DocumentValues, 'contactAddress'> {
  /** Sends emails. Closing the app waits for pending emails; the caller of `buildApp` closes the mailer. */
  readonly mailer: Mailer;
  /** The settings of Google login; null if it isn't set up. */
  readonly google: OpenidSettings | null;
  /** The short host of dynamic codes, such as `https://cnry.example`; null if the operator has none. */
  readonly shortUrl: string | null;
  /** The header in which a trusted proxy sends the visitor's country; null if no proxy sends it. */
  readonly countryHeader: string | null;
  /** The file with hosts that no dynamic code may lead to; null for none. */
  readonly linkBlocklist: string | null;
  /** Called with page speed reports; null to turn them off. */
  readonly onVital: ((vital: Vital) => void) | null;
  /** The folder of the built client; null if another server serves the pages, such as Vite in development. */
  readonly clientDist: string | null;
  readonly log: LogOptions;
}

/** Builds the server, ready to listen. Closing the server closes all sockets, but not the database. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, pubsub, google, publicUrl, contactTo, boardAccess, documents, hasExplorer } = dependencies;
  const { clientDist, onVital, contactAddress, log, clock } = dependencies;
  const linkHosts = { publicUrl, shortUrl: dependencies.shortUrl };
  const server = createServer(http);
  server.setTimeout(connectionTimeoutMs);
  const guards = createRequestGuards(server, dependencies);
  const app = fastify({
    serverFactory: guardServer(server, guards),
    logger: loggerOptions(log),
    logController: new LogController({
      disableRequestLogging: (request) => isOfShortLink(request) || isOfImage(request),
    }),
    frameworkErrors: sendBadRequest,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: rewriteShortLinks(linkHosts),
  });
  const blocklist = openBlocklist(dependencies.linkBlocklist, app.log, clock);
  const links = await openLinkDirectory(db, pubsub, app.log, clock);
  const scans = startScanCounter(db, pubsub, app.log, clock);
  // Registered before the hooks of other routes, which then don't apply to redirects.
  await app.register(async (scope) => {
    const { countryHeader } = dependencies;
    const isFromProxy = makeProxyCheck(dependencies.trustedProxies);
    addRedirects(scope, { ...guards, linkHosts, links, scans, blocklist, isFromProxy, countryHeader, clock });
  });
  measureRequests(app);
  await app.register(async (scope) => {
    guardRoutes(scope, guards, publicUrl);
    addImages(scope, { ...guards, db, clock, publicUrl });
  });
  const mailQueue = createMailQueue(dependencies.mailer, app.log);
  mailQueueLength.watch(() => mailQueue.length);
  passwordQueueLength.watch(() => passwordQueue.waiting);
  const boards = await openBoards({ db, pubsub, logger: app.log, clock });
  const retention = startRetention(db, app.log, clock);
  const noticeMails = startNoticeMails({ db, mailer: dependencies.mailer, publicUrl, log: app.log, clock });
  for (const resource of [mailQueue, noticeMails, boards, retention, links, scans, blocklist]) {
    app.addHook('onClose', () => resource.close());
  }
  const services: AppServices = {
    db,
    pubsub,
    clock,
    rateLimits: createRateLimits(db, clock),
    cookie: createSessionCookie(publicUrl),
    mailQueue,
    audit: createAudit(app.log.child({}, { level: log.level })),
    publicUrl,
    loginProviders: google ? ['GOOGLE'] : [],
    boardAccess,
    contactTo,
    linkHosts,
    blocklist,
    readTotals: createTotalsReader(db),
    readTargets: createTargetsReader(db),
    readStatistics: createStatisticsReader(db),
    readRecentScans: createRecentScansReader(db, clock),
    boards,
    boardQueue: createAnswerQueue('boards', clock),
    historyQueue: createAnswerQueue('history', clock),
    openTopicStream: createTopicStreams(pubsub),
  };
  const fanOut = createFanOut({
    createContext: (viewer) => ({ db, clock, boards, linkHosts, viewer }),
    maskError: makeMaskError(app.log),
    onError: (error) => app.log.error({ err: error }, 'Failed to serve a subscriber; disconnected it'),
  });
  const graphql = createGraphql(app.log, services, { documents, hasExplorer });
  await app.register(async (scope) => {
    guardRoutes(scope, guards, publicUrl);
    addHealth(scope, db, clock, links);
    await addUnsubscribe(scope, { db, pubsub, publicUrl });
    await addGoogle(scope, { ...services, addressOf: guards.addressOf, google });
    const values = {
      publicUrl,
      vitalsPath: onVital && vitalsPath,
      contactAddress,
      shortUrl: linkHosts.shortUrl,
    };
    const pages = clientDist === null ? null : await addPages(scope, clientDist, values);
    const sendPlayground = (hasExplorer && pages?.sendPlayground) || null;
    await addGraphql(scope, graphql, guards, services, sendPlayground);
    if (!pages) return addPlainNotFound(scope);
    if (onVital) await addVitals(scope, { ...guards, onVital, pages: pages.paths, clock });
  });
  addSockets(app, graphql, fanOut, guards, services);
  return app;
}
