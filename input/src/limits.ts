/** Length limits of a password, in characters. */
export const passwordLength = { min: 8, max: 256 };
export const maxUsernameLength = 50;
/** RFC 5321, 4.5.3.1.3: a path has 256 octets, two of which are its angle brackets. */
export const maxEmailLength = 254;

/** The maximum number of an account's API keys, including expired keys that are still listed, and the length of a name. */
export const maxApiKeys = 20;
export const maxKeyName = 60;
/** For how many days an expired API key stays in the list. */
export const expiredKeyDays = 30;

/** Length limits of a contact message and of its sender's name, in characters. */
export const messageLength = { min: 10, max: 5_000 };
export const maxSenderName = 100;

/** The maximum number of saved codes in a history, of presets, of images in codes and presets, of runs, and of folders. */
export const maxHistoryRecords = 50_000;
export const maxPresets = 50;
export const maxImages = 50;
export const maxRuns = 100;
export const maxFolders = 100;
/**
 * The maximum number of bytes in an encrypted code or preset, in an encrypted image of up to 128 KiB, in the table of a
 * run, and in a folder.
 */
export const maxCiphertextBytes = 16_384;
export const maxImageCiphertextBytes = 181_248;
export const maxRunCiphertextBytes = 262_144;
export const maxFolderCiphertextBytes = 1_024;
/** The maximum number of records per request that saves, and per request that deletes, restores or reads. */
export const maxSavedAtOnce = 100;
export const maxReadAtOnce = 500;
/** The maximum length of all ciphertexts in a request or response: below the 1 MiB limit of many proxies. */
export const maxCiphertextAtOnce = 900_000;
/** The maximum length of all ciphertexts in a history, including the ciphertexts of deleted records. */
export const maxHistorySize = 100_000_000;
/** For how many days a deleted record of a history can be restored. */
export const deletedRecordDays = 30;
/**
 * Length limits of the text that visitors of a paused dynamic code read, and of the reason in a report, in characters.
 */
export const maxPausedText = 300;
export const maxReportLength = 1_000;
/** The maximum number of an account's dynamic codes that aren't deleted, by whether the email address is confirmed. */
export const maxDynamicCodes = { unverified: 10, verified: 1_000 };
/** The maximum number of dynamic codes per request that creates them. */
export const maxCreatedAtOnce = 100;
/** For how many days a deleted dynamic code can be restored. */
export const deletedLinkDays = 30;
/** PBKDF2 rounds of a wrapping key: fewer are too easy to guess, more would take minutes on a phone. */
export const wrapRounds = { min: 600_000, max: 6_000_000 };
