/** The path of the empty document, which any page can start from offline. */
export const shellPath = '/home';
