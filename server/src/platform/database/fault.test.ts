import { expect, test } from 'vitest';
import { databaseFaultOf } from './fault.ts';

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);
const inTransaction = (kind: string, originalCode: string) => error('', { cause: { kind, originalCode } });
const wrapped = (code: string, cause: object) =>
  error('Database error.', { code, meta: { driverAdapterError: { name: 'DriverAdapterError', cause } } });

// Errors of a real Postgres that was stopped, killed, started and told to end its connections.
test.each([
  ['not reached', wrapped('P1001', { kind: 'DatabaseNotReachable', host: '127.0.0.1', port: 5432 })],
  ['not reached, by raw SQL', wrapped('P2010', { kind: 'DatabaseNotReachable' })],
  ['closed', wrapped('P1017', { kind: 'ConnectionClosed' })],
  ['starting', wrapped('P2039', { kind: 'postgres', originalCode: '57P03' })],
  [
    'shut down within a transaction',
    error('terminating', { cause: { kind: 'postgres', originalCode: '57P01' } }),
  ],
  ['cut off', error('Connection terminated unexpectedly')],
  ['cut off before', error('Client has encountered a connection error and is not queryable')],
  ['no transaction in time', error('Transaction API error', { code: 'P2028' })],
])('Recognises an unavailable database: %s', (_name, thrown) => {
  expect(databaseFaultOf(thrown)).toBe('unreachable');
});

test.each([
  ['SQLite: full disk', inTransaction('sqlite', 'SQLITE_FULL')],
  ['SQLite: I/O error', inTransaction('sqlite', 'SQLITE_IOERR_WRITE')],
  ['SQLite: file became read-only', wrapped('P2010', { kind: 'sqlite', originalCode: 'SQLITE_READONLY' })],
  ['SQLite: file was moved', wrapped('P2010', { kind: 'sqlite', originalCode: 'SQLITE_READONLY_DBMOVED' })],
  ['Postgres: full disk', inTransaction('postgres', '53100')],
  ['Postgres: read-only', wrapped('P2010', { kind: 'postgres', originalCode: '25006' })],
  ['Postgres: I/O error', inTransaction('postgres', '58030')],
])('Recognises a database that refuses writes: %s', (_name, thrown) => {
  expect(databaseFaultOf(thrown)).toBe('refusal');
});

test.each([
  ['SQLite: damaged page', inTransaction('sqlite', 'SQLITE_CORRUPT')],
  ['SQLite: overwritten header', wrapped('P2010', { kind: 'sqlite', originalCode: 'SQLITE_NOTADB' })],
  ['Postgres: damaged index', inTransaction('postgres', 'XX002')],
])('Recognises a damaged database: %s', (_name, thrown) => {
  expect(databaseFaultOf(thrown)).toBe('damage');
});

test.each([
  ['a taken name', wrapped('P2002', { kind: 'UniqueConstraintViolation', originalCode: '23505' })],
  ['a missing table', wrapped('P2021', { kind: 'TableDoesNotExist', originalCode: '42P01' })],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['no error', undefined],
])('An error that a retry would not fix is not reported as unavailable: %s', (_name, thrown) => {
  expect(databaseFaultOf(thrown)).toBeNull();
});
