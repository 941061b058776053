import { createConnection } from './connection.ts';

/**
 * For parts of public pages that ask the server something: to be imported only by code that is fetched when it is needed,
 * since the pages are read without it.
 */
export const { client } = createConnection(window.location.origin);
