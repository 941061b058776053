/** The oldest browsers that the builds support. */
export const target = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
