/** Length limits of a password, in characters. */
export const passwordLength = { min: 8, max: 256 };
export const maxUsernameLength = 50;
/** RFC 5321, 4.5.3.1.3: a path has 256 octets, two of which are its angle brackets. */
export const maxEmailLength = 254;

/** Length limits of a card's title and of a person's name on the board, in characters. */
export const maxTaskTitle = 300;
export const maxBoardUserName = 50;
/** The maximum number of cards and of people on a board, and of bytes in all their titles and names. */
export const maxTasks = 10_000;
export const maxBoardUsers = 500;
export const maxBoardText = 2_000_000;
/** The length limit of a board's name, in characters. */
export const maxBoardName = 60;
/** The maximum number of boards that an account is a member of, of a board's members and of its open invitations. */
export const maxBoards = 100;
export const maxBoardMembers = 100;
export const maxInvitations = 20;
/** For how many days an invitation is valid, and how many users may join with it, if that is limited. */
export const invitationDays = { default: 7, max: 90 };
export const maxInvitationUses = 100;
/** For how many days a deleted board can be restored. */
export const deletedBoardDays = 30;
/** The maximum number of cards that a removed person gets back in one change. */
export const maxReturnedTasks = 500;
/** Length limits of a card's description, comment and checklist item, and of a column's and a label's name, in characters. */
export const maxDescription = 20_000;
export const maxComment = 5_000;
export const maxChecklistItemText = 300;
export const maxColumnName = 50;
export const maxLabelName = 50;
/** The maximum number of columns and labels of a board. */
export const maxColumns = 20;
export const maxLabels = 50;
/** The maximum number of labels, assignees, checklist items and comments of a card. */
export const maxCardLabels = 20;
export const maxAssignees = 20;
export const maxChecklistItems = 100;
export const maxComments = 1_000;
/** The maximum number of cards that one change applies to. */
export const maxChangedTasks = 100;
/** The maximum number of bytes in all descriptions and comments of a board, and of its archived cards. */
export const maxDetailBytes = 50_000_000;
export const maxArchivedTasks = 20_000;
/** The maximum number of descriptions or comments in a page of an export. */
export const maxReadTexts = 500;
/** The maximum size of a page's texts, in bytes of UTF-8. */
export const maxReadTextBytes = 900_000;
/** The maximum number of cards and of comments in a request of an import, and of its bytes: below the limit of many proxies. */
export const maxImportedCards = 200;
export const maxImportedComments = 1_000;
export const maxImportedBytes = 900_000;
/** The highest number that an imported card may have. */
export const maxCardNumber = 1_000_000_000;
/** For how many hours an unfinished import is kept after its last request. */
export const importHours = 24;
/** For how many days a board's activity is kept, and the maximum number of its changes. */
export const activityDays = 90;
export const maxActivity = 100_000;
/** For how many days a notice is kept, and the maximum number of an account's notices. */
export const noticeDays = 90;
export const maxNotices = 1_000;
/** The first and the last year of a day. */
export const dayYears = { min: 1970, max: 2199 };

/** Length limits of a contact message and of its sender's name, in characters. */
export const messageLength = { min: 10, max: 5_000 };
export const maxSenderName = 100;

/** The maximum number of saved codes in a history, of presets, of images that codes and presets refer to, and of folders. */
export const maxHistoryRecords = 50_000;
export const maxPresets = 50;
export const maxImages = 50;
export const maxFolders = 100;
/** The maximum number of bytes in an encrypted code or preset, in an encrypted image of up to 128 KiB, and in a folder. */
export const maxCiphertextBytes = 16_384;
export const maxImageCiphertextBytes = 181_248;
export const maxFolderCiphertextBytes = 1_024;
/** The maximum number of records per request that saves, and per request that deletes, restores or reads. */
export const maxSavedAtOnce = 100;
export const maxReadAtOnce = 500;
/** The maximum length of all ciphertexts in a request or response: below the 1 MiB limit of many proxies. */
export const maxCiphertextAtOnce = 900_000;
/** The maximum length of all ciphertexts in a history, those of deleted records included. */
export const maxHistorySize = 100_000_000;
/** For how many days a deleted record of a history can be restored. */
export const deletedRecordDays = 30;
/** The maximum length of what visitors of a paused dynamic code read, and of the reason for a report of one, in characters. */
export const maxPausedText = 300;
export const maxReportLength = 1_000;
/** The maximum number of an account's dynamic codes, without the deleted ones, by whether the email address is confirmed. */
export const maxDynamicCodes = { unverified: 10, verified: 1_000 };
/** For how many days a deleted dynamic code can be restored. */
export const deletedLinkDays = 30;
/** PBKDF2 rounds of a wrapping key: fewer are too easy to guess, more would take minutes on a phone. */
export const wrapRounds = { min: 600_000, max: 6_000_000 };
