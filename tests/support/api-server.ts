import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/src/app.ts';
import { type Clock, systemClock } from '../../server/src/platform/clock.ts';
import { type AllTables, openDatabase } from '../../server/src/platform/database/database.ts';
import type { OpenidSettings } from '../../server/src/platform/env.ts';
import type { LogOptions } from '../../server/src/platform/log/log.ts';
import { createMailer } from '../../server/src/platform/mail/mailer.ts';
import { openPubSub } from '../../server/src/platform/pubsub/open-pubsub.ts';
import type { PubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import type { Vital } from '../../server/src/transports/pages/vitals.ts';
import { freePort } from './free-port.ts';
import { createTempFolder } from './temp-folder.ts';

export interface ApiServerOptions {
  /** An empty database. Default: a temporary SQLite file. */
  readonly databaseUrl?: string;
  /** Fills the database before the server starts, because a running server keeps the board in memory. */
  readonly fill?: (db: AllTables) => Promise<unknown>;
  /** The GraphQL documents that clients may send. Default: any. */
  readonly documents?: 'any' | 'trusted';
  /** Whether GraphiQL and introspection are on. Default: true. */
  readonly hasExplorer?: boolean;
  /** The trusted proxies. Default: this machine, so that tests can send requests from any address. */
  readonly trustedProxies?: readonly string[];
  /** Requests per second allowed from one address. Default: unlimited. */
  readonly requestLimit?: number;
  /** How many GraphQL operations run at once. Default: unlimited. */
  readonly operationLimit?: number;
  /** A built client to serve. Default: none. */
  readonly clientDist?: string;
  /** The origin that visitors use. Default: the server's own address. */
  readonly publicUrl?: string;
  /** An SMTP server. Default: mails are written to `mailFolder`. */
  readonly smtpUrl?: string;
  /** The recipient of contact messages. Default: none. */
  readonly contactTo?: string;
  readonly shortUrl?: string;
  readonly countryHeader?: string;
  readonly linkBlocklist?: string;
  /** The email address that /about shows. Default: none. */
  readonly contactAddress?: string;
  /** Receives web vitals. Default: pages report no web vitals. */
  readonly takeVital?: (vital: Vital) => void;
  /** Settings of the provider for Google login. Default: off. */
  readonly google?: OpenidSettings;
  /** The users who may use the board. Default: everyone. */
  readonly boardAccess?: 'open' | 'members';
  /** Receives the lines of the log. Default: nothing is logged. */
  readonly takeLog?: (line: string) => void;
  /** The level of the log. Default: debug, which logs everything. */
  readonly logLevel?: LogOptions['level'];
  /** The port to listen on. Default: a free one. */
  readonly port?: number;
  /** The server's clock. Default: the system's. */
  readonly clock?: Clock;
}

export interface ApiServer {
  /** The server's address, such as `http://localhost:40123`. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly db: AllTables;
  readonly pubsub: PubSub;
  /** The folder with the mails of the server. */
  readonly mailFolder: string;
  /** Stops the server and deletes its files. */
  close(): Promise<void>;
}

/**
 * Starts a real server in this process with a migrated database.
 *
 * @example
 * const server = await startApiServer();
 * await fetch(`${server.url}/healthz`);
 * await server.close();
 */
export async function startApiServer(options: ApiServerOptions = {}): Promise<ApiServer> {
  const { clock = systemClock } = options;
  const folder = await createTempFolder();
  const databaseUrl = options.databaseUrl ?? `file:${join(folder.path, 'test.db')}`;
  const database = await openDatabase(databaseUrl);
  await options.fill?.(database.client);
  const { pubsub, close: closePubSub } = await openPubSub(databaseUrl, () => undefined, clock);
  const mailFolder = join(folder.path, 'mail');
  const from = 'Canary QR <no-reply@example.com>';
  const mailer = await createMailer({ smtpUrl: options.smtpUrl, from, folder: mailFolder, clock });
  const host = '127.0.0.1';
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const app = await buildApp({
    db: database.client,
    pubsub,
    mailer,
    google: options.google ?? null,
    trustedProxies: options.trustedProxies ?? ['loopback'],
    shortUrl: options.shortUrl ?? null,
    countryHeader: options.countryHeader ?? null,
    linkBlocklist: options.linkBlocklist ?? null,
    contactTo: options.contactTo ?? null,
    contactAddress: options.contactAddress ?? null,
    boardAccess: options.boardAccess ?? 'open',
    documents: options.documents ?? 'any',
    hasExplorer: options.hasExplorer ?? true,
    requestLimit: options.requestLimit ?? null,
    operationLimit: options.operationLimit ?? null,
    publicUrl: options.publicUrl ?? url,
    clientDist: options.clientDist ?? null,
    onVital: options.takeVital ?? null,
    log: {
      level: options.takeLog ? (options.logLevel ?? 'debug') : 'silent',
      format: 'json',
      ...(options.takeLog && { to: { write: options.takeLog } }),
    },
    clock,
  });
  await app.listen({ host, port });
  return {
    url,
    app,
    db: database.client,
    pubsub,
    mailFolder,
    close: async () => {
      await app.close();
      mailer.close();
      await closePubSub();
      await database.close();
      await folder.remove();
    },
  };
}
