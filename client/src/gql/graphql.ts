/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The invitation to accept. */
export type AcceptInvitationInput = {
  /** Id of the person without an account that the user claims. If it is missing, the user becomes a new person. */
  readonly personId?: string | number | null | undefined;
  /** Token of the link. */
  readonly token: string;
};

/** A field that was changed. */
export type ActivityField =
  /** Names of the people a card is assigned to, one in each line. */
  | 'assignees'
  /** An item of a checklist that was added, removed, or got another text. */
  | 'checklist'
  /** Colour of a column or label. */
  | 'color'
  /** Name of a card’s column; for a deleted column, the name of the column that has its cards now. */
  | 'column'
  /** A comment on a card. An empty value stands for a text. */
  | 'comment'
  /** Description of a card. An empty value stands for a text. */
  | 'description'
  /** An item of a checklist: `to` if it was ticked, `from` if it was unticked. */
  | 'done'
  /** `doneOn` of a card. */
  | 'doneOn'
  /** `dueOn` of a card. */
  | 'dueOn'
  /** Names of a card’s labels, one in each line. */
  | 'labels'
  /** `yes` if a column marks its cards as done. */
  | 'marksDone'
  /** Name of a person, column, label or board. */
  | 'name'
  /** Role of a member. */
  | 'role'
  /** Title of a card. */
  | 'title';

/** The kind of an activity. */
export type ActivityKind =
  /** The board was renamed, deleted or restored. */
  | 'BOARD_CHANGED'
  /** A person was added, or joined. */
  | 'BOARD_USER_CREATED'
  /** A person was removed. */
  | 'BOARD_USER_DELETED'
  /** A person got another name or role. */
  | 'BOARD_USER_UPDATED'
  /** A column was added or changed. */
  | 'COLUMN_CHANGED'
  /** A column was deleted. */
  | 'COLUMN_DELETED'
  /** A label was added or changed. */
  | 'LABEL_CHANGED'
  /** A label was deleted. */
  | 'LABEL_DELETED'
  /** A card was added. */
  | 'TASK_CREATED'
  /** A card was archived. */
  | 'TASK_DELETED'
  /** A card was moved to another column. */
  | 'TASK_MOVED'
  /** An archived card was deleted for good. */
  | 'TASK_PURGED'
  /** A card was restored from the archive. */
  | 'TASK_RESTORED'
  /** A card was changed, or its description or a comment. */
  | 'TASK_UPDATED';

/** The reason for which a board is closed to a subscriber. */
export type BoardClosedReason =
  /** The board was deleted. */
  | 'DELETED'
  /** The subscriber isn’t a member any more. */
  | 'REMOVED';

/** A colour of labels and columns. */
export type BoardColor =
  /** Blue. */
  | 'blue'
  /** Brown. */
  | 'brown'
  /** Gray. */
  | 'gray'
  /** Green. */
  | 'green'
  /** Orange. */
  | 'orange'
  /** Pink. */
  | 'pink'
  /** Purple. */
  | 'purple'
  /** Red. */
  | 'red'
  /** Teal. */
  | 'teal'
  /** Yellow. */
  | 'yellow';

/** The kind of an event: a change, by the name of its mutation, or the end of the events. */
export type BoardEventKind =
  /** The board is closed to the subscriber, and not found from now on. This is the last event. */
  | 'CLOSED'
  /** The mutation `copyTask`. */
  | 'COPY_TASK'
  /** The mutation `createBoard`. */
  | 'CREATE_BOARD'
  /** The mutation `createBoardUser`. */
  | 'CREATE_BOARD_USER'
  /** The mutation `createChecklistItems`. */
  | 'CREATE_CHECKLIST_ITEMS'
  /** The mutation `createColumn`. */
  | 'CREATE_COLUMN'
  /** The mutation `createComment`. */
  | 'CREATE_COMMENT'
  /** The mutation `createLabel`. */
  | 'CREATE_LABEL'
  /** The mutation `createTask`. */
  | 'CREATE_TASK'
  /** The mutation `deleteBoard`. */
  | 'DELETE_BOARD'
  /** The mutation `deleteBoardUser`. */
  | 'DELETE_BOARD_USER'
  /** The mutation `deleteChecklistItem`. */
  | 'DELETE_CHECKLIST_ITEM'
  /** The mutation `deleteColumn`. */
  | 'DELETE_COLUMN'
  /** The mutation `deleteComment`. */
  | 'DELETE_COMMENT'
  /** The mutation `deleteLabel`. */
  | 'DELETE_LABEL'
  /** The mutation `deleteTask`. */
  | 'DELETE_TASK'
  /** The board was imported. */
  | 'FINISH_IMPORT'
  /** A user has joined with an invitation. */
  | 'JOIN_BOARD'
  /** The mutation `leaveBoard`. */
  | 'LEAVE_BOARD'
  /** The mutation `moveChecklistItem`. */
  | 'MOVE_CHECKLIST_ITEM'
  /** The mutation `moveColumn`. */
  | 'MOVE_COLUMN'
  /** The mutation `moveTask`. */
  | 'MOVE_TASK'
  /** The mutation `purgeTask`. */
  | 'PURGE_TASK'
  /** The mutation `removeMember`. */
  | 'REMOVE_MEMBER'
  /** The mutation `renameBoard`. */
  | 'RENAME_BOARD'
  /** The log no longer has the changes after the requested version. Read the `board` again and follow it from there. This is the last event. */
  | 'RESET'
  /** The mutation `restoreBoard`. */
  | 'RESTORE_BOARD'
  /** The mutation `restoreBoardUser`. */
  | 'RESTORE_BOARD_USER'
  /** The mutation `restoreComment`. */
  | 'RESTORE_COMMENT'
  /** The mutation `restoreTask`. */
  | 'RESTORE_TASK'
  /** The mutation `setDescription`. */
  | 'SET_DESCRIPTION'
  /** The mutation `setMemberRole`. */
  | 'SET_MEMBER_ROLE'
  /** The mutation `updateBoardUser`. */
  | 'UPDATE_BOARD_USER'
  /** The mutation `updateChecklistItem`. */
  | 'UPDATE_CHECKLIST_ITEM'
  /** The mutation `updateColumn`. */
  | 'UPDATE_COLUMN'
  /** The mutation `updateComment`. */
  | 'UPDATE_COMMENT'
  /** The mutation `updateLabel`. */
  | 'UPDATE_LABEL'
  /** The mutation `updateTask`. */
  | 'UPDATE_TASK';

/** The role of a member of a board. */
export type BoardRole =
  /** Also changes cards, and people without an account. */
  | 'editor'
  /** Also manages members and invitations, and renames and deletes the board. */
  | 'owner'
  /** Reads the board. */
  | 'viewer';

/** The current password and the new password. */
export type ChangePasswordInput = {
  /** Current password. */
  readonly currentPassword: string;
  /** The history key, wrapped with the new password. If the wrapped key is missing, the password no longer unlocks the history; the recovery code and the passphrase still do. */
  readonly historyKey?: HistoryKeyInput | null | undefined;
  /** `keyId` of the history key; required with `historyKey`. */
  readonly historyKeyId?: string | number | null | undefined;
  /** New password: 8 to 256 characters. */
  readonly newPassword: string;
};

/** The state of an item that the client has seen. */
export type ChecklistItemBaseInput = {
  /** Whether the item was done. */
  readonly isDone: boolean;
  /** Text of the item. */
  readonly text: string;
};

/** A new item of a checklist. */
export type ChecklistItemInput = {
  /** Id to use, ideally a UUID. */
  readonly id: string | number;
  /** Whether the item is done. */
  readonly isDone: boolean;
  /** Text: 1 to 300 characters. Surrounding space is removed. */
  readonly text: string;
};

/** A comment to delete or restore. */
export type CommentInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the comment. */
  readonly commentId: string | number;
  /** Id of the card. */
  readonly id: string | number;
};

/** A message to the operator of the site. */
export type ContactMessageInput = {
  /** Email address for the reply. */
  readonly email: string;
  /** Message: 10 to 5000 characters, with line breaks. */
  readonly message: string;
  /** Name of the sender: 1 to 100 characters. */
  readonly name: string;
  /** Topic of the message. */
  readonly topic: ContactTopic;
  /** Must be empty: the form hides this field, so only bots fill it in. */
  readonly website?: string | null | undefined;
};

/** The topic of a message. */
export type ContactTopic =
  /** A suggestion. */
  | 'IDEA'
  /** Anything else. */
  | 'OTHER'
  /** Personal data or an account. */
  | 'PRIVACY'
  /** Something that doesn’t work. */
  | 'PROBLEM'
  /** A question about how something works. */
  | 'QUESTION';

/** Copies of cards, in a row. Without `before` and `after` they are added at the end of their column. */
export type CopyTaskInput = {
  /** Id of the card to insert after; not together with `before`. */
  readonly after?: string | number | null | undefined;
  /** Id of the card to insert before; not together with `after`. */
  readonly before?: string | number | null | undefined;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the column. If the column was deleted, the card goes to the first column. */
  readonly columnId: string | number;
  /** Ids of the cards to copy, one for each copy: up to 20. They may be archived. Cards that are gone are left out. */
  readonly copyOf: ReadonlyArray<string | number>;
  /** Id of the board of the cards to copy; the board of the copies if it is missing. The user must be able to read it. */
  readonly fromBoardId?: string | number | null | undefined;
  /** Id of the copy, ideally a UUID. */
  readonly id: string | number;
  /** Ids of further copies: up to 19. */
  readonly otherIds?: ReadonlyArray<string | number> | null | undefined;
  /** The user’s day, such as `2026-11-28`: cards that the change completes were done on it. The day in UTC if it is missing. */
  readonly today?: string | null | undefined;
};

/** The new API key, and the password to confirm it. */
export type CreateApiKeyInput = {
  /** Id of the only board that the key reaches; all boards of the user if it is missing. */
  readonly boardId?: string | number | null | undefined;
  /** Access to boards and cards; none if it is missing. */
  readonly boards?: KeyAccess | null | undefined;
  /** Access to dynamic codes and their scans; none if it is missing. */
  readonly dynamicCodes?: KeyAccess | null | undefined;
  /** Time from which the key no longer works; never if it is missing. */
  readonly expiresAt?: string | null | undefined;
  /** Whether the key may draw images. False by default. */
  readonly images?: boolean | null | undefined;
  /** Name: 1 to 60 characters. */
  readonly name: string;
  /** Password of the account; not needed if the account has none and `hasRecentLogin`. */
  readonly password?: string | null | undefined;
};

/** A new board. */
export type CreateBoardInput = {
  /** Id to use, ideally a UUID. Creating a board with the same id again changes nothing. Generated if it is missing. */
  readonly id?: string | number | null | undefined;
  /** Name: 1 to 60 characters. */
  readonly name: string;
};

/** A new person on the board. */
export type CreateBoardUserInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id to use, ideally a UUID: 1 to 64 letters, digits, "-" or "_". Generated if it is missing. */
  readonly id?: string | number | null | undefined;
  /** Name: 1 to 50 characters. Surrounding space is removed. */
  readonly name: string;
};

/** New items of a card’s checklist, in a row. Without `before` and `after`, or if the named item was deleted, they are added at the end. */
export type CreateChecklistItemsInput = {
  /** Id of the item to insert after; not together with `before`. */
  readonly after?: string | number | null | undefined;
  /** Id of the item to insert before; not together with `after`. */
  readonly before?: string | number | null | undefined;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the card. */
  readonly id: string | number;
  /** The items: 1 to 100. */
  readonly items: ReadonlyArray<ChecklistItemInput>;
};

/** A new column. Without `before` and `after` it is the last column. */
export type CreateColumnInput = {
  /** Id of the column to insert after; not together with `before`. */
  readonly after?: string | number | null | undefined;
  /** Id of the column to insert before; not together with `after`. */
  readonly before?: string | number | null | undefined;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Colour. */
  readonly color?: BoardColor | null | undefined;
  /** Id to use, ideally a UUID. */
  readonly id: string | number;
  /** Whether cards are done when they enter the column. If it is missing, a column with the name “done” does. */
  readonly marksDone?: boolean | null | undefined;
  /** Name: 1 to 50 characters. */
  readonly name: string;
};

/** A new comment. */
export type CreateCommentInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id to use for the comment, ideally a UUID. */
  readonly commentId: string | number;
  /** Id of the card. */
  readonly id: string | number;
  /** Text in Markdown: 1 to 5000 characters. Invisible characters, and empty lines around the text, are removed. */
  readonly text: string;
};

