/** What every new account starts with (§9 of the specification). */
export const startingTokens = 5;
export const startingLevel = 0;

/** How many characters a password may have. */
export const passwordLength = { min: 8, max: 256 };
export const maxUsernameLength = 50;
/** RFC 5321, 4.5.3.1.3: a path has 256 octets, two of which are its angle brackets. */
export const maxEmailLength = 254;

/** How long a session lasts that nobody uses. */
export const sessionDays = 30;
