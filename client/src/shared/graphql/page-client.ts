import { createConnection } from './connection.ts';

/** The client of public pages. Import it only from code that is loaded on demand: the pages open without it. */
export const { client } = createConnection(window.location.origin);