/** A new dynamic code. */
export type CreateDynamicCodeInput = {
  /** Idempotency key, ideally a UUID. If a code was already created with this key, that code is returned. */
  readonly changeId: string | number;
  /** Whether the query string of the visitor is added to the target. A parameter that the target names keeps its value. */
  readonly passesQuery?: boolean;
  /** Own name for the short link: 4 to 40 letters, digits and hyphens, with a letter or digit at both ends. Only for users with a confirmed email address. Generated if it is missing. */
  readonly slug?: string | null | undefined;
  /** Address that the code leads to: http or https, up to 2048 characters. */
  readonly target: string;
  /** Time zone of the statistics, such as Europe/Berlin. */
  readonly timeZone?: string;
};

/** The key of a new history. */
export type CreateHistoryInput = {
  /** Id of the key: a new UUID. */
  readonly keyId: string | number;
  /** The history key, wrapped with PASSWORD or PASSPHRASE, and optionally with RECOVERY. `replaceHistoryKey` adds RECOVERY later. */
  readonly keys: ReadonlyArray<HistoryKeyInput>;
  /** Password of the account; required if the key is wrapped with PASSWORD. */
  readonly password?: string | null | undefined;
};

/** A new invitation. */
export type CreateInvitationInput = {
  /** Number of days until the invitation expires: 1 to 90. */
  readonly days?: number | null | undefined;
  /** Number of users who can join with the invitation: 1 to 100; any number if it is missing. */
  readonly maxUses?: number | null | undefined;
  /** Role of the users who join with the invitation. */
  readonly role: BoardRole;
};

/** A new label. The id of a deleted label restores the label on its cards. */
export type CreateLabelInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Colour. */
  readonly color: BoardColor;
  /** Id to use, ideally a UUID. */
  readonly id: string | number;
  /** Name: 1 to 50 characters. */
  readonly name: string;
};

/** A new card. Without `before` and `after` it is added at the end of its column. It is done if the column marks its cards as done, unless `doneOn` is null. */
export type CreateTaskInput = {
  /** Id of the card to insert after; not together with `before`. */
  readonly after?: string | number | null | undefined;
  /** Ids of people to assign the card to: up to 20. */
  readonly assigneeIds?: ReadonlyArray<string | number> | null | undefined;
  /** Id of the card to insert before; not together with `after`. */
  readonly before?: string | number | null | undefined;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the column. If the column was deleted, the card goes to the first column. */
  readonly columnId: string | number;
  /** The day on which the card was done, such as `2026-11-28`; null if it isn’t done. */
  readonly doneOn?: string | null | undefined;
  /** The day by which the card is due, such as `2026-11-30`; null for none. */
  readonly dueOn?: string | null | undefined;
  /** Id to use, ideally a UUID: 1 to 64 letters, digits, "-" or "_". Generated if it is missing. */
  readonly id?: string | number | null | undefined;
  /** Ids of labels: up to 20. */
  readonly labelIds?: ReadonlyArray<string | number> | null | undefined;
  /** Title: 1 to 300 characters. Surrounding space is removed. */
  readonly title: string;
  /** The user’s day, such as `2026-11-28`: cards that the change completes were done on it. The day in UTC if it is missing. */
  readonly today?: string | null | undefined;
};

/** The person to remove. */
export type DeleteBoardUserInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the person. */
  readonly id: string | number;
};

/** An item to delete. */
export type DeleteChecklistItemInput = {
  /** The item as the client has seen it, for example to undo a change. If the item has changed since, the change fails with CONFLICT. */
  readonly base?: ChecklistItemBaseInput | null | undefined;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the card. */
  readonly id: string | number;
  /** Id of the item. */
  readonly itemId: string | number;
};

/** A column to delete. */
export type DeleteColumnInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the column. */
  readonly id: string | number;
  /** Id of the column to whose end the cards are moved. */
  readonly moveTo: string | number;
};

/** The state of a dynamic code. */
export type DynamicCodeState =
  /** Visitors are redirected to the target. */
  | 'ACTIVE'
  /** Visitors read that the code was deleted. */
  | 'DELETED'
  /** Visitors read the reason for which the operator disabled the code. */
  | 'DISABLED'
  /** Visitors read the text of the owner. */
  | 'PAUSED';

/** The role of people who aren’t members of a board. */
export type EveryoneRole =
  /** May read the board, and change its cards and people. Their names aren’t recorded. */
  | 'visitor';

/** A feature that tokens unlock. The `catalogue` has names and prices. */
export type Feature =
  /** An image or transparency behind the code. */
  | 'BACKGROUND'
  /** Gradients and more than two colours. */
  | 'GRADIENTS'
  /** An image of the user in the code. */
  | 'LOGO'
  /** Phone codes. */
  | 'PHONE'
  /** SMS codes. */
  | 'SMS'
  /** vCard codes. */
  | 'VCARD'
  /** Wi-Fi codes. */
  | 'WIFI';

/** The key of a history, wrapped in the browser. */
export type HistoryKeyInput = {
  /** The history key, encrypted by the wrapping key with AES-256-GCM, as base64url without padding. */
  readonly ciphertext: string;
  /** Secret that the key is wrapped with. */
  readonly method: HistoryKeyMethod;
  /** PBKDF2-SHA-256 iterations for deriving the wrapping key: 600,000 to 6,000,000. */
  readonly rounds: number;
  /** Salt for deriving the wrapping key: 16 bytes as base64url without padding. */
  readonly salt: string;
};

/** A secret that the history key is wrapped with. */
export type HistoryKeyMethod =
  /** A separate passphrase, for accounts without a password. */
  | 'PASSPHRASE'
  /** The password of the account. */
  | 'PASSWORD'
  /** The recovery code, which is shown once. */
  | 'RECOVERY';

/** A record, encrypted in the browser. */
export type HistoryRecordInput = {
  /** Encrypted content as base64url without padding: up to 16384 bytes, 181248 of an image, or 262144 of a run. */
  readonly ciphertext: string;
  /** Id: a UUID in lower case. A new record needs a new id. */
  readonly id: string | number;
  /** Kind of the record. The kind of an existing record can’t be changed. */
  readonly kind?: HistoryRecordKind;
  /** Version: 1 for a new record, the current version plus 1 for an existing record. */
  readonly version: number;
};

/** The kind of a record of the history. */
export type HistoryRecordKind =
  /** A saved code. */
  | 'CODE'
  /** A folder, with or without codes. A history holds up to 100. */
  | 'FOLDER'
  /** An image that codes and presets refer to. A history holds up to 50. */
  | 'IMAGE'
  /** A named design. A history holds up to 50. */
  | 'PRESET'
  /** The table of a run of many codes, which a saved code refers to. A history holds up to 100. */
  | 'RUN';

/** A part of an import: up to 1,000 cards, items and comments together. */
export type ImportCardsInput = {
  /** Cards, in the order of their places in their columns. */
  readonly cards: ReadonlyArray<ImportedCardInput>;
  /** Comments on these cards, or on cards of earlier parts. */
  readonly comments: ReadonlyArray<ImportedCommentInput>;
};

/** A card of an import. */
export type ImportedCardInput = {
  /** Ids of the assignees, in the order of assignment. */
  readonly assigneeIds: ReadonlyArray<string | number>;
  /** The checklist: up to 100 items. */
  readonly checklist: ReadonlyArray<ChecklistItemInput>;
  /** Id of the column; for an archived card, of the column to which the card is restored. */
  readonly columnId: string | number;
  /** Description in Markdown: up to 20,000 characters; empty for none. */
  readonly description: string;
  /** The day on which the card was done, such as `2026-11-28`; null if it isn’t done. */
  readonly doneOn?: string | null | undefined;
  /** The day by which the card is due, such as `2026-11-30`; null for none. */
  readonly dueOn?: string | null | undefined;
  /** Id to use, ideally a UUID. */
  readonly id: string | number;
  /** Whether the card is in the archive. */
  readonly isArchived: boolean;
  /** Ids of the labels. */
  readonly labelIds: ReadonlyArray<string | number>;
  /** Number, unique on the board: 1 to 1,000,000,000. */
  readonly number: number;
  /** Title: 1 to 300 characters. */
  readonly title: string;
};

/** A column of an import. */
export type ImportedColumnInput = {
  /** Colour; missing for a plain column. */
  readonly color?: BoardColor | null | undefined;
  /** Id to use, ideally a UUID. */
  readonly id: string | number;
  /** Whether cards are done when they enter the column. If it is missing, a column with the name “done” does. */
  readonly marksDone?: boolean | null | undefined;
  /** Name: 1 to 50 characters. */
  readonly name: string;
};

/** A comment of an import. */
export type ImportedCommentInput = {
  /** Id of the author among the people of the import. */
  readonly authorId: string | number;
  /** Id of a card of this request or of an earlier request. */
  readonly cardId: string | number;
  /** Time of the comment. */
  readonly createdAt: string;
  /** Time of the last edit. */
  readonly editedAt?: string | null | undefined;
  /** Id to use, ideally a UUID. */
  readonly id: string | number;
  /** Text in Markdown: 1 to 5,000 characters. */
  readonly text: string;
};

/** A label of an import. */
export type ImportedLabelInput = {
  /** Colour. */
  readonly color: BoardColor;
  /** Id to use, ideally a UUID. */
  readonly id: string | number;
  /** Name: 1 to 50 characters. */
  readonly name: string;
};

/** A person of an import, who has no account. */
export type ImportedPersonInput = {
  /** Id to use, ideally a UUID. */
  readonly id: string | number;
  /** Name: 1 to 50 characters. */
  readonly name: string;
};

/** The state of an invitation. */
export type InvitationState =
  /** The invitation has expired. */
  | 'EXPIRED'
  /** Users can join with the invitation. */
  | 'OPEN'
  /** An owner revoked it, removed a member or deleted the board. */
  | 'REVOKED'
  /** The maximum number of users have joined. */
  | 'USED_UP';

/** What a program may do in an area with an API key. */
export type KeyAccess =
  /** Read and follow. */
  | 'READ'
  /** Read, follow and change. */
  | 'WRITE';

/** A label. */
export type LabelInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the label. */
  readonly id: string | number;
};

/** Credentials to log in with. */
export type LogInInput = {
  /** Email address of the account. Case is ignored. */
  readonly email: string;
  /** Password of the account. */
  readonly password: string;
  /** Persistence of the session. */
  readonly persistence?: Persistence;
};

/** An identity provider. */
export type LoginProvider =
  /** Google, at `/auth/google`. */
  | 'GOOGLE';

/** The new place of an item. Without `before` and `after`, or if the named item was deleted, the place is the end. */
export type MoveChecklistItemInput = {
  /** Id of the item to insert after; not together with `before`. */
  readonly after?: string | number | null | undefined;
  /** Id of the item to insert before; not together with `after`. */
  readonly before?: string | number | null | undefined;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the card. */
  readonly id: string | number;
  /** Id of the item. */
  readonly itemId: string | number;
};

/** A column’s new place. Without `before` and `after` it is the last place. */
export type MoveColumnInput = {
  /** Id of the column to insert after; not together with `before`. */
  readonly after?: string | number | null | undefined;
  /** Id of the column to insert before; not together with `after`. */
  readonly before?: string | number | null | undefined;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the column. */
  readonly id: string | number;
};

/** The new position of a card, or of several cards in a row. Without `before` and `after`, or if the named card is no longer in the column, the position is the end of the column. A card that enters a column that marks its cards as done is done; a card that leaves such a column for another kind of column isn’t done any more. */
export type MoveTaskInput = {
  /** Id of the card to insert after; not together with `before`. */
  readonly after?: string | number | null | undefined;
  /** Id of the card to insert before; not together with `after`. */
  readonly before?: string | number | null | undefined;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the column. If the column was deleted, the card goes to the first column. */
  readonly columnId: string | number;
  /** Id of the card. */
  readonly id: string | number;
  /** Ids of further cards that the change applies to: up to 99. Cards that were deleted are left out. */
  readonly otherIds?: ReadonlyArray<string | number> | null | undefined;
  /** The user’s day, such as `2026-11-28`: cards that the change completes were done on it. The day in UTC if it is missing. */
  readonly today?: string | null | undefined;
};

/** The kind of a notice. */
export type NoticeKind =
  /** Another person assigned a card to the user. */
  | 'ASSIGNED'
  /** Another person mentioned the user in a description or a comment. */
  | 'MENTIONED';

