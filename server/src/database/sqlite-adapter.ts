import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';

// An acknowledged write survives a power cut (FULL), readers don't wait for a writer (WAL), a backup that holds the file
// for a moment is waited for, and what is deleted is overwritten: an account that is gone isn't still in the file.
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;

/**
 * Prisma's adapter, with our settings on every connection, and with transactions that nothing else gets into. Prisma's
 * own runs a query from outside a transaction on the same connection, so in the midst of it: the query sees what isn't
 * committed, and a write of its own is lost, though acknowledged, when the transaction is rolled back.
 *
 * So within a transaction's callback only its own client may be awaited; another query waits for the transaction to end.
 */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  override async connect() {
    const connection = await super.connect();
    await connection.executeScript(settings);
    const takeTurn = createTurns();

    const alone = async <T>(work: () => Promise<T>): Promise<T> => {
      const done = await takeTurn();
      try {
        return await work();
      } finally {
        done();
      }
    };
    const queryRaw = connection.queryRaw.bind(connection);
    connection.queryRaw = (query) => alone(() => queryRaw(query));
    const executeRaw = connection.executeRaw.bind(connection);
    connection.executeRaw = (query) => alone(() => executeRaw(query));

    const startTransaction = connection.startTransaction.bind(connection);
    connection.startTransaction = async (isolationLevel) => {
      const done = await takeTurn();
      try {
        const transaction = await startTransaction(isolationLevel);
        const commit = transaction.commit.bind(transaction);
        transaction.commit = () => commit().finally(done);
        const rollback = transaction.rollback.bind(transaction);
        transaction.rollback = () => rollback().finally(done);
        return transaction;
      } catch (error) {
        done();
        throw error;
      }
    };
    return connection;
  }
}

/** Turns in the order in which they are asked for; each resolves to the function that ends it. */
function createTurns(): () => Promise<() => void> {
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
