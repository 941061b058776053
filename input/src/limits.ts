/** How many characters a password may have. */
export const passwordLength = { min: 8, max: 256 };
export const maxUsernameLength = 50;
/** RFC 5321, 4.5.3.1.3: a path has 256 octets, two of which are its angle brackets. */
export const maxEmailLength = 254;

/** How many characters a card's title and the name of a board user may have. */
export const maxTaskTitle = 300;
export const maxBoardUserName = 50;
/** How many cards, and how many board users, a board may have. */
export const maxTasks = 20_000;
export const maxBoardUsers = 500;

/** How many characters a message to whoever runs the site has, and the name under it may have. */
export const messageLength = { min: 10, max: 5_000 };
export const maxSenderName = 100;

/** How many records a history has, and how many bytes one may have once it is sealed. */
export const maxHistoryRecords = 50_000;
export const maxCiphertextBytes = 16_384;
/** How many records are saved at a time, and how many are deleted, restored or read. */
export const maxSavedAtOnce = 100;
export const maxReadAtOnce = 500;
/** How many characters of sealed records one request or answer has: with all else, less than the 1 MiB of many a proxy. */
export const maxCiphertextAtOnce = 900_000;
/** How often a wrapping key is derived: fewer are too easy to guess by, and more would keep a phone busy for minutes. */
export const wrapRounds = { min: 600_000, max: 6_000_000 };