/** The persistence of a session. */
export type Persistence =
  /** By a cookie, for 30 days after the last visit. */
  | 'LOCAL'
  /** By a token in the response, to be sent as `Authorization: Bearer …`. No cookie is set. */
  | 'MEMORY'
  /** By a cookie, until the browser is closed. */
  | 'SESSION';

/** The member to remove. */
export type RemoveMemberInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the member among the board’s people. */
  readonly id: string | number;
};

/** The history key, wrapped with a new secret. */
export type ReplaceHistoryKeyInput = {
  /** The wrapped key. It replaces the key with the same method. */
  readonly key: HistoryKeyInput;
  /** `keyId` of the history. */
  readonly keyId: string | number;
  /** Password of the account; required unless the account has none. */
  readonly password?: string | null | undefined;
};

/** A report of a harmful short link. */
export type ReportLinkInput = {
  /** What is wrong with the link: up to 1000 characters. */
  readonly reason: string;
  /** Last part of the short link. */
  readonly slug: string;
};

/** The new email address, and the password to confirm it. */
export type RequestEmailChangeInput = {
  /** New email address. Case is ignored. */
  readonly email: string;
  /** Password of the account. */
  readonly password: string;
};

/** A new key for a history that can’t be unlocked any more. */
export type ResetHistoryInput = {
  /** Current `keyId` of the history. */
  readonly keyId: string | number;
  /** The history key, wrapped with PASSWORD or PASSPHRASE, and optionally with RECOVERY. `replaceHistoryKey` adds RECOVERY later. */
  readonly keys: ReadonlyArray<HistoryKeyInput>;
  /** Id of the new key: a new UUID. */
  readonly newKeyId: string | number;
  /** Password of the account; required unless the account has none. */
  readonly password?: string | null | undefined;
};

/** The token of a mailed link, and the new password. */
export type ResetPasswordInput = {
  /** New password: 8 to 256 characters. */
  readonly password: string;
  /** Token from the link, after `#token=`. */
  readonly token: string;
};

/** A removed person to put back on the board. */
export type RestoreBoardUserInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the person. */
  readonly id: string | number;
  /** Name: 1 to 50 characters. Surrounding space is removed. */
  readonly name: string;
  /** Ids of cards to assign to the person: up to 500. Cards that are archived stay as they are. */
  readonly taskIds: ReadonlyArray<string | number>;
};

/** Records to save. All records are saved, or none. */
export type SaveHistoryRecordsInput = {
  /** `keyId` of the key that the records are encrypted with. */
  readonly keyId: string | number;
  /** 1 to 100 records with up to 900000 characters of content in total. */
  readonly records: ReadonlyArray<HistoryRecordInput>;
};

/** Ids to add to a card, and ids to remove from it. Other ids stay. */
export type SetChangeInput = {
  /** Ids to add. */
  readonly add?: ReadonlyArray<string | number> | null | undefined;
  /** Ids to remove. */
  readonly remove?: ReadonlyArray<string | number> | null | undefined;
};

/** A card’s new description. */
export type SetDescriptionInput = {
  /** The text that the editor started from. Changes of other people since then are merged by words. */
  readonly base: string;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the card. */
  readonly id: string | number;
  /** Description in Markdown: up to 20,000 characters. An empty text removes the description. The list below the line `Links:` is the card’s links. */
  readonly text: string;
};

/** A member’s new role. */
export type SetMemberRoleInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the member among the board’s people. */
  readonly id: string | number;
  /** The new role. */
  readonly role: BoardRole;
};

/** A new account. */
export type SignUpInput = {
  /** Email address to log in with. Case is ignored. */
  readonly email: string;
  /** Password: 8 to 256 characters. */
  readonly password: string;
  /** Persistence of the session. */
  readonly persistence?: Persistence;
  /** Username: 1 to 50 characters. */
  readonly username: string;
};

/** A board without its cards. */
export type StartImportInput = {
  /** The columns, from left to right: 1 to 20. */
  readonly columns: ReadonlyArray<ImportedColumnInput>;
  /** Id to use, ideally a UUID. Starting an import with the same id again changes nothing. */
  readonly id: string | number;
  /** The labels: up to 50. */
  readonly labels: ReadonlyArray<ImportedLabelInput>;
  /** Name: 1 to 60 characters. */
  readonly name: string;
  /** The people, including authors of comments: up to 500 with the user. */
  readonly people: ReadonlyArray<ImportedPersonInput>;
  /** Id of the person among `people` who is the user. If it is missing, the user becomes a new person. */
  readonly personId?: string | number | null | undefined;
};

/** Length of the periods that scans are counted by. */
export type StatisticsUnit =
  /** A day. */
  | 'DAY'
  /** An hour. Hours are stored for 90 days. */
  | 'HOUR'
  /** A month. */
  | 'MONTH';

/** Cards to delete or restore. */
export type TaskInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the card. */
  readonly id: string | number;
  /** Ids of further cards that the change applies to: up to 99. Cards that were deleted are left out. */
  readonly otherIds?: ReadonlyArray<string | number> | null | undefined;
};

/** The reason for a change of the token balance. */
export type TokenReason =
  /** A level was reached. */
  | 'LEVEL'
  /** The tokens of a new account. */
  | 'SIGN_UP'
  /** A feature was unlocked. */
  | 'UNLOCK';

/** A person’s new name. */
export type UpdateBoardUserInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the person. */
  readonly id: string | number;
  /** Name: 1 to 50 characters. Surrounding space is removed. */
  readonly name: string;
};

/** Changes to an item. Fields that are missing stay as they are. */
export type UpdateChecklistItemInput = {
  /** The item as the client has seen it, for example to undo a change. If the item has changed since, the change fails with CONFLICT. */
  readonly base?: ChecklistItemBaseInput | null | undefined;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the card. */
  readonly id: string | number;
  /** Whether the item is done. */
  readonly isDone?: boolean | null | undefined;
  /** Id of the item. */
  readonly itemId: string | number;
  /** Text: 1 to 300 characters. Surrounding space is removed. */
  readonly text?: string | null | undefined;
};

/** Changes to a column. Fields that are missing stay as they are. */
export type UpdateColumnInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Colour; null removes it. */
  readonly color?: BoardColor | null | undefined;
  /** Id of the column. */
  readonly id: string | number;
  /** Whether cards are done when they enter the column. If it becomes true, the cards of the column are done; if it becomes false, they stay as they are. */
  readonly marksDone?: boolean | null | undefined;
  /** Name: 1 to 50 characters. */
  readonly name?: string | null | undefined;
  /** The user’s day, such as `2026-11-28`: cards that the change completes were done on it. The day in UTC if it is missing. */
  readonly today?: string | null | undefined;
};

/** A comment’s new text. */
export type UpdateCommentInput = {
  /** The text that the editor started from. Changes of other people since then are merged by words. */
  readonly base: string;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Id of the comment. */
  readonly commentId: string | number;
  /** Id of the card. */
  readonly id: string | number;
  /** Text in Markdown: 1 to 5000 characters. Invisible characters, and empty lines around the text, are removed. */
  readonly text: string;
};

/** A change of a dynamic code. Fields that are missing stay as they are. */
export type UpdateDynamicCodeInput = {
  /** Id of the code. */
  readonly id: string | number;
  /** Whether the query string of the visitor is added. */
  readonly passesQuery?: boolean | null | undefined;
  /** New address that the code leads to. */
  readonly target?: string | null | undefined;
  /** `version` of the code that the change is based on. */
  readonly version: number;
};

/** Changes to a label. Fields that are missing stay as they are. */
export type UpdateLabelInput = {
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** Colour. */
  readonly color?: BoardColor | null | undefined;
  /** Id of the label. */
  readonly id: string | number;
  /** Name: 1 to 50 characters. */
  readonly name?: string | null | undefined;
};

/** Changes to one or several cards. Fields that are missing stay as they are. */
export type UpdateTaskInput = {
  /** People to assign to the card, and people to unassign. */
  readonly assignees?: SetChangeInput | null | undefined;
  /** Idempotency key, ideally a UUID. A change with a key that was already applied is ignored. */
  readonly changeId?: string | number | null | undefined;
  /** The day on which the card was done, such as `2026-11-28`; null if it isn’t done. */
  readonly doneOn?: string | null | undefined;
  /** The day by which the card is due, such as `2026-11-30`; null for none. */
  readonly dueOn?: string | null | undefined;
  /** Id of the card. */
  readonly id: string | number;
  /** Labels to add and to remove. */
  readonly labels?: SetChangeInput | null | undefined;
  /** Ids of further cards that the change applies to: up to 99. Cards that were deleted are left out. */
  readonly otherIds?: ReadonlyArray<string | number> | null | undefined;
  /** Title: 1 to 300 characters. Surrounding space is removed. */
  readonly title?: string | null | undefined;
};

export type LinkMaker_UserFragment = { readonly emailVerified: boolean, readonly exampleLink: string } & { ' $fragmentName'?: 'LinkMaker_UserFragment' };

export type Me_UserFragment = (
  { readonly id: string, readonly unlocks: ReadonlyArray<{ readonly feature: Feature }> }
  & { ' $fragmentRefs'?: { 'TokenCount_UserFragment': TokenCount_UserFragment;'UnlockOffer_UserFragment': UnlockOffer_UserFragment;'UserMenu_UserFragment': UserMenu_UserFragment;'UnreadNotices_UserFragment': UnreadNotices_UserFragment;'ImportSteps_UserFragment': ImportSteps_UserFragment;'ConfirmEmail_UserFragment': ConfirmEmail_UserFragment;'VerifyEmail_UserFragment': VerifyEmail_UserFragment;'QuietLines_UserFragment': QuietLines_UserFragment;'TokensSection_UserFragment': TokensSection_UserFragment;'Level_UserFragment': Level_UserFragment;'OwnRank_UserFragment': OwnRank_UserFragment;'AccountPage_UserFragment': AccountPage_UserFragment;'HistoryAccess_UserFragment': HistoryAccess_UserFragment;'HistoryKeyDialog_UserFragment': HistoryKeyDialog_UserFragment;'LinkMaker_UserFragment': LinkMaker_UserFragment;'JoinAccount_UserFragment': JoinAccount_UserFragment } }
) & { ' $fragmentName'?: 'Me_UserFragment' };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { ' $fragmentRefs'?: { 'Me_UserFragment': Me_UserFragment } } | null };

export type WatchMeSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchMeSubscription = { readonly me: { ' $fragmentRefs'?: { 'Me_UserFragment': Me_UserFragment } } | null };

export type VerifyEmail_UserFragment = { readonly email: string, readonly emailVerified: boolean } & { ' $fragmentName'?: 'VerifyEmail_UserFragment' };

export type AccountPage_UserFragment = (
  { readonly id: string, readonly username: string, readonly createdAt: string }
  & { ' $fragmentRefs'?: { 'UsernameForm_UserFragment': UsernameForm_UserFragment;'LeaderboardSwitch_UserFragment': LeaderboardSwitch_UserFragment;'EmailSection_UserFragment': EmailSection_UserFragment;'PasswordSection_UserFragment': PasswordSection_UserFragment;'ApiKeysSection_UserFragment': ApiKeysSection_UserFragment;'DeleteSection_UserFragment': DeleteSection_UserFragment } }
) & { ' $fragmentName'?: 'AccountPage_UserFragment' };

export type ApiKeysSection_UserFragment = (
  { readonly id: string }
  & { ' $fragmentRefs'?: { 'NewKey_UserFragment': NewKey_UserFragment } }
) & { ' $fragmentName'?: 'ApiKeysSection_UserFragment' };

export type ApiKeyRow_KeyFragment = { readonly id: string, readonly name: string, readonly ending: string, readonly boards: KeyAccess | null, readonly dynamicCodes: KeyAccess | null, readonly images: boolean, readonly boardId: string | null, readonly lastUsedAt: string | null, readonly expiresAt: string | null } & { ' $fragmentName'?: 'ApiKeyRow_KeyFragment' };

export type LostBoardsQueryVariables = Exact<{ [key: string]: never; }>;


export type LostBoardsQuery = { readonly boards: ReadonlyArray<{ readonly id: string, readonly memberCount: number }> };

export type DeleteSection_UserFragment = { readonly hasPassword: boolean, readonly email: string } & { ' $fragmentName'?: 'DeleteSection_UserFragment' };

export type DeviceRow_SessionFragment = { readonly id: string, readonly device: string, readonly lastSeenAt: string, readonly current: boolean } & { ' $fragmentName'?: 'DeviceRow_SessionFragment' };

