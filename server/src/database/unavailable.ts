import { z } from 'zod';

// Prisma: unreachable, timed out, connection closed, no connection or transaction in time, deadlock, too many connections.
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']);
const driverKinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'TransactionWriteConflict',
]);
// Postgres: connection exceptions, insufficient resources, shutdown, crash, start-up, idle transaction, cancelled query.
const postgresCodes = /^(08...|53...|57P0[1235]|25P03|57014)$/;
// node-postgres: errors without a code.
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

const driverError = z.object({ kind: z.string(), originalCode: z.string().optional() });
const shape = z.object({
  code: z.string().optional(),
  message: z.string(),
  // In a transaction the driver's error is the cause; otherwise Prisma wraps it.
  cause: driverError.optional().catch(undefined),
  meta: z
    .object({ driverAdapterError: z.object({ cause: driverError }) })
    .optional()
    .catch(undefined),
});

/**
 * Whether an operation failed because the database was unavailable or overloaded, so that a retry may succeed. A write may
 * have been committed or not.
 */
export function isUnavailable(error: unknown): boolean {
  const { success, data } = shape.safeParse(error);
  if (!success) return false;
  const driver = data.cause ?? data.meta?.driverAdapterError.cause;
  if (driver && (driverKinds.has(driver.kind) || postgresCodes.test(driver.originalCode ?? ''))) return true;
  return prismaCodes.has(data.code ?? '') || messages.test(data.message);
}
