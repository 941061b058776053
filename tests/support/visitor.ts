/** A visitor who isn't logged in. */
export const visitor = { address: '192.0.2.1', userId: null } as const;
