/** How many characters a password may have. */
export const passwordLength = { min: 8, max: 256 };
export const maxUsernameLength = 50;
/** RFC 5321, 4.5.3.1.3: a path has 256 octets, two of which are its angle brackets. */
export const maxEmailLength = 254;
