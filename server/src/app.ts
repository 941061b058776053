import fastify, { type FastifyInstance } from 'fastify';
import { createSessionCookie } from './accounts/cookie.ts';
import { openBoardLog } from './board/board-log.ts';
import { openPresence } from './board/presence.ts';
import type { Db } from './db.ts';
import { makeMaskError } from './errors.ts';
import { addGraphiql } from './graphql/http/graphiql.ts';
import { addGraphql, createGraphql } from './graphql/http/graphql.ts';
import { addRequestLimit, createRequestLimit } from './graphql/limits/request-limit.ts';
import { createFanOut } from './graphql/shared-subscriptions/fan-out.ts';
import { addSockets } from './graphql/ws/ws.ts';
import { makeClientAddress } from './http/client-address.ts';
import { addGoogle } from './http/google.ts';
import { addHealth } from './http/health.ts';
import type { OpenidSettings } from './http/openid.ts';
import { makeOriginCheck } from './http/origin.ts';
import { addPages, addPlainNotFound } from './http/pages.ts';
import { addSecurityHeaders, sendBadRequest } from './http/security-headers.ts';
import { addVitals, type Vital, vitalsPath } from './http/vitals.ts';
import type { Mailer } from './mail/mail.ts';
import { createPost } from './mail/mail-queue.ts';
import type { PubSub } from './pubsub/pubsub.ts';
import { createRateLimits } from './rate-limits/rate-limits.ts';
import { openForgetting } from './retention.ts';

/** A request that hasn't come in whole after this long is given up. */
const requestTimeoutMs = 30_000;
/** A connection on which nothing moves for this long is closed; sockets have pings of their own instead. */
const connectionTimeoutMs = 60_000;

export interface AppDependencies {
  readonly db: Db;
  readonly pubsub: PubSub;
  /** The way for mails to go. The app waits for what is under way when it closes; the mailer stays its owner's. */
  readonly mailer: Mailer;
  /** By whom to log in with Google; null where it isn't set up. */
  readonly google: OpenidSettings | null;
  /** The origin that visitors use. */
  readonly publicUrl: string;
  /** Addresses and networks whose word on who is behind them is taken: `loopback`, or as `10.0.0.0/8`. */
  readonly trustedProxies: readonly string[];
  /** Where messages from the contact form are mailed to; null where they are only kept. */
  readonly contactTo: string | null;
  /** Who may see and change the board: everyone, or who is logged in. */
  readonly boardAccess: 'open' | 'members';
  /** Whether GraphiQL is served and the schema can be asked about itself. */
  readonly hasExplorer: boolean;
  /** Takes what pages report on how fast they were; null where they aren't to. */
  readonly takeVital: ((vital: Vital) => void) | null;
  /** How many requests a second one network address may send in the long run; null for any number. */
  readonly requestLimit: number | null;
  /** The folder of the built client; null where something else serves the pages, as Vite does in development. */
  readonly clientDist: string | null;
  readonly logLevel: 'warn' | 'silent' | 'trace';
  /** Where its log goes; to the standard output, unless it is given. */
  readonly logTo?: { write(line: string): void };
}

/** Builds the whole server, ready to listen. Closing it says goodbye to every socket; the database stays its owner's. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const {
    db,
    pubsub,
    mailer,
    google,
    publicUrl,
    contactTo,
    boardAccess,
    hasExplorer,
    clientDist,
    takeVital,
    logLevel,
    logTo,
  } = dependencies;
  // Requests are logged at `info`: a proxy's log is the place for them, and ours tells what needs somebody's attention.
  const app = fastify({
    logger: { level: logLevel, ...(logTo && { stream: logTo }) },
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    frameworkErrors: sendBadRequest,
    routerOptions: { ignoreTrailingSlash: true },
  });
  await addSecurityHeaders(app, publicUrl);
  const entrance = {
    isOurOrigin: makeOriginCheck(publicUrl),
    addressOf: makeClientAddress(dependencies.trustedProxies),
    requestLimit: createRequestLimit(dependencies.requestLimit),
  };
  addRequestLimit(app, entrance.requestLimit, entrance.addressOf);
  addHealth(app, db);
  const cookie = createSessionCookie(publicUrl);
  const post = createPost(mailer, app.log);
  app.addHook('onClose', () => post.close());
  const loginProviders = google ? (['GOOGLE'] as const) : [];
  const boardLog = await openBoardLog(db, pubsub, app.log);
  app.addHook('onClose', () => boardLog.close());
  const presence = openPresence(db, pubsub, app.log);
  app.addHook('onClose', () => presence.close());
  const forgetting = openForgetting(db, app.log);
  app.addHook('onClose', () => forgetting.close());
  const rateLimits = createRateLimits(db);
  const shared = {
    db,
    pubsub,
    rateLimits,
    cookie,
    post,
    publicUrl,
    loginProviders,
    boardAccess,
    contactTo,
    boardLog,
    presence,
  };
  const fanOut = createFanOut({
    createContext: () => ({ db }),
    maskError: makeMaskError(app.log),
    onError: (error) => app.log.error({ err: error }, 'Subscriber disconnected'),
  });
  const graphql = createGraphql(app, shared, fanOut, { hasExplorer });
  await addGraphql(app, graphql, { ...entrance, hasExplorer });
  if (hasExplorer) addGraphiql(app);
  await addGoogle(app, { ...shared, addressOf: entrance.addressOf, google });
  addSockets(app, graphql, fanOut, { ...entrance, ...shared });
  if (clientDist === null) addPlainNotFound(app);
  else {
    const pages = await addPages(app, clientDist, { publicUrl, vitalsPath: takeVital && vitalsPath });
    if (takeVital) await addVitals(app, { ...entrance, take: takeVital, pages });
  }
  return app;
}
