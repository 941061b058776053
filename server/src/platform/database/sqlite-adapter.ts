import { setImmediate } from 'node:timers/promises';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';

// Acknowledged writes survive a power cut (FULL), readers don't wait for a writer (WAL), writers wait for a backup that
// locks the file for a moment, and deleted data is overwritten, so that no deleted account stays in the file.
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;

/** How long statements may run one after another before other work runs, in milliseconds. They run synchronously. */
const maxBusyMs = 10;

/**
 * Prisma's adapter with our settings and with isolated transactions. Prisma's own adapter runs queries from outside a
 * transaction on the same connection, and so inside the transaction: these queries see uncommitted data, and their
 * acknowledged writes are lost if the transaction rolls back. Here, such queries wait for the end of the transaction.
 *
 * A transaction's callback must therefore use its own client only.
 */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  override async connect() {
    const connection = await super.connect();
    await connection.executeScript(settings);
    const acquire = createMutex();
    let yieldedAt = 0;

    const runYielding = async <T>(statement: () => Promise<T>): Promise<T> => {
      if (performance.now() - yieldedAt >= maxBusyMs) {
        await setImmediate();
        yieldedAt = performance.now();
      }
      return await statement();
    };
    const runExclusive = async <T>(statement: () => Promise<T>): Promise<T> => {
      const release = await acquire();
      try {
        return await runYielding(statement);
      } finally {
        release();
      }
    };
    wrapStatements(connection, runExclusive);

    const startTransaction = connection.startTransaction.bind(connection);
    connection.startTransaction = async (isolationLevel) => {
      const release = await acquire();
      try {
        const transaction = await startTransaction(isolationLevel);
        wrapStatements(transaction, runYielding);
        const commit = transaction.commit.bind(transaction);
        transaction.commit = () => commit().finally(release);
        const rollback = transaction.rollback.bind(transaction);
        transaction.rollback = () => rollback().finally(release);
        return transaction;
      } catch (error) {
        release();
        throw error;
      }
    };
    return connection;
  }
}

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

/** Makes a connection or transaction run its statements through a function. */
function wrapStatements(
  queryable: Pick<Connection, 'queryRaw' | 'executeRaw'>,
  run: <T>(statement: () => Promise<T>) => Promise<T>,
): void {
  const queryRaw = queryable.queryRaw.bind(queryable);
  queryable.queryRaw = (query) => run(() => queryRaw(query));
  const executeRaw = queryable.executeRaw.bind(queryable);
  queryable.executeRaw = (query) => run(() => executeRaw(query));
}

/** Creates a mutex. Each call waits for its turn, and resolves to a function that releases the mutex. */
function createMutex(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const before = last;
    let done: () => void = () => undefined;
    last = new Promise((resolve) => {
      done = resolve;
    });
    return before.then(() => done);
  };
}
