import { PrismaPg } from '@prisma/adapter-pg';
import { Client } from 'pg';
import { type MigrationConnection, migrate } from '../../../prisma/migrate.ts';
import { reasonOf, StartError } from '../errors.ts';
import { PrismaClient } from '../generated/postgres/client.ts';
import { migrationsFolder } from '../paths.ts';

/**
 * In milliseconds: how long a transaction waits for one of the ten connections, and then for who has the rows that it
 * needs. Prisma's own 2 and 5 seconds turn hundreds away who unlock something at the same moment.
 */
const patience = { maxWait: 10_000, timeout: 10_000 };

/**
 * What keeps a server from waiting for ever, and others from waiting for it: a server whose machine or network is gone
 * can't say goodbye, and would hold the rows of its transaction until Postgres noticed, which is hours.
 */
const connection = {
  keepAlive: true,
  connectionTimeoutMillis: 5_000,
  query_timeout: 30_000,
  idle_in_transaction_session_timeout: 15_000,
  fallback_application_name: 'canary',
};

/** Opens a Postgres database, brought to the newest migration. Any number of servers may share it. */
export async function openPostgres(url: string) {
  try {
    await migratePostgres(url);
    const client = createClient(url);
    await client.$connect();
    return { client, close: () => client.$disconnect() };
  } catch (error) {
    // Without user and password, which have no place on a screen or in a log.
    const { host, pathname } = new URL(url);
    throw new StartError(`The database ${host}${pathname} can't be used: ${reasonOf(error)}`);
  }
}

/** Opens a Postgres database to look into it. */
export function openPostgresReadOnly(url: string) {
  const client = createClient(url);
  return { client, close: () => client.$disconnect() };
}

function createClient(url: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: url, ...connection }),
    transactionOptions: patience,
  });
}

/** Brings a Postgres database to the newest migration; returns the names of those that were applied. */
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
