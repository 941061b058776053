import { dirname, join, resolve } from 'node:path';
import { sqliteFile } from '../database/sqlite-lock.ts';

/** Where mails are written that can't be sent: beside the SQLite database, or in `data`. */
export function mailFolder(databaseUrl: string): string {
  return join(databaseUrl.startsWith('file:') ? dirname(sqliteFile(databaseUrl)) : resolve('data'), 'mail');
}
