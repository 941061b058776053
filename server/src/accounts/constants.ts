/** How long a session lasts that nobody uses. */
export const sessionDays = 30;

/** How many sessions somebody may have at once: whoever knows a password must not fill the database with them. */
export const maxSessions = 50;
