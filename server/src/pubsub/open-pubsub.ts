import { createPubSub, type OpenPubSub } from './pubsub.ts';

/**
 * Opens the topics of everyone who shares a database: SQLite has one server, and Postgres any number of them.
 *
 * @param databaseUrl as DATABASE_URL has it
 * @param onTrouble is told why a server can't hear the others; it tries again by itself
 */
export async function openPubSub(
  databaseUrl: string,
  onTrouble: (error: unknown) => void,
): Promise<OpenPubSub> {
  if (databaseUrl.startsWith('file:')) return { pubsub: createPubSub(), close: async () => undefined };
  return await (await import('./postgres-bus.ts')).openPostgresBus(databaseUrl, onTrouble);
}
