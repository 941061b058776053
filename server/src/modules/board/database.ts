import type { Db, DbClient } from '../../platform/database/database.ts';

/** The database with the tables of boards, which only this folder may use. */
export type BoardDb = Db;

/** A database client with the tables of boards, or one transaction on it. */
export type BoardDbClient = DbClient;
