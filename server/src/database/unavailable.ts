import { z } from 'zod';

// Prisma's own: not reached, timed out, connection closed, no connection or turn in time, ended for another, too many.
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']);
const driverKinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'TransactionWriteConflict',
]);
// Postgres's classes of connection exceptions and lacking resources; its shutdown, crash, start; a session that idled.
const postgresCodes = /^(08...|53...|57P0[1235]|25P03|57014)$/;
// node-postgres's errors that have only words.
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

const driverError = z.object({ kind: z.string(), originalCode: z.string().optional() });
const shape = z.object({
  code: z.string().optional(),
  message: z.string(),
  // Where a statement failed in a transaction, the driver's error comes by itself; else, within Prisma's.
  cause: driverError.optional().catch(undefined),
  meta: z
    .object({ driverAdapterError: z.object({ cause: driverError }) })
    .optional()
    .catch(undefined),
});

/**
 * Whether something failed only because the database was away or had no room: tried again, it may well succeed. What was
 * being written may have been written, or not.
 */
export function isUnavailable(error: unknown): boolean {
  const { success, data } = shape.safeParse(error);
  if (!success) return false;
  const driver = data.cause ?? data.meta?.driverAdapterError.cause;
  if (driver && (driverKinds.has(driver.kind) || postgresCodes.test(driver.originalCode ?? ''))) return true;
  return prismaCodes.has(data.code ?? '') || words.test(data.message);
}
