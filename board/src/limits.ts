/** Length limits of a card's title and of a person's name on the board, in characters. */
export const maxCardTitle = 300;
export const maxBoardUserName = 50;
/** The maximum number of cards and of people on a board, and of bytes in all cards of a board, as JSON. */
export const maxCards = 10_000;
export const maxBoardUsers = 500;
export const maxBoardBytes = 8_000_000;
/** The length limit of a board's name, in characters. */
export const maxBoardName = 60;
/** The maximum number of boards that an account is a member of, of a board's members and of its open invitations. */
export const maxBoards = 100;
export const maxBoardMembers = 100;
export const maxInvitations = 20;
/** For how many days an invitation is valid, and the most users that an owner may limit it to. */
export const invitationDays = { default: 7, max: 90 };
export const maxInvitationUses = 100;
/** For how many days a deleted board can be restored. */
export const deletedBoardDays = 30;
/** The maximum number of cards that a removed person gets back in one change. */
export const maxReturnedCards = 500;
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
export const maxChangedCards = 100;
/** The maximum number of cards that one change copies with their texts. */
export const maxCopiedCards = 20;
/** The maximum number of bytes in all texts of a board's cards, which are descriptions, items and comments, and of its archived cards. */
export const maxTextBytes = 50_000_000;
export const maxArchivedCards = 20_000;
/** The maximum number of descriptions or comments in a page of an export. */
export const maxReadTexts = 500;
/** The maximum size of a page's texts, in bytes of UTF-8. */
export const maxReadTextBytes = 900_000;
/** The maximum number of cards, items and comments together in a request of an import, and of its bytes: below the limit of many proxies. */
export const maxImportedRows = 1_000;
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
/** The maximum number of cards that a search of a board finds. */
export const maxFoundCards = 1_000;
