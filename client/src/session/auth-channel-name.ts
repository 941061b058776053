/** The channel on which the tabs of one browser tell each other who comes and goes; the server's page for Google uses it too. */
export const authChannel = 'canary-auth';
