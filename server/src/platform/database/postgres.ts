import { PrismaPg } from '@prisma/adapter-pg';
import { Client } from 'pg';
import { ForeignDatabaseError, type MigrationConnection, migrate } from '../../../../prisma/migrate.ts';
import { PrismaClient } from '../../generated/postgres/client.ts';
import { reasonOf, StartError } from '../errors.ts';
import { migrationsFolder } from '../paths.ts';

/**
 * How long a transaction waits for one of the ten connections, and how long it may take, in milliseconds. Prisma's
 * defaults of 2 and 5 seconds are too short for hundreds of concurrent unlocks.
 */
const transactionOptions = { maxWait: 10_000, timeout: 10_000 };

/**
 * Timeouts, so that no server waits forever. Without them, Postgres would keep the locks of an open transaction for
 * hours after a crash or a network failure.
 */
const connection = {
  keepAlive: true,
  connectionTimeoutMillis: 5_000,
  query_timeout: 30_000,
  idle_in_transaction_session_timeout: 15_000,
  fallback_application_name: 'canary',
};

/** Opens a Postgres database and applies pending migrations. Any number of servers may share it. */
export async function openPostgres(url: string) {
  // The name for the log has no user and password.
  const { host, pathname } = new URL(url);
  try {
    const migrations = await migratePostgres(url);
    const client = createClient(url);
    await client.$connect();
    return { client, name: `Postgres ${host}${pathname}`, migrations, close: () => client.$disconnect() };
  } catch (error) {
    const hint = error instanceof ForeignDatabaseError ? ' Set DATABASE_URL to an empty database.' : '';
    throw new StartError(`The database ${host}${pathname} can't be used: ${reasonOf(error)}${hint}`);
  }
}

/** Opens a Postgres database without migrating it. */
export function openExistingPostgres(url: string) {
  const client = createClient(url);
  return { client, close: () => client.$disconnect() };
}

function createClient(url: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: url, ...connection }),
    transactionOptions,
  });
}

/** Applies pending migrations to a Postgres database; returns their names. */
export async function migratePostgres(url: string, folder = migrationsFolder('postgres')): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return await migrate(migrationConnection(client), folder);
  } finally {
    await client.end();
  }
}

function migrationConnection(client: Client): MigrationConnection {
  return {
    provider: 'postgres',
    script: async (sql) => void (await client.query(sql)),
    query: async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
  };
}
