import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/src/app.ts';
import { type Db, openDatabase } from '../../server/src/db.ts';
import type { OpenidSettings } from '../../server/src/http/openid.ts';
import type { Vital } from '../../server/src/http/vitals.ts';
import { probePort } from '../../server/src/listen-address.ts';
import { createMailer } from '../../server/src/mail/mailer.ts';
import { openPubSub } from '../../server/src/pubsub/open-pubsub.ts';
import type { PubSub } from '../../server/src/pubsub/pubsub.ts';
import { createTempFolder } from './temp-folder.ts';

export interface ApiServerOptions {
  /** An empty database to use; an SQLite file of its own, unless a test brings another. */
  readonly databaseUrl?: string;
  /** Whether GraphiQL and introspection are on; they are, unless a test says otherwise. */
  readonly hasExplorer?: boolean;
  /** How many requests a second it lets through from one address; any number, unless a test says otherwise. */
  readonly requestLimit?: number;
  /** A built client to serve; none, unless a test brings one. */
  readonly clientDist?: string;
  /** The origin that visitors use; where the server listens, unless a test says otherwise. */
  readonly publicUrl?: string;
  /** An SMTP server to send by; mails are written to a folder, unless a test brings one. */
  readonly smtpUrl?: string;
  /** Where messages from the contact form are mailed to; nowhere, unless a test says so. */
  readonly contactTo?: string;
  /** Takes what pages report on how fast they were; they report nothing, unless a test says so. */
  readonly takeVital?: (vital: Vital) => void;
  /** By whom to log in with Google; nobody, unless a test brings one. */
  readonly google?: OpenidSettings;
  /** Who may see the board; everyone, unless a test says otherwise. */
  readonly boardAccess?: 'open' | 'members';
  /** Takes every line of its log, down to the least; nothing is logged, unless a test says so. */
  readonly takeLog?: (line: string) => void;
  /** Where it listens; on any free port, unless a test says otherwise. */
  readonly port?: number;
}

export interface ApiServer {
  /** Where it listens, such as `http://localhost:40123`. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly pubsub: PubSub;
  /** Where its mails are written. */
  readonly mailFolder: string;
  /** Stops it and deletes its database. */
  close(): Promise<void>;
}

/**
 * Starts a real server in this process, on a free port, with a migrated database of its own.
 *
 * @example
 * const server = await startApiServer();
 * await fetch(`${server.url}/healthz`);
 * await server.close();
 */
export async function startApiServer(options: ApiServerOptions = {}): Promise<ApiServer> {
  const folder = await createTempFolder();
  const databaseUrl = options.databaseUrl ?? `file:${join(folder.path, 'test.db')}`;
  const database = await openDatabase(databaseUrl);
  const { pubsub, close: closePubSub } = await openPubSub(databaseUrl, () => undefined);
  const mailFolder = join(folder.path, 'mail');
  const from = 'Canary QR <no-reply@example.com>';
  const mailer = await createMailer({ smtpUrl: options.smtpUrl, from, folder: mailFolder });
  const host = '127.0.0.1';
  const port = options.port ?? (await probePort({ host, port: 0 }));
  const url = `http://localhost:${port}`;
  const app = await buildApp({
    db: database.client,
    pubsub,
    mailer,
    google: options.google ?? null,
    trustedProxies: ['loopback'],
    contactTo: options.contactTo ?? null,
    boardAccess: options.boardAccess ?? 'open',
    hasExplorer: options.hasExplorer ?? true,
    requestLimit: options.requestLimit ?? null,
    publicUrl: options.publicUrl ?? url,
    clientDist: options.clientDist ?? null,
    takeVital: options.takeVital ?? null,
    logLevel: options.takeLog ? 'trace' : 'silent',
    ...(options.takeLog && { logTo: { write: options.takeLog } }),
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
