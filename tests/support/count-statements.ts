import { onTestFinished, vi } from 'vitest';
import { SqliteAdapter } from '../../server/src/platform/database/sqlite-adapter.ts';

type Queryable = Pick<Awaited<ReturnType<SqliteAdapter['connect']>>, 'queryRaw' | 'executeRaw'>;

/**
 * Counts the SQL statements of servers on SQLite that start later in the same test.
 *
 * @returns a function that runs work and returns the number of its statements
 */
export function countStatementsForTest(): (work: () => Promise<unknown>) => Promise<number> {
  let count = 0;
  const countOf = (queryable: Queryable) => {
    const { queryRaw, executeRaw } = queryable;
    queryable.queryRaw = (query) => {
      count += 1;
      return queryRaw.call(queryable, query);
    };
    queryable.executeRaw = (query) => {
      count += 1;
      return executeRaw.call(queryable, query);
    };
  };
  const connect = SqliteAdapter.prototype.connect;
  const spy = vi.spyOn(SqliteAdapter.prototype, 'connect').mockImplementation(async function (
    this: SqliteAdapter,
  ) {
    const connection = await connect.call(this);
    countOf(connection);
    const startTransaction = connection.startTransaction.bind(connection);
    connection.startTransaction = async (isolationLevel) => {
      const transaction = await startTransaction(isolationLevel);
      countOf(transaction);
      return transaction;
    };
    return connection;
  });
  onTestFinished(() => spy.mockRestore());
  return async (work) => {
    const before = count;
    await work();
    return count - before;
  };
}
