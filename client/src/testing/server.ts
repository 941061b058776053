import { setupServer } from 'msw/node';

/** What answers in place of the server: each test says how. */
export const server = setupServer();