export type OwnLinksQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnLinksQuery = { readonly dynamicCodes: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly slug: string, readonly shortUrl: string, readonly target: string, readonly createdAt: string, readonly counts: { readonly scans: number } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type EmailSection_UserFragment = (
  { readonly email: string, readonly emailVerified: boolean, readonly hasPassword: boolean, readonly emailChange: { readonly email: string, readonly expiresAt: string } | null }
  & { ' $fragmentRefs'?: { 'NoticeEmailsSwitch_UserFragment': NoticeEmailsSwitch_UserFragment } }
) & { ' $fragmentName'?: 'EmailSection_UserFragment' };

export type LeaderboardSwitch_UserFragment = { readonly id: string, readonly onLeaderboard: boolean } & { ' $fragmentName'?: 'LeaderboardSwitch_UserFragment' };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { readonly myData: unknown };

export type MyAssignmentsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyAssignmentsQuery = { readonly myAssignments: { readonly edges: ReadonlyArray<{ readonly node: { readonly boardId: string, readonly number: number, readonly title: string, readonly columnId: string, readonly dueOn: string | null, readonly doneOn: string | null, readonly deletedAt: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type MyCommentsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyCommentsQuery = { readonly myComments: { readonly edges: ReadonlyArray<{ readonly node: { readonly boardId: string, readonly number: number, readonly text: string, readonly createdAt: string, readonly editedAt: string | null, readonly deletedAt: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type NewKey_UserFragment = { readonly email: string, readonly hasPassword: boolean } & { ' $fragmentName'?: 'NewKey_UserFragment' };

export type NoticeEmailsSwitch_UserFragment = { readonly id: string, readonly emailVerified: boolean, readonly noticeEmails: boolean } & { ' $fragmentName'?: 'NoticeEmailsSwitch_UserFragment' };

export type RenameMutationVariables = Exact<{
  username: string;
}>;


export type RenameMutation = { readonly updateAccount: { readonly id: string, readonly username: string } };

export type ShowOnLeaderboardMutationVariables = Exact<{
  onLeaderboard: boolean;
}>;


export type ShowOnLeaderboardMutation = { readonly updateAccount: { readonly __typename: 'User', readonly id: string, readonly onLeaderboard: boolean } };

export type SendNoticeEmailsMutationVariables = Exact<{
  noticeEmails: boolean;
}>;


export type SendNoticeEmailsMutation = { readonly updateAccount: { readonly __typename: 'User', readonly id: string, readonly noticeEmails: boolean } };

export type RequestEmailChangeMutationVariables = Exact<{
  input: RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { readonly requestEmailChange: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'EmailSection_UserFragment': EmailSection_UserFragment } }
  ) };

export type ResendEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendEmailChangeMutation = { readonly resendEmailChange: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'EmailSection_UserFragment': EmailSection_UserFragment } }
  ) };

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChangeMutation = { readonly cancelEmailChange: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'EmailSection_UserFragment': EmailSection_UserFragment } }
  ) };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { readonly me: { readonly id: string, readonly sessions: ReadonlyArray<(
      { readonly id: string, readonly current: boolean }
      & { ' $fragmentRefs'?: { 'DeviceRow_SessionFragment': DeviceRow_SessionFragment } }
    )> } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { readonly changePassword: { readonly id: string } };

export type LogOutSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type LogOutSessionMutation = { readonly logOutSession: boolean };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { readonly me: { readonly id: string, readonly apiKeys: ReadonlyArray<(
      { readonly id: string, readonly boardId: string | null }
      & { ' $fragmentRefs'?: { 'ApiKeyRow_KeyFragment': ApiKeyRow_KeyFragment } }
    )> } | null };

export type KeyBoardsQueryVariables = Exact<{ [key: string]: never; }>;


export type KeyBoardsQuery = { readonly boards: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { readonly createApiKey: { readonly text: string } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiKeyMutation = { readonly revokeApiKey: boolean };

export type LogOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutEverywhereMutation = { readonly logOutEverywhere: number };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { readonly deleteAccount: boolean };

export type PasswordSection_UserFragment = { readonly hasPassword: boolean, readonly email: string, readonly username: string } & { ' $fragmentName'?: 'PasswordSection_UserFragment' };

export type UsernameForm_UserFragment = { readonly username: string } & { ' $fragmentName'?: 'UsernameForm_UserFragment' };

export type LoginProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginProvidersQuery = { readonly loginProviders: ReadonlyArray<LoginProvider> };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { readonly logIn: { readonly user: { readonly id: string } } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { readonly signUp: { readonly user: { readonly id: string } } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { readonly resetPassword: boolean };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { readonly verifyEmail: boolean };

export type JoinAccount_UserFragment = { readonly username: string, readonly email: string } & { ' $fragmentName'?: 'JoinAccount_UserFragment' };

export type LastSeenMembersQueryVariables = Exact<{
  boardId: string | number;
}>;


export type LastSeenMembersQuery = { readonly lastSeenMembers: ReadonlyArray<{ readonly id: string, readonly lastSeenAt: string | null }> };

export type SetMemberRoleMutationVariables = Exact<{
  boardId: string | number;
  input: SetMemberRoleInput;
}>;


export type SetMemberRoleMutation = { readonly setMemberRole: { readonly id: string } | null };

export type RemoveMemberMutationVariables = Exact<{
  boardId: string | number;
  input: RemoveMemberInput;
}>;


export type RemoveMemberMutation = { readonly removeMember: { readonly id: string } | null };

export type BoardInvitationsQueryVariables = Exact<{
  boardId: string | number;
}>;


export type BoardInvitationsQuery = { readonly boardInvitations: ReadonlyArray<{ readonly id: string, readonly role: BoardRole, readonly createdAt: string, readonly expiresAt: string, readonly maxUses: number | null, readonly uses: number }> };

export type CreateInvitationMutationVariables = Exact<{
  boardId: string | number;
  input: CreateInvitationInput;
}>;


export type CreateInvitationMutation = { readonly createInvitation: { readonly token: string, readonly invitation: { readonly id: string } } };

export type RevokeInvitationMutationVariables = Exact<{
  boardId: string | number;
  id: string | number;
}>;


export type RevokeInvitationMutation = { readonly revokeInvitation: string };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { readonly invitation: { readonly role: BoardRole, readonly state: InvitationState, readonly board: { readonly id: string, readonly name: string, readonly inviterName: string | null, readonly isMember: boolean, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null } };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { readonly acceptInvitation: { readonly id: string } };

export type MyCardsQueryVariables = Exact<{
  isDone: boolean;
  text?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type MyCardsQuery = { readonly myCards: { readonly edges: ReadonlyArray<{ readonly node: { readonly taskId: string, readonly number: number, readonly title: string, readonly dueOn: string | null, readonly doneOn: string | null, readonly columnName: string, readonly board: { readonly id: string, readonly name: string }, readonly labels: ReadonlyArray<{ readonly id: string, readonly name: string, readonly color: BoardColor }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type NoticesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NoticesQuery = { readonly notices: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly kind: NoticeKind, readonly createdAt: string, readonly readAt: string | null, readonly number: number, readonly title: string, readonly board: { readonly id: string, readonly name: string }, readonly actor: { readonly id: string, readonly name: string } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type MarkNoticesReadMutationVariables = Exact<{
  until: string;
}>;


export type MarkNoticesReadMutation = { readonly markNoticesRead: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'UnreadNotices_UserFragment': UnreadNotices_UserFragment } }
  ) };

export type BoardCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoardCountsQuery = { readonly cardCounts: { readonly todo: number, readonly inprogress: number, readonly done: number } };

export type DeletedBoardsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletedBoardsQuery = { readonly boards: ReadonlyArray<{ readonly id: string, readonly name: string, readonly deletedAt: string | null }> };

export type CreateBoardMutationVariables = Exact<{
  input: CreateBoardInput;
}>;


export type CreateBoardMutation = { readonly createBoard: { readonly id: string } };

export type RenameBoardMutationVariables = Exact<{
  boardId: string | number;
  name: string;
}>;


export type RenameBoardMutation = { readonly renameBoard: { readonly id: string, readonly name: string } };

export type DeleteBoardMutationVariables = Exact<{
  boardId: string | number;
}>;


export type DeleteBoardMutation = { readonly deleteBoard: string };

export type RestoreBoardMutationVariables = Exact<{
  boardId: string | number;
}>;


export type RestoreBoardMutation = { readonly restoreBoard: { readonly id: string } };

export type LeaveBoardMutationVariables = Exact<{
  boardId: string | number;
}>;


export type LeaveBoardMutation = { readonly leaveBoard: string };

export type CardQueryVariables = Exact<{
  boardId: string | number;
  number: number;
}>;


export type CardQuery = { readonly card: (
    { readonly deletedAt: string | null }
    & { ' $fragmentRefs'?: { 'Card_TaskFragment': Card_TaskFragment } }
  ) };

export type CardTextsQueryVariables = Exact<{
  boardId: string | number;
  id: string | number;
  after?: string | null | undefined;
}>;


export type CardTextsQuery = { readonly cardTexts: { readonly version: number, readonly description: string, readonly checklist: ReadonlyArray<{ readonly id: string, readonly text: string, readonly isDone: boolean, readonly rank: string }>, readonly comments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly authorId: string, readonly text: string, readonly createdAt: string, readonly editedAt: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } };

export type ActivityQueryVariables = Exact<{
  boardId: string | number;
  cardId?: string | number | null | undefined;
  after?: string | null | undefined;
}>;


export type ActivityQuery = { readonly activity: { readonly edges: ReadonlyArray<{ readonly node: { readonly version: number, readonly at: string, readonly kind: ActivityKind, readonly subjectId: string, readonly title: string, readonly number: number | null, readonly isDeleted: boolean | null, readonly actor: { readonly id: string, readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: ActivityField, readonly from: string | null, readonly to: string | null }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type PurgeTaskMutationVariables = Exact<{
  boardId: string | number;
  id: string | number;
}>;


export type PurgeTaskMutation = { readonly purgeTask: string };

export type CreateTaskMutationVariables = Exact<{
  boardId: string | number;
  input: CreateTaskInput;
}>;


export type CreateTaskMutation = { readonly createTask: { readonly id: string } | null };

export type CopyTaskMutationVariables = Exact<{
  boardId: string | number;
  input: CopyTaskInput;
}>;


export type CopyTaskMutation = { readonly copyTask: { readonly id: string } | null };

export type UpdateTaskMutationVariables = Exact<{
  boardId: string | number;
  input: UpdateTaskInput;
}>;


export type UpdateTaskMutation = { readonly updateTask: { readonly id: string } | null };

export type MoveTaskMutationVariables = Exact<{
  boardId: string | number;
  input: MoveTaskInput;
}>;


export type MoveTaskMutation = { readonly moveTask: { readonly id: string } | null };

export type DeleteTaskMutationVariables = Exact<{
  boardId: string | number;
  input: TaskInput;
}>;


export type DeleteTaskMutation = { readonly deleteTask: string };

export type RestoreTaskMutationVariables = Exact<{
  boardId: string | number;
  input: TaskInput;
}>;


export type RestoreTaskMutation = { readonly restoreTask: { readonly id: string } | null };

export type SetDescriptionMutationVariables = Exact<{
  boardId: string | number;
  input: SetDescriptionInput;
}>;


export type SetDescriptionMutation = { readonly setDescription: { readonly id: string } | null };

export type CreateChecklistItemsMutationVariables = Exact<{
  boardId: string | number;
  input: CreateChecklistItemsInput;
}>;


export type CreateChecklistItemsMutation = { readonly createChecklistItems: { readonly id: string } | null };

export type UpdateChecklistItemMutationVariables = Exact<{
  boardId: string | number;
  input: UpdateChecklistItemInput;
}>;


export type UpdateChecklistItemMutation = { readonly updateChecklistItem: { readonly id: string } | null };

export type MoveChecklistItemMutationVariables = Exact<{
  boardId: string | number;
  input: MoveChecklistItemInput;
}>;


export type MoveChecklistItemMutation = { readonly moveChecklistItem: { readonly id: string } | null };

export type DeleteChecklistItemMutationVariables = Exact<{
  boardId: string | number;
  input: DeleteChecklistItemInput;
}>;


export type DeleteChecklistItemMutation = { readonly deleteChecklistItem: { readonly id: string } | null };

export type CreateCommentMutationVariables = Exact<{
  boardId: string | number;
  input: CreateCommentInput;
}>;


export type CreateCommentMutation = { readonly createComment: { readonly id: string } | null };

export type UpdateCommentMutationVariables = Exact<{
  boardId: string | number;
  input: UpdateCommentInput;
}>;


export type UpdateCommentMutation = { readonly updateComment: { readonly id: string } | null };

export type DeleteCommentMutationVariables = Exact<{
  boardId: string | number;
  input: CommentInput;
}>;


export type DeleteCommentMutation = { readonly deleteComment: { readonly id: string } | null };

export type RestoreCommentMutationVariables = Exact<{
  boardId: string | number;
  input: CommentInput;
}>;


export type RestoreCommentMutation = { readonly restoreComment: { readonly id: string } | null };

export type CreateBoardUserMutationVariables = Exact<{
  boardId: string | number;
  input: CreateBoardUserInput;
}>;


export type CreateBoardUserMutation = { readonly createBoardUser: { readonly id: string } | null };

export type UpdateBoardUserMutationVariables = Exact<{
  boardId: string | number;
  input: UpdateBoardUserInput;
}>;


export type UpdateBoardUserMutation = { readonly updateBoardUser: { readonly id: string } | null };

export type DeleteBoardUserMutationVariables = Exact<{
  boardId: string | number;
  input: DeleteBoardUserInput;
}>;


export type DeleteBoardUserMutation = { readonly deleteBoardUser: string };

export type RestoreBoardUserMutationVariables = Exact<{
  boardId: string | number;
  input: RestoreBoardUserInput;
}>;


export type RestoreBoardUserMutation = { readonly restoreBoardUser: { readonly id: string } | null };

export type CreateColumnMutationVariables = Exact<{
  boardId: string | number;
  input: CreateColumnInput;
}>;


export type CreateColumnMutation = { readonly createColumn: { readonly id: string } | null };

export type UpdateColumnMutationVariables = Exact<{
  boardId: string | number;
  input: UpdateColumnInput;
}>;


export type UpdateColumnMutation = { readonly updateColumn: { readonly id: string } | null };

export type MoveColumnMutationVariables = Exact<{
  boardId: string | number;
  input: MoveColumnInput;
}>;


export type MoveColumnMutation = { readonly moveColumn: { readonly id: string } | null };

export type DeleteColumnMutationVariables = Exact<{
  boardId: string | number;
  input: DeleteColumnInput;
}>;


export type DeleteColumnMutation = { readonly deleteColumn: string };

export type CreateLabelMutationVariables = Exact<{
  boardId: string | number;
  input: CreateLabelInput;
}>;


export type CreateLabelMutation = { readonly createLabel: { readonly id: string } | null };

export type UpdateLabelMutationVariables = Exact<{
  boardId: string | number;
  input: UpdateLabelInput;
}>;


export type UpdateLabelMutation = { readonly updateLabel: { readonly id: string } | null };

export type DeleteLabelMutationVariables = Exact<{
  boardId: string | number;
  input: LabelInput;
}>;


export type DeleteLabelMutation = { readonly deleteLabel: string };

export type Card_TaskFragment = { readonly id: string, readonly number: number | null, readonly title: string, readonly columnId: string, readonly rank: string, readonly assigneeIds: ReadonlyArray<string>, readonly labelIds: ReadonlyArray<string>, readonly dueOn: string | null, readonly doneOn: string | null, readonly hasDescription: boolean, readonly itemCount: number, readonly doneItemCount: number, readonly commentCount: number, readonly textVersion: number } & { ' $fragmentName'?: 'Card_TaskFragment' };

export type BoardQueryVariables = Exact<{
  id: string | number;
}>;


export type BoardQuery = { readonly board: { readonly version: number, readonly name: string, readonly everyone: EveryoneRole | null, readonly archiveDays: number | null, readonly columns: ReadonlyArray<{ readonly id: string, readonly name: string, readonly color: BoardColor | null, readonly marksDone: boolean, readonly rank: string }>, readonly labels: ReadonlyArray<{ readonly id: string, readonly name: string, readonly color: BoardColor }>, readonly tasks: ReadonlyArray<{ ' $fragmentRefs'?: { 'Card_TaskFragment': Card_TaskFragment } }>, readonly users: ReadonlyArray<{ readonly id: string, readonly name: string, readonly accountId: string | null, readonly role: BoardRole | null }> } };

export type BoardEventsSubscriptionVariables = Exact<{
  boardId: string | number;
  since: number;
}>;


export type BoardEventsSubscription = { readonly boardEvents: { readonly version: number, readonly kind: BoardEventKind, readonly changeId: string | null, readonly name: string | null, readonly moveTo: string | null, readonly reason: BoardClosedReason | null, readonly tasks: ReadonlyArray<{ readonly fields: ReadonlyArray<string>, readonly id: string, readonly number: number | null, readonly title: string | null, readonly columnId: string | null, readonly rank: string | null, readonly assigneeIds: ReadonlyArray<string> | null, readonly labelIds: ReadonlyArray<string> | null, readonly dueOn: string | null, readonly doneOn: string | null, readonly hasDescription: boolean | null, readonly itemCount: number | null, readonly doneItemCount: number | null, readonly commentCount: number | null, readonly textVersion: number | null }>, readonly columns: ReadonlyArray<{ readonly fields: ReadonlyArray<string>, readonly id: string, readonly name: string | null, readonly color: BoardColor | null, readonly marksDone: boolean | null, readonly rank: string | null }>, readonly labels: ReadonlyArray<{ readonly fields: ReadonlyArray<string>, readonly id: string, readonly name: string | null, readonly color: BoardColor | null }>, readonly users: ReadonlyArray<{ readonly fields: ReadonlyArray<string>, readonly id: string, readonly name: string | null, readonly accountId: string | null, readonly role: BoardRole | null }>, readonly deleted: { readonly tasks: ReadonlyArray<string>, readonly columns: ReadonlyArray<string>, readonly labels: ReadonlyArray<string>, readonly users: ReadonlyArray<string> } | null } };

export type BoardPresenceSubscriptionVariables = Exact<{
  boardId: string | number;
  participantId: string | number;
  dragging?: string | number | null | undefined;
  editing?: string | number | null | undefined;
}>;


export type BoardPresenceSubscription = { readonly boardPresence: { readonly count: number, readonly participants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly taskId: string | null, readonly editingId: string | null }> } };

export type DeletedTasksQueryVariables = Exact<{
  boardId: string | number;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type DeletedTasksQuery = { readonly deletedTasks: { readonly edges: ReadonlyArray<{ readonly node: { readonly deletedAt: string, readonly task: { ' $fragmentRefs'?: { 'Card_TaskFragment': Card_TaskFragment } } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type BoardsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoardsQuery = { readonly boards: ReadonlyArray<{ readonly id: string, readonly name: string, readonly role: BoardRole, readonly memberCount: number, readonly changedAt: string | null, readonly columns: ReadonlyArray<{ readonly cards: number, readonly column: { readonly id: string, readonly name: string } }> }> };

export type FoundCardIdsQueryVariables = Exact<{
  boardId: string | number;
  text: string;
}>;


export type FoundCardIdsQuery = { readonly foundCardIds: ReadonlyArray<string> };

export type SearchCardsQueryVariables = Exact<{
  text: string;
}>;


export type SearchCardsQuery = { readonly searchCards: ReadonlyArray<{ readonly columnName: string, readonly number: number, readonly title: string, readonly excerpt: string | null, readonly board: { readonly id: string, readonly name: string } }> };

export type MarkCardNoticesReadMutationVariables = Exact<{
  boardId: string | number;
  taskId: string | number;
}>;


export type MarkCardNoticesReadMutation = { readonly markCardNoticesRead: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'UnreadNotices_UserFragment': UnreadNotices_UserFragment } }
  ) };

export type UnreadNotices_UserFragment = { readonly unreadNotices: number } & { ' $fragmentName'?: 'UnreadNotices_UserFragment' };

export type ImportSteps_UserFragment = { readonly username: string } & { ' $fragmentName'?: 'ImportSteps_UserFragment' };

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
}>;


export type StartImportMutation = { readonly startImport: string };

export type ImportCardsMutationVariables = Exact<{
  boardId: string | number;
  input: ImportCardsInput;
}>;


export type ImportCardsMutation = { readonly importCards: number };

export type FinishImportMutationVariables = Exact<{
  boardId: string | number;
}>;


export type FinishImportMutation = { readonly finishImport: { readonly id: string } };

export type CancelImportMutationVariables = Exact<{
  boardId: string | number;
}>;


export type CancelImportMutation = { readonly cancelImport: string };

export type DescriptionsQueryVariables = Exact<{
  boardId: string | number;
  after?: string | null | undefined;
}>;


export type DescriptionsQuery = { readonly descriptions: { readonly edges: ReadonlyArray<{ readonly node: { readonly cardId: string, readonly text: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ChecklistItemsQueryVariables = Exact<{
  boardId: string | number;
  after?: string | null | undefined;
}>;


export type ChecklistItemsQuery = { readonly checklistItems: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly cardId: string, readonly text: string, readonly isDone: boolean, readonly rank: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CommentsQueryVariables = Exact<{
  boardId: string | number;
  after?: string | null | undefined;
}>;


export type CommentsQuery = { readonly comments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly cardId: string, readonly authorId: string, readonly text: string, readonly createdAt: string, readonly editedAt: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type LinkAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkAccountQuery = { readonly me: { readonly id: string, readonly dynamicCodesLeft: number, readonly emailVerified: boolean, readonly exampleLink: string } | null };

export type CreateDynamicCodesMutationVariables = Exact<{
  inputs: ReadonlyArray<CreateDynamicCodeInput> | CreateDynamicCodeInput;
}>;


export type CreateDynamicCodesMutation = { readonly createDynamicCodes: ReadonlyArray<{ readonly dynamicCode: { readonly id: string, readonly payload: string, readonly target: string, readonly state: DynamicCodeState } | null, readonly refusal: { readonly message: string } | null }> };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { readonly sendContactMessage: boolean };

export type SenderQueryVariables = Exact<{ [key: string]: never; }>;


export type SenderQuery = { readonly me: { readonly id: string, readonly username: string, readonly email: string } | null };

export type ConfirmEmail_UserFragment = { readonly id: string, readonly email: string, readonly emailVerified: boolean } & { ' $fragmentName'?: 'ConfirmEmail_UserFragment' };

export type QuietLines_UserFragment = { readonly tokens: number } & { ' $fragmentName'?: 'QuietLines_UserFragment' };

export type CreateDynamicCodeMutationVariables = Exact<{
  input: CreateDynamicCodeInput;
}>;


export type CreateDynamicCodeMutation = { readonly createDynamicCode: { readonly id: string, readonly target: string, readonly payload: string } };

export type ManagedCode_CodeFragment = { readonly __typename: 'DynamicCode', readonly id: string, readonly slug: string, readonly shortUrl: string, readonly payload: string, readonly target: string, readonly passesQuery: boolean, readonly state: DynamicCodeState, readonly pausedText: string | null, readonly disabledReason: string | null, readonly version: number, readonly timeZone: string, readonly createdAt: string, readonly deletedAt: string | null, readonly targets: { readonly edges: ReadonlyArray<{ readonly node: { readonly target: string, readonly version: number, readonly since: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } & { ' $fragmentName'?: 'ManagedCode_CodeFragment' };

export type DynamicCodeQueryVariables = Exact<{
  id: string | number;
}>;


export type DynamicCodeQuery = { readonly dynamicCode: (
    { readonly id: string, readonly counts: { readonly scans: number, readonly previews: number, readonly bots: number } }
    & { ' $fragmentRefs'?: { 'ManagedCode_CodeFragment': ManagedCode_CodeFragment } }
  ) };

export type OlderTargetsQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type OlderTargetsQuery = { readonly dynamicCode: { readonly id: string, readonly targets: { readonly edges: ReadonlyArray<{ readonly node: { readonly target: string, readonly version: number, readonly since: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } };

export type ScanStatisticsQueryVariables = Exact<{
  id: string | number;
  from: string;
  to: string;
  unit: StatisticsUnit;
  firstDay: string;
  lastDay: string;
}>;


export type ScanStatisticsQuery = { readonly dynamicCode: { readonly id: string, readonly byTime: { readonly periods: ReadonlyArray<{ readonly start: string, readonly scans: number }> }, readonly byDay: { readonly devices: ReadonlyArray<{ readonly value: string, readonly scans: number }>, readonly countries: ReadonlyArray<{ readonly value: string, readonly scans: number }> } } };

export type ScanCountsSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type ScanCountsSubscription = { readonly scanCounts: { readonly scans: number, readonly previews: number, readonly bots: number } };

export type UpdateDynamicCodeMutationVariables = Exact<{
  input: UpdateDynamicCodeInput;
}>;


export type UpdateDynamicCodeMutation = { readonly updateDynamicCode: { ' $fragmentRefs'?: { 'ManagedCode_CodeFragment': ManagedCode_CodeFragment } } };

export type PauseDynamicCodeMutationVariables = Exact<{
  id: string | number;
  text: string;
}>;


export type PauseDynamicCodeMutation = { readonly pauseDynamicCode: { ' $fragmentRefs'?: { 'ManagedCode_CodeFragment': ManagedCode_CodeFragment } } };

export type ResumeDynamicCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type ResumeDynamicCodeMutation = { readonly resumeDynamicCode: { ' $fragmentRefs'?: { 'ManagedCode_CodeFragment': ManagedCode_CodeFragment } } };

export type DeleteDynamicCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteDynamicCodeMutation = { readonly deleteDynamicCode: { ' $fragmentRefs'?: { 'ManagedCode_CodeFragment': ManagedCode_CodeFragment } } };

export type RestoreDynamicCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreDynamicCodeMutation = { readonly restoreDynamicCode: { ' $fragmentRefs'?: { 'ManagedCode_CodeFragment': ManagedCode_CodeFragment } } };

export type ListedCode_CodeFragment = { readonly __typename: 'DynamicCode', readonly id: string, readonly shortUrl: string, readonly payload: string, readonly target: string, readonly state: DynamicCodeState, readonly pausedText: string | null, readonly createdAt: string, readonly deletedAt: string | null, readonly recentScans: ReadonlyArray<number>, readonly counts: { readonly scans: number } } & { ' $fragmentName'?: 'ListedCode_CodeFragment' };

export type ListedCodesQueryVariables = Exact<{
  deleted: boolean;
  after?: string | null | undefined;
}>;


export type ListedCodesQuery = { readonly dynamicCodes: { readonly edges: ReadonlyArray<{ readonly node: { ' $fragmentRefs'?: { 'ListedCode_CodeFragment': ListedCode_CodeFragment } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type PauseListedCodeMutationVariables = Exact<{
  id: string | number;
  text: string;
}>;


export type PauseListedCodeMutation = { readonly pauseDynamicCode: { ' $fragmentRefs'?: { 'ListedCode_CodeFragment': ListedCode_CodeFragment } } };

export type ResumeListedCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type ResumeListedCodeMutation = { readonly resumeDynamicCode: { ' $fragmentRefs'?: { 'ListedCode_CodeFragment': ListedCode_CodeFragment } } };

export type DeleteListedCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteListedCodeMutation = { readonly deleteDynamicCode: { ' $fragmentRefs'?: { 'ListedCode_CodeFragment': ListedCode_CodeFragment } } };

export type RestoreListedCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreListedCodeMutation = { readonly restoreDynamicCode: { ' $fragmentRefs'?: { 'ListedCode_CodeFragment': ListedCode_CodeFragment } } };

export type HistoryAccess_UserFragment = { readonly hasPassword: boolean } & { ' $fragmentName'?: 'HistoryAccess_UserFragment' };

export type HistoryKeyDialog_UserFragment = { readonly hasPassword: boolean, readonly email: string, readonly username: string } & { ' $fragmentName'?: 'HistoryKeyDialog_UserFragment' };

export type HistoryKeys_HistoryFragment = { readonly keyId: string | null, readonly count: number, readonly keys: ReadonlyArray<{ readonly method: HistoryKeyMethod, readonly salt: string, readonly rounds: number, readonly ciphertext: string }> } & { ' $fragmentName'?: 'HistoryKeys_HistoryFragment' };

export type HistoryKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type HistoryKeysQuery = { readonly staysLoggedIn: boolean, readonly history: { ' $fragmentRefs'?: { 'HistoryKeys_HistoryFragment': HistoryKeys_HistoryFragment } } };

export type KeepLoggedInMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepLoggedInMutation = { readonly keepLoggedIn: boolean };

export type HasRecentLoginQueryVariables = Exact<{ [key: string]: never; }>;


export type HasRecentLoginQuery = { readonly hasRecentLogin: boolean };

export type CreateHistoryMutationVariables = Exact<{
  input: CreateHistoryInput;
}>;


export type CreateHistoryMutation = { readonly createHistory: { ' $fragmentRefs'?: { 'HistoryKeys_HistoryFragment': HistoryKeys_HistoryFragment } } };

export type ReplaceHistoryKeyMutationVariables = Exact<{
  input: ReplaceHistoryKeyInput;
}>;


export type ReplaceHistoryKeyMutation = { readonly replaceHistoryKey: { ' $fragmentRefs'?: { 'HistoryKeys_HistoryFragment': HistoryKeys_HistoryFragment } } };

export type ResetHistoryMutationVariables = Exact<{
  input: ResetHistoryInput;
}>;


export type ResetHistoryMutation = { readonly resetHistory: { ' $fragmentRefs'?: { 'HistoryKeys_HistoryFragment': HistoryKeys_HistoryFragment } } };

export type EncryptedRecord_RecordFragment = { readonly id: string, readonly version: number, readonly revision: number, readonly ciphertext: string | null, readonly deletedAt: string | null } & { ' $fragmentName'?: 'EncryptedRecord_RecordFragment' };

export type HistoryPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type HistoryPageQuery = { readonly history: { readonly keyId: string | null, readonly revision: number, readonly count: number, readonly records: { readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { ' $fragmentRefs'?: { 'EncryptedRecord_RecordFragment': EncryptedRecord_RecordFragment } } }> } } };

export type HistoryPresetsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type HistoryPresetsQuery = { readonly history: { readonly keyId: string | null, readonly records: { readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { ' $fragmentRefs'?: { 'EncryptedRecord_RecordFragment': EncryptedRecord_RecordFragment } } }> } } };

export type HistoryFoldersQueryVariables = Exact<{
  first: number;
}>;


export type HistoryFoldersQuery = { readonly history: { readonly keyId: string | null, readonly records: { readonly edges: ReadonlyArray<{ readonly node: { ' $fragmentRefs'?: { 'EncryptedRecord_RecordFragment': EncryptedRecord_RecordFragment } } }> } } };

export type DeletedCodesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type DeletedCodesQuery = { readonly history: { readonly keyId: string | null, readonly revision: number, readonly records: { readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { ' $fragmentRefs'?: { 'EncryptedRecord_RecordFragment': EncryptedRecord_RecordFragment } } }> } } };

export type HistoryRecordsByIdQueryVariables = Exact<{
  ids: ReadonlyArray<string | number> | string | number;
  withDeleted?: boolean;
}>;


export type HistoryRecordsByIdQuery = { readonly history: { readonly revision: number, readonly recordsById: ReadonlyArray<{ ' $fragmentRefs'?: { 'EncryptedRecord_RecordFragment': EncryptedRecord_RecordFragment } }> } };

export type HistoryChangesSubscriptionVariables = Exact<{
  since: number;
}>;


export type HistoryChangesSubscription = { readonly historyChanges: { readonly keyId: string | null, readonly revision: number, readonly reset: boolean, readonly records: ReadonlyArray<{ ' $fragmentRefs'?: { 'EncryptedRecord_RecordFragment': EncryptedRecord_RecordFragment } }> } };

export type SaveHistoryRecordsMutationVariables = Exact<{
  input: SaveHistoryRecordsInput;
}>;


export type SaveHistoryRecordsMutation = { readonly saveHistoryRecords: ReadonlyArray<{ readonly id: string, readonly version: number, readonly revision: number }> };

export type DeleteHistoryRecordsMutationVariables = Exact<{
  ids: ReadonlyArray<string | number> | string | number;
}>;


export type DeleteHistoryRecordsMutation = { readonly deleteHistoryRecords: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly deletedAt: string | null }> };

export type EraseHistoryRecordsMutationVariables = Exact<{
  ids: ReadonlyArray<string | number> | string | number;
}>;


export type EraseHistoryRecordsMutation = { readonly eraseHistoryRecords: ReadonlyArray<string> };

export type RestoreHistoryRecordsMutationVariables = Exact<{
  ids: ReadonlyArray<string | number> | string | number;
}>;


export type RestoreHistoryRecordsMutation = { readonly restoreHistoryRecords: ReadonlyArray<{ ' $fragmentRefs'?: { 'EncryptedRecord_RecordFragment': EncryptedRecord_RecordFragment } }> };

export type OwnRank_UserFragment = { readonly onLeaderboard: boolean, readonly points: number } & { ' $fragmentName'?: 'OwnRank_UserFragment' };

export type LeaderboardTable_EntryFragment = { readonly rank: number, readonly username: string, readonly level: number, readonly points: number, readonly isViewer: boolean } & { ' $fragmentName'?: 'LeaderboardTable_EntryFragment' };

export type LeaderboardQueryVariables = Exact<{ [key: string]: never; }>;


export type LeaderboardQuery = { readonly leaderboard: ReadonlyArray<(
    { readonly rank: number, readonly isViewer: boolean }
    & { ' $fragmentRefs'?: { 'LeaderboardTable_EntryFragment': LeaderboardTable_EntryFragment } }
  )> };

export type ReportLinkMutationVariables = Exact<{
  input: ReportLinkInput;
}>;


export type ReportLinkMutation = { readonly reportLink: boolean };

export type HowToEarn_UserFragment = { readonly level: number, readonly points: number, readonly nextLevelAt: number | null } & { ' $fragmentName'?: 'HowToEarn_UserFragment' };

export type LedgerTable_EntryFragment = { readonly id: string, readonly delta: number, readonly reason: TokenReason, readonly reference: string, readonly createdAt: string } & { ' $fragmentName'?: 'LedgerTable_EntryFragment' };

export type LedgerTable_FeatureFragment = { readonly id: Feature, readonly name: string } & { ' $fragmentName'?: 'LedgerTable_FeatureFragment' };

export type Level_UserFragment = (
  { readonly tokens: number, readonly level: number, readonly points: number, readonly nextLevelAt: number | null }
  & { ' $fragmentRefs'?: { 'HowToEarn_UserFragment': HowToEarn_UserFragment } }
) & { ' $fragmentName'?: 'Level_UserFragment' };

export type LedgerQueryVariables = Exact<{ [key: string]: never; }>;


export type LedgerQuery = { readonly me: { readonly id: string, readonly ledger: { readonly edges: ReadonlyArray<{ readonly node: (
          { readonly id: string }
          & { ' $fragmentRefs'?: { 'LedgerTable_EntryFragment': LedgerTable_EntryFragment } }
        ) }> } } | null, readonly catalogue: ReadonlyArray<(
    { readonly id: Feature }
    & { ' $fragmentRefs'?: { 'LedgerTable_FeatureFragment': LedgerTable_FeatureFragment } }
  )> };

export type UnlockMutationVariables = Exact<{
  features: ReadonlyArray<Feature> | Feature;
}>;


export type UnlockMutation = { readonly unlockFeatures: { ' $fragmentRefs'?: { 'UnlockOfferUser_UserFragment': UnlockOfferUser_UserFragment } } };

export type UnlockOfferUser_UserFragment = (
  { readonly id: string, readonly unlocks: ReadonlyArray<{ readonly feature: Feature }> }
  & { ' $fragmentRefs'?: { 'UnlockOffer_UserFragment': UnlockOffer_UserFragment } }
) & { ' $fragmentName'?: 'UnlockOfferUser_UserFragment' };

export type UnlockOfferUserQueryVariables = Exact<{ [key: string]: never; }>;


export type UnlockOfferUserQuery = { readonly me: { ' $fragmentRefs'?: { 'UnlockOfferUser_UserFragment': UnlockOfferUser_UserFragment } } | null };

export type TokenCount_UserFragment = (
  { readonly tokens: number }
  & { ' $fragmentRefs'?: { 'LevelUpNotice_UserFragment': LevelUpNotice_UserFragment } }
) & { ' $fragmentName'?: 'TokenCount_UserFragment' };

export type LevelUpNotice_UserFragment = { readonly level: number } & { ' $fragmentName'?: 'LevelUpNotice_UserFragment' };

export type TokensSection_UserFragment = { readonly tokens: number } & { ' $fragmentName'?: 'TokensSection_UserFragment' };

export type UnlockOffer_UserFragment = (
  { readonly tokens: number, readonly points: number, readonly level: number }
  & { ' $fragmentRefs'?: { 'HowToEarn_UserFragment': HowToEarn_UserFragment } }
) & { ' $fragmentName'?: 'UnlockOffer_UserFragment' };

export type UserMenu_UserFragment = { readonly username: string, readonly level: number, readonly points: number, readonly nextLevelAt: number | null, readonly createdAt: string } & { ' $fragmentName'?: 'UserMenu_UserFragment' };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { readonly logOut: boolean };

export type SendEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailVerificationMutation = { readonly sendEmailVerification: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { readonly requestPasswordReset: boolean };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { readonly me: { readonly id: string, readonly unlocks: ReadonlyArray<{ readonly feature: Feature }> } | null };

export const LevelUpNotice_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelUpNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]} as unknown as DocumentNode<LevelUpNotice_UserFragment, unknown>;
export const TokenCount_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenCount_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelUpNotice_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelUpNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]} as unknown as DocumentNode<TokenCount_UserFragment, unknown>;
export const HowToEarn_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowToEarn_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}}]}}]} as unknown as DocumentNode<HowToEarn_UserFragment, unknown>;
export const UnlockOffer_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnlockOffer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowToEarn_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}}]}}]} as unknown as DocumentNode<UnlockOffer_UserFragment, unknown>;
export const UserMenu_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserMenu_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UserMenu_UserFragment, unknown>;
export const UnreadNotices_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnreadNotices_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}}]} as unknown as DocumentNode<UnreadNotices_UserFragment, unknown>;
export const ImportSteps_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSteps_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]} as unknown as DocumentNode<ImportSteps_UserFragment, unknown>;
export const ConfirmEmail_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}}]} as unknown as DocumentNode<ConfirmEmail_UserFragment, unknown>;
export const VerifyEmail_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifyEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}}]} as unknown as DocumentNode<VerifyEmail_UserFragment, unknown>;
export const QuietLines_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuietLines_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}}]}}]} as unknown as DocumentNode<QuietLines_UserFragment, unknown>;
export const TokensSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokensSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}}]}}]} as unknown as DocumentNode<TokensSection_UserFragment, unknown>;
export const Level_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Level_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowToEarn_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}}]}}]} as unknown as DocumentNode<Level_UserFragment, unknown>;
export const OwnRank_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRank_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<OwnRank_UserFragment, unknown>;
export const UsernameForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsernameForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]} as unknown as DocumentNode<UsernameForm_UserFragment, unknown>;
export const LeaderboardSwitch_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaderboardSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}}]}}]} as unknown as DocumentNode<LeaderboardSwitch_UserFragment, unknown>;
export const NoticeEmailsSwitch_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"noticeEmails"}}]}}]} as unknown as DocumentNode<NoticeEmailsSwitch_UserFragment, unknown>;
export const EmailSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"emailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"noticeEmails"}}]}}]} as unknown as DocumentNode<EmailSection_UserFragment, unknown>;
export const PasswordSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]} as unknown as DocumentNode<PasswordSection_UserFragment, unknown>;
export const NewKey_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewKey_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]} as unknown as DocumentNode<NewKey_UserFragment, unknown>;
export const ApiKeysSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeysSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewKey_user"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewKey_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]} as unknown as DocumentNode<ApiKeysSection_UserFragment, unknown>;
export const DeleteSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<DeleteSection_UserFragment, unknown>;
export const AccountPage_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsernameForm_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeaderboardSwitch_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasswordSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeysSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteSection_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"noticeEmails"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewKey_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsernameForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaderboardSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"emailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeysSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewKey_user"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<AccountPage_UserFragment, unknown>;
export const HistoryAccess_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryAccess_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]} as unknown as DocumentNode<HistoryAccess_UserFragment, unknown>;
export const HistoryKeyDialog_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryKeyDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]} as unknown as DocumentNode<HistoryKeyDialog_UserFragment, unknown>;
export const LinkMaker_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkMaker_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"exampleLink"}}]}}]} as unknown as DocumentNode<LinkMaker_UserFragment, unknown>;
export const JoinAccount_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JoinAccount_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<JoinAccount_UserFragment, unknown>;
export const Me_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Me_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenCount_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnlockOffer_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserMenu_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnreadNotices_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSteps_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmEmail_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerifyEmail_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuietLines_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokensSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Level_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRank_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountPage_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryAccess_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryKeyDialog_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkMaker_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JoinAccount_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelUpNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowToEarn_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsernameForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaderboardSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"noticeEmails"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"emailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewKey_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeysSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewKey_user"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenCount_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelUpNotice_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnlockOffer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserMenu_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnreadNotices_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSteps_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifyEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuietLines_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokensSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Level_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRank_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsernameForm_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeaderboardSwitch_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasswordSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeysSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteSection_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryAccess_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryKeyDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkMaker_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"exampleLink"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JoinAccount_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<Me_UserFragment, unknown>;
export const ApiKeyRow_KeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"boards"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicCodes"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"boardId"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<ApiKeyRow_KeyFragment, unknown>;
export const DeviceRow_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceRow_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<DeviceRow_SessionFragment, unknown>;
export const Card_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Card_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"columnId"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeIds"}},{"kind":"Field","name":{"kind":"Name","value":"labelIds"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasDescription"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}}]}}]} as unknown as DocumentNode<Card_TaskFragment, unknown>;
export const ManagedCode_CodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"passesQuery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ManagedCode_CodeFragment, unknown>;
export const ListedCode_CodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scans"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentScans"}}]}}]} as unknown as DocumentNode<ListedCode_CodeFragment, unknown>;
export const HistoryKeys_HistoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryKeys_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"History"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}}]}}]}}]} as unknown as DocumentNode<HistoryKeys_HistoryFragment, unknown>;
export const EncryptedRecord_RecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncryptedRecord_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<EncryptedRecord_RecordFragment, unknown>;
export const LeaderboardTable_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaderboardTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<LeaderboardTable_EntryFragment, unknown>;
export const LedgerTable_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TokenEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LedgerTable_EntryFragment, unknown>;
export const LedgerTable_FeatureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerTable_feature"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PremiumFeature"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<LedgerTable_FeatureFragment, unknown>;
export const UnlockOfferUser_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnlockOfferUser_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnlockOffer_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowToEarn_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnlockOffer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}}]} as unknown as DocumentNode<UnlockOfferUser_UserFragment, unknown>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Me_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelUpNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenCount_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelUpNotice_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowToEarn_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnlockOffer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserMenu_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnreadNotices_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSteps_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifyEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuietLines_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokensSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Level_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRank_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsernameForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaderboardSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"noticeEmails"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"emailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewKey_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeysSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewKey_user"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsernameForm_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeaderboardSwitch_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasswordSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeysSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteSection_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryAccess_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryKeyDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkMaker_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"exampleLink"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JoinAccount_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Me_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenCount_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnlockOffer_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserMenu_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnreadNotices_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSteps_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmEmail_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerifyEmail_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuietLines_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokensSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Level_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRank_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountPage_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryAccess_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryKeyDialog_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkMaker_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JoinAccount_user"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const WatchMeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchMe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Me_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelUpNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenCount_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelUpNotice_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowToEarn_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnlockOffer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserMenu_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnreadNotices_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSteps_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifyEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuietLines_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokensSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Level_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRank_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsernameForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaderboardSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"noticeEmails"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"emailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewKey_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeysSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewKey_user"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsernameForm_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeaderboardSwitch_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasswordSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeysSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteSection_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryAccess_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryKeyDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkMaker_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"exampleLink"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JoinAccount_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Me_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenCount_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnlockOffer_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserMenu_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnreadNotices_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSteps_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmEmail_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerifyEmail_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuietLines_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokensSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Level_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRank_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountPage_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryAccess_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryKeyDialog_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkMaker_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JoinAccount_user"}}]}}]} as unknown as DocumentNode<WatchMeSubscription, WatchMeSubscriptionVariables>;
export const LostBoardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LostBoards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}}]}}]}}]} as unknown as DocumentNode<LostBoardsQuery, LostBoardsQueryVariables>;
export const OwnLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dynamicCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scans"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<OwnLinksQuery, OwnLinksQueryVariables>;
export const MyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myData"}}]}}]} as unknown as DocumentNode<MyDataQuery, MyDataQueryVariables>;
export const MyAssignmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAssignments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAssignments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"columnId"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<MyAssignmentsQuery, MyAssignmentsQueryVariables>;
export const MyCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<MyCommentsQuery, MyCommentsQueryVariables>;
export const RenameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Rename"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<RenameMutation, RenameMutationVariables>;
export const ShowOnLeaderboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowOnLeaderboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onLeaderboard"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"onLeaderboard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onLeaderboard"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}}]}}]}}]} as unknown as DocumentNode<ShowOnLeaderboardMutation, ShowOnLeaderboardMutationVariables>;
export const SendNoticeEmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendNoticeEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noticeEmails"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"noticeEmails"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noticeEmails"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"noticeEmails"}}]}}]}}]} as unknown as DocumentNode<SendNoticeEmailsMutation, SendNoticeEmailsMutationVariables>;
export const RequestEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailSection_user"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"noticeEmails"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"emailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const ResendEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailSection_user"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"noticeEmails"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"emailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<ResendEmailChangeMutation, ResendEmailChangeMutationVariables>;
export const CancelEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailSection_user"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"noticeEmails"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeEmailsSwitch_user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"emailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CancelEmailChangeMutation, CancelEmailChangeMutationVariables>;
export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceRow_session"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceRow_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const LogOutSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOutSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOutSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<LogOutSessionMutation, LogOutSessionMutationVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"boardId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow_key"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"boards"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicCodes"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"boardId"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const KeyBoardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeyBoards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<KeyBoardsQuery, KeyBoardsQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const LogOutEverywhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOutEverywhere"}}]}}]} as unknown as DocumentNode<LogOutEverywhereMutation, LogOutEverywhereMutationVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const LoginProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginProviders"}}]}}]} as unknown as DocumentNode<LoginProvidersQuery, LoginProvidersQueryVariables>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const LastSeenMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastSeenMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastSeenMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]}}]} as unknown as DocumentNode<LastSeenMembersQuery, LastSeenMembersQueryVariables>;
export const SetMemberRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMemberRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMemberRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMemberRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetMemberRoleMutation, SetMemberRoleMutationVariables>;
export const RemoveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const BoardInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}}]}}]}}]} as unknown as DocumentNode<BoardInvitationsQuery, BoardInvitationsQueryVariables>;
export const CreateInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateInvitationMutation, CreateInvitationMutationVariables>;
export const RevokeInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const InvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"isMember"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InvitationQuery, InvitationQueryVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const MyCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isDone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDone"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"columnName"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<MyCardsQuery, MyCardsQueryVariables>;
export const NoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const MarkNoticesReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNoticesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNoticesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnreadNotices_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnreadNotices_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}}]} as unknown as DocumentNode<MarkNoticesReadMutation, MarkNoticesReadMutationVariables>;
export const BoardCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"inprogress"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<BoardCountsQuery, BoardCountsQueryVariables>;
export const DeletedBoardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedBoards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isDeleted"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]} as unknown as DocumentNode<DeletedBoardsQuery, DeletedBoardsQueryVariables>;
export const CreateBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBoardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateBoardMutation, CreateBoardMutationVariables>;
export const RenameBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RenameBoardMutation, RenameBoardMutationVariables>;
export const DeleteBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}}]}]}}]} as unknown as DocumentNode<DeleteBoardMutation, DeleteBoardMutationVariables>;
export const RestoreBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreBoardMutation, RestoreBoardMutationVariables>;
export const LeaveBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}}]}]}}]} as unknown as DocumentNode<LeaveBoardMutation, LeaveBoardMutationVariables>;
export const CardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Card"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Card_task"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Card_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"columnId"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeIds"}},{"kind":"Field","name":{"kind":"Name","value":"labelIds"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasDescription"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}}]}}]} as unknown as DocumentNode<CardQuery, CardQueryVariables>;
export const CardTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CardTextsQuery, CardTextsQueryVariables>;
export const ActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ActivityQuery, ActivityQueryVariables>;
export const PurgeTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<PurgeTaskMutation, PurgeTaskMutationVariables>;
export const CreateTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateTaskMutation, CreateTaskMutationVariables>;
export const CopyTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CopyTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CopyTaskMutation, CopyTaskMutationVariables>;
export const UpdateTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateTaskMutation, UpdateTaskMutationVariables>;
export const MoveTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveTaskMutation, MoveTaskMutationVariables>;
export const DeleteTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteTaskMutation, DeleteTaskMutationVariables>;
export const RestoreTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreTaskMutation, RestoreTaskMutationVariables>;
export const SetDescriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDescription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDescriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDescription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetDescriptionMutation, SetDescriptionMutationVariables>;
export const CreateChecklistItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChecklistItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChecklistItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChecklistItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateChecklistItemsMutation, CreateChecklistItemsMutationVariables>;
export const UpdateChecklistItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChecklistItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateChecklistItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChecklistItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateChecklistItemMutation, UpdateChecklistItemMutationVariables>;
export const MoveChecklistItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveChecklistItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveChecklistItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveChecklistItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveChecklistItemMutation, MoveChecklistItemMutationVariables>;
export const DeleteChecklistItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteChecklistItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteChecklistItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChecklistItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteChecklistItemMutation, DeleteChecklistItemMutationVariables>;
export const CreateCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateCommentMutation, CreateCommentMutationVariables>;
export const UpdateCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateCommentMutation, UpdateCommentMutationVariables>;
export const DeleteCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const RestoreCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreCommentMutation, RestoreCommentMutationVariables>;
export const CreateBoardUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBoardUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBoardUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBoardUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateBoardUserMutation, CreateBoardUserMutationVariables>;
export const UpdateBoardUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBoardUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBoardUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBoardUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateBoardUserMutation, UpdateBoardUserMutationVariables>;
export const DeleteBoardUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBoardUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteBoardUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBoardUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteBoardUserMutation, DeleteBoardUserMutationVariables>;
export const RestoreBoardUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreBoardUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreBoardUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreBoardUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreBoardUserMutation, RestoreBoardUserMutationVariables>;
export const CreateColumnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateColumn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateColumnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createColumn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateColumnMutation, CreateColumnMutationVariables>;
export const UpdateColumnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateColumn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateColumnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateColumn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateColumnMutation, UpdateColumnMutationVariables>;
export const MoveColumnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveColumn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveColumnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveColumn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveColumnMutation, MoveColumnMutationVariables>;
export const DeleteColumnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteColumn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteColumnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteColumn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteColumnMutation, DeleteColumnMutationVariables>;
export const CreateLabelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLabel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLabelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLabel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateLabelMutation, CreateLabelMutationVariables>;
export const UpdateLabelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLabel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLabelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLabel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateLabelMutation, UpdateLabelMutationVariables>;
export const DeleteLabelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLabel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LabelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLabel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteLabelMutation, DeleteLabelMutationVariables>;
export const BoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Board"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"everyone"}},{"kind":"Field","name":{"kind":"Name","value":"archiveDays"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"marksDone"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Card_task"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Card_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"columnId"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeIds"}},{"kind":"Field","name":{"kind":"Name","value":"labelIds"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasDescription"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}}]}}]} as unknown as DocumentNode<BoardQuery, BoardQueryVariables>;
export const BoardEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BoardEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"columnId"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeIds"}},{"kind":"Field","name":{"kind":"Name","value":"labelIds"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasDescription"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"marksDone"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"users"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moveTo"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<BoardEventsSubscription, BoardEventsSubscriptionVariables>;
export const BoardPresenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BoardPresence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dragging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"editing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardPresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"dragging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dragging"}}},{"kind":"Argument","name":{"kind":"Name","value":"editing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"editing"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"editingId"}}]}}]}}]}}]} as unknown as DocumentNode<BoardPresenceSubscription, BoardPresenceSubscriptionVariables>;
export const DeletedTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Card_task"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Card_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"columnId"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeIds"}},{"kind":"Field","name":{"kind":"Name","value":"labelIds"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasDescription"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}}]}}]} as unknown as DocumentNode<DeletedTasksQuery, DeletedTasksQueryVariables>;
export const BoardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Boards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<BoardsQuery, BoardsQueryVariables>;
export const FoundCardIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundCardIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"foundCardIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}]}}]} as unknown as DocumentNode<FoundCardIdsQuery, FoundCardIdsQueryVariables>;
export const SearchCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"9"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columnName"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}}]}}]} as unknown as DocumentNode<SearchCardsQuery, SearchCardsQueryVariables>;
export const MarkCardNoticesReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkCardNoticesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markCardNoticesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"taskId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnreadNotices_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnreadNotices_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}}]} as unknown as DocumentNode<MarkCardNoticesReadMutation, MarkCardNoticesReadMutationVariables>;
export const StartImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<StartImportMutation, StartImportMutationVariables>;
export const ImportCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportCardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ImportCardsMutation, ImportCardsMutationVariables>;
export const FinishImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<FinishImportMutation, FinishImportMutationVariables>;
export const CancelImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}}]}]}}]} as unknown as DocumentNode<CancelImportMutation, CancelImportMutationVariables>;
export const DescriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Descriptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DescriptionsQuery, DescriptionsQueryVariables>;
export const ChecklistItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChecklistItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checklistItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ChecklistItemsQuery, ChecklistItemsQueryVariables>;
export const CommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Comments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"boardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<CommentsQuery, CommentsQueryVariables>;
export const LinkAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"exampleLink"}}]}}]}}]} as unknown as DocumentNode<LinkAccountQuery, LinkAccountQueryVariables>;
export const CreateDynamicCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDynamicCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inputs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDynamicCodeInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDynamicCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inputs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inputs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dynamicCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateDynamicCodesMutation, CreateDynamicCodesMutationVariables>;
export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const SenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SenderQuery, SenderQueryVariables>;
export const CreateDynamicCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDynamicCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDynamicCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}}]}}]}}]} as unknown as DocumentNode<CreateDynamicCodeMutation, CreateDynamicCodeMutationVariables>;
export const DynamicCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DynamicCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scans"}},{"kind":"Field","name":{"kind":"Name","value":"previews"}},{"kind":"Field","name":{"kind":"Name","value":"bots"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCode_code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"passesQuery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DynamicCodeQuery, DynamicCodeQueryVariables>;
export const OlderTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OlderTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OlderTargetsQuery, OlderTargetsQueryVariables>;
export const ScanStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScanStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StatisticsUnit"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"byTime"},"name":{"kind":"Name","value":"statistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"scans"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"byDay"},"name":{"kind":"Name","value":"statistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"EnumValue","value":"DAY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"scans"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"scans"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ScanStatisticsQuery, ScanStatisticsQueryVariables>;
export const ScanCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ScanCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scanCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scans"}},{"kind":"Field","name":{"kind":"Name","value":"previews"}},{"kind":"Field","name":{"kind":"Name","value":"bots"}}]}}]}}]} as unknown as DocumentNode<ScanCountsSubscription, ScanCountsSubscriptionVariables>;
export const UpdateDynamicCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDynamicCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDynamicCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCode_code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"passesQuery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDynamicCodeMutation, UpdateDynamicCodeMutationVariables>;
export const PauseDynamicCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseDynamicCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseDynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCode_code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"passesQuery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<PauseDynamicCodeMutation, PauseDynamicCodeMutationVariables>;
export const ResumeDynamicCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeDynamicCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeDynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCode_code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"passesQuery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ResumeDynamicCodeMutation, ResumeDynamicCodeMutationVariables>;
export const DeleteDynamicCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDynamicCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCode_code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"passesQuery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteDynamicCodeMutation, DeleteDynamicCodeMutationVariables>;
export const RestoreDynamicCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDynamicCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCode_code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"passesQuery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreDynamicCodeMutation, RestoreDynamicCodeMutationVariables>;
export const ListedCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dynamicCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCode_code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scans"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentScans"}}]}}]} as unknown as DocumentNode<ListedCodesQuery, ListedCodesQueryVariables>;
export const PauseListedCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseListedCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseDynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCode_code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scans"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentScans"}}]}}]} as unknown as DocumentNode<PauseListedCodeMutation, PauseListedCodeMutationVariables>;
export const ResumeListedCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeListedCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeDynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCode_code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scans"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentScans"}}]}}]} as unknown as DocumentNode<ResumeListedCodeMutation, ResumeListedCodeMutationVariables>;
export const DeleteListedCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteListedCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCode_code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scans"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentScans"}}]}}]} as unknown as DocumentNode<DeleteListedCodeMutation, DeleteListedCodeMutationVariables>;
export const RestoreListedCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreListedCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDynamicCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCode_code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCode_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scans"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentScans"}}]}}]} as unknown as DocumentNode<RestoreListedCodeMutation, RestoreListedCodeMutationVariables>;
export const HistoryKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staysLoggedIn"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryKeys_history"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryKeys_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"History"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}}]}}]}}]} as unknown as DocumentNode<HistoryKeysQuery, HistoryKeysQueryVariables>;
export const KeepLoggedInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepLoggedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepLoggedIn"}}]}}]} as unknown as DocumentNode<KeepLoggedInMutation, KeepLoggedInMutationVariables>;
export const HasRecentLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasRecentLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasRecentLogin"}}]}}]} as unknown as DocumentNode<HasRecentLoginQuery, HasRecentLoginQueryVariables>;
export const CreateHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateHistoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryKeys_history"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryKeys_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"History"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}}]}}]}}]} as unknown as DocumentNode<CreateHistoryMutation, CreateHistoryMutationVariables>;
export const ReplaceHistoryKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceHistoryKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplaceHistoryKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceHistoryKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryKeys_history"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryKeys_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"History"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}}]}}]}}]} as unknown as DocumentNode<ReplaceHistoryKeyMutation, ReplaceHistoryKeyMutationVariables>;
export const ResetHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetHistoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryKeys_history"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryKeys_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"History"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}}]}}]}}]} as unknown as DocumentNode<ResetHistoryMutation, ResetHistoryMutationVariables>;
export const HistoryPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncryptedRecord_record"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncryptedRecord_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<HistoryPageQuery, HistoryPageQueryVariables>;
export const HistoryPresetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryPresets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"PRESET"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncryptedRecord_record"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncryptedRecord_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<HistoryPresetsQuery, HistoryPresetsQueryVariables>;
export const HistoryFoldersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryFolders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"FOLDER"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncryptedRecord_record"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncryptedRecord_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<HistoryFoldersQuery, HistoryFoldersQueryVariables>;
export const DeletedCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncryptedRecord_record"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncryptedRecord_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<DeletedCodesQuery, DeletedCodesQueryVariables>;
export const HistoryRecordsByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryRecordsById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withDeleted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"recordsById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"withDeleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDeleted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncryptedRecord_record"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncryptedRecord_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<HistoryRecordsByIdQuery, HistoryRecordsByIdQueryVariables>;
export const HistoryChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"HistoryChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"historyChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reset"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncryptedRecord_record"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncryptedRecord_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<HistoryChangesSubscription, HistoryChangesSubscriptionVariables>;
export const SaveHistoryRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHistoryRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveHistoryRecordsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHistoryRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<SaveHistoryRecordsMutation, SaveHistoryRecordsMutationVariables>;
export const DeleteHistoryRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteHistoryRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteHistoryRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]} as unknown as DocumentNode<DeleteHistoryRecordsMutation, DeleteHistoryRecordsMutationVariables>;
export const EraseHistoryRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseHistoryRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseHistoryRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<EraseHistoryRecordsMutation, EraseHistoryRecordsMutationVariables>;
export const RestoreHistoryRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreHistoryRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreHistoryRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncryptedRecord_record"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncryptedRecord_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"ciphertext"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<RestoreHistoryRecordsMutation, RestoreHistoryRecordsMutationVariables>;
export const LeaderboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Leaderboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaderboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeaderboardTable_entry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaderboardTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<LeaderboardQuery, LeaderboardQueryVariables>;
export const ReportLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportLinkMutation, ReportLinkMutationVariables>;
export const LedgerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerTable_entry"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"catalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerTable_feature"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TokenEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerTable_feature"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PremiumFeature"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<LedgerQuery, LedgerQueryVariables>;
export const UnlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"features"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Feature"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlockFeatures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"features"},"value":{"kind":"Variable","name":{"kind":"Name","value":"features"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnlockOfferUser_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowToEarn_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnlockOffer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnlockOfferUser_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnlockOffer_user"}}]}}]} as unknown as DocumentNode<UnlockMutation, UnlockMutationVariables>;
export const UnlockOfferUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnlockOfferUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnlockOfferUser_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowToEarn_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnlockOffer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToEarn_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnlockOfferUser_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnlockOffer_user"}}]}}]} as unknown as DocumentNode<UnlockOfferUserQuery, UnlockOfferUserQueryVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const SendEmailVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailVerification"}}]}}]} as unknown as DocumentNode<SendEmailVerificationMutation, SendEmailVerificationMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;