import { createConnection } from './connection.ts';

/** The Apollo client of public pages. Import it only from code that is loaded on demand: public pages open without it. */
export const { client } = createConnection(window.location.origin);
