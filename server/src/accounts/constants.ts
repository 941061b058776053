/** What every new account starts with (§9 of the specification). */
export const startingTokens = 5;
export const startingLevel = 0;

/** How long a session lasts that nobody uses. */
export const sessionDays = 30;

/** How many sessions somebody may have at once: whoever knows a password must not fill the database with them. */
export const maxSessions = 50;
