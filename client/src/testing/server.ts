import { setupServer } from 'msw/node';

/** The fake server. Each test defines its answers. */
export const server = setupServer();
