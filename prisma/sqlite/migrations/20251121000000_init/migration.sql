-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerifiedAt" DATETIME,
    "tokens" INTEGER NOT NULL DEFAULT 5,
    "points" INTEGER NOT NULL DEFAULT 0,
    "level" INTEGER NOT NULL DEFAULT 0,
    "onLeaderboard" BOOLEAN NOT NULL DEFAULT false,
    "noticeEmails" BOOLEAN NOT NULL DEFAULT true,
    "unsubscribeToken" TEXT NOT NULL,
    "noticesMailedUntil" DATETIME,
    "noticeMailUntil" DATETIME,
    "noticeMailAfter" DATETIME,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Credential" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "passwordHash" TEXT NOT NULL,
    "changedAt" DATETIME NOT NULL,
    "isProved" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Credential_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "publicId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "persistence" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastSeenAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "publicId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "ending" TEXT NOT NULL,
    "boards" TEXT,
    "dynamicCodes" TEXT,
    "images" BOOLEAN NOT NULL,
    "boardId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "lastUsedAt" DATETIME,
    "expiresAt" DATETIME,
    CONSTRAINT "ApiKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Identity" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("issuer", "subject"),
    CONSTRAINT "Identity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MailToken" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "MailToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TokenEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "TokenEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Unlock" (
    "userId" TEXT NOT NULL,
    "feature" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "feature"),
    CONSTRAINT "Unlock_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PointEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "PointEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "userId" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "ContactMessage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "History" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "keyId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "keptSince" INTEGER NOT NULL DEFAULT 0,
    "count" INTEGER NOT NULL DEFAULT 0,
    "deletedCount" INTEGER NOT NULL DEFAULT 0,
    "size" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "History_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "HistoryKey" (
    "userId" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "ciphertext" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "method"),
    CONSTRAINT "HistoryKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "History" ("userId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "HistoryRecord" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'CODE',
    "version" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "ciphertext" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,

    PRIMARY KEY ("userId", "id"),
    CONSTRAINT "HistoryRecord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "History" ("userId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Board" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL DEFAULT '',
    "deletedAt" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 0,
    "changedAt" DATETIME,
    "tasks" INTEGER NOT NULL DEFAULT 0,
    "users" INTEGER NOT NULL DEFAULT 0,
    "cardBytes" INTEGER NOT NULL DEFAULT 0,
    "lastNumber" INTEGER NOT NULL DEFAULT 0,
    "archived" INTEGER NOT NULL DEFAULT 0,
    "textBytes" INTEGER NOT NULL DEFAULT 0,
    "importerId" TEXT
);

-- CreateTable
CREATE TABLE "BoardColumn" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT,
    "marksDone" BOOLEAN NOT NULL DEFAULT false,
    "rank" TEXT NOT NULL,

    PRIMARY KEY ("boardId", "id")
);

-- CreateTable
CREATE TABLE "BoardLabel" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL,

    PRIMARY KEY ("boardId", "id")
);

-- CreateTable
CREATE TABLE "BoardInvitation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "boardId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "maxUses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "inviterId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME
);

-- CreateTable
CREATE TABLE "Task" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "columnId" TEXT NOT NULL,
    "rank" TEXT NOT NULL,
    "labelIds" JSONB NOT NULL DEFAULT '[]',
    "dueOn" TEXT,
    "doneOn" TEXT,
    "hasDescription" BOOLEAN NOT NULL DEFAULT false,
    "itemCount" INTEGER NOT NULL DEFAULT 0,
    "doneItemCount" INTEGER NOT NULL DEFAULT 0,
    "commentCount" INTEGER NOT NULL DEFAULT 0,
    "textVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,

    PRIMARY KEY ("boardId", "id")
);

-- CreateTable
CREATE TABLE "TaskAssignee" (
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("boardId", "taskId", "personId"),
    CONSTRAINT "TaskAssignee_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT "TaskAssignee_boardId_personId_fkey" FOREIGN KEY ("boardId", "personId") REFERENCES "BoardUser" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);

-- CreateTable
CREATE TABLE "TaskText" (
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    PRIMARY KEY ("boardId", "taskId"),
    CONSTRAINT "TaskText_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);

-- CreateTable
CREATE TABLE "TaskItem" (
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "isDone" BOOLEAN NOT NULL,
    "rank" TEXT NOT NULL,

    PRIMARY KEY ("boardId", "taskId", "id"),
    CONSTRAINT "TaskItem_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);

-- CreateTable
CREATE TABLE "TaskComment" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "editedAt" DATETIME,
    "deletedAt" DATETIME,

    PRIMARY KEY ("boardId", "id"),
    CONSTRAINT "TaskComment_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);

-- CreateTable
CREATE TABLE "TaskWords" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "commentId" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    CONSTRAINT "TaskWords_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);

-- CreateTable
CREATE TABLE "BoardUser" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "accountId" TEXT,
    "role" TEXT,
    "lastAccountId" TEXT,
    "lastSeenAt" DATETIME,

    PRIMARY KEY ("boardId", "id")
);

-- CreateTable
CREATE TABLE "BoardEvent" (
    "boardId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "writes" JSONB NOT NULL,
    "bytes" INTEGER NOT NULL,
    "changeId" TEXT,
    "actorId" TEXT,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("boardId", "version")
);

-- CreateTable
CREATE TABLE "BoardKey" (
    "boardId" TEXT NOT NULL,
    "changeId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" TEXT,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("boardId", "changeId")
);

-- CreateTable
CREATE TABLE "BoardActivity" (
    "boardId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "taskId" TEXT,
    "title" TEXT NOT NULL,
    "isDeleted" BOOLEAN,
    "changes" JSONB NOT NULL,
    "actorId" TEXT,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("boardId", "version", "position")
);

-- CreateTable
CREATE TABLE "BoardNotice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "commentId" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "BoardNotice_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);

-- CreateTable
CREATE TABLE "BoardRoster" (
    "boardId" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "participants" JSONB NOT NULL,
    "count" INTEGER NOT NULL,
    "seenAt" DATETIME NOT NULL,

    PRIMARY KEY ("boardId", "server")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL,
    "expire" DATETIME
);

-- CreateTable
CREATE TABLE "Link" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "ownerId" TEXT,
    "target" TEXT NOT NULL,
    "passesQuery" BOOLEAN NOT NULL DEFAULT false,
    "pausedText" TEXT,
    "disabledReason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changeId" TEXT,
    "timeZone" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME
);

-- CreateTable
CREATE TABLE "LinkTarget" (
    "linkId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "target" TEXT NOT NULL,
    "since" DATETIME NOT NULL,

    PRIMARY KEY ("linkId", "version")
);

-- CreateTable
CREATE TABLE "LinkLog" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "version" INTEGER NOT NULL DEFAULT 0
);

-- CreateTable
CREATE TABLE "LinkChange" (
    "version" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "slug" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ScanHour" (
    "linkId" TEXT NOT NULL,
    "hour" INTEGER NOT NULL,
    "scans" INTEGER NOT NULL,

    PRIMARY KEY ("linkId", "hour")
);

-- CreateTable
CREATE TABLE "ScanDay" (
    "linkId" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "phone" INTEGER NOT NULL,
    "tablet" INTEGER NOT NULL,
    "computer" INTEGER NOT NULL,
    "other" INTEGER NOT NULL,
    "previews" INTEGER NOT NULL,
    "bots" INTEGER NOT NULL,

    PRIMARY KEY ("linkId", "day")
);

-- CreateTable
CREATE TABLE "ScanCountry" (
    "linkId" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "country" TEXT NOT NULL,
    "scans" INTEGER NOT NULL,

    PRIMARY KEY ("linkId", "day", "country")
);

-- CreateTable
CREATE TABLE "ScanBatch" (
    "server" TEXT NOT NULL PRIMARY KEY,
    "number" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "LinkReport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_unsubscribeToken_key" ON "User"("unsubscribeToken");

-- CreateIndex
CREATE INDEX "User_onLeaderboard_points_idx" ON "User"("onLeaderboard", "points");

-- CreateIndex
CREATE UNIQUE INDEX "Session_publicId_key" ON "Session"("publicId");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_publicId_key" ON "ApiKey"("publicId");

-- CreateIndex
CREATE INDEX "ApiKey_userId_idx" ON "ApiKey"("userId");

-- CreateIndex
CREATE INDEX "ApiKey_expiresAt_idx" ON "ApiKey"("expiresAt");

-- CreateIndex
CREATE INDEX "Identity_userId_idx" ON "Identity"("userId");

-- CreateIndex
CREATE INDEX "MailToken_userId_idx" ON "MailToken"("userId");

-- CreateIndex
CREATE INDEX "MailToken_expiresAt_idx" ON "MailToken"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "TokenEntry_userId_reason_reference_key" ON "TokenEntry"("userId", "reason", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "PointEntry_userId_reason_reference_key" ON "PointEntry"("userId", "reason", "reference");

-- CreateIndex
CREATE INDEX "ContactMessage_createdAt_idx" ON "ContactMessage"("createdAt");

-- CreateIndex
CREATE INDEX "ContactMessage_userId_idx" ON "ContactMessage"("userId");

-- CreateIndex
CREATE INDEX "HistoryRecord_userId_kind_createdAt_id_idx" ON "HistoryRecord"("userId", "kind", "createdAt", "id");

-- CreateIndex
CREATE INDEX "HistoryRecord_userId_revision_idx" ON "HistoryRecord"("userId", "revision");

-- CreateIndex
CREATE INDEX "HistoryRecord_userId_deletedAt_id_idx" ON "HistoryRecord"("userId", "deletedAt", "id");

-- CreateIndex
CREATE INDEX "Board_deletedAt_idx" ON "Board"("deletedAt");

-- CreateIndex
CREATE INDEX "Board_importerId_idx" ON "Board"("importerId");

-- CreateIndex
CREATE UNIQUE INDEX "BoardInvitation_hash_key" ON "BoardInvitation"("hash");

-- CreateIndex
CREATE INDEX "BoardInvitation_boardId_createdAt_idx" ON "BoardInvitation"("boardId", "createdAt");

-- CreateIndex
CREATE INDEX "BoardInvitation_expiresAt_idx" ON "BoardInvitation"("expiresAt");

-- CreateIndex
CREATE INDEX "Task_boardId_deletedAt_id_idx" ON "Task"("boardId", "deletedAt", "id");

-- CreateIndex
CREATE INDEX "Task_boardId_deletedAt_columnId_idx" ON "Task"("boardId", "deletedAt", "columnId");

-- CreateIndex
CREATE INDEX "Task_deletedAt_idx" ON "Task"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Task_boardId_number_key" ON "Task"("boardId", "number");

-- CreateIndex
CREATE INDEX "TaskAssignee_boardId_personId_taskId_idx" ON "TaskAssignee"("boardId", "personId", "taskId");

-- CreateIndex
CREATE INDEX "TaskComment_boardId_taskId_createdAt_id_idx" ON "TaskComment"("boardId", "taskId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "TaskComment_boardId_authorId_id_idx" ON "TaskComment"("boardId", "authorId", "id");

-- CreateIndex
CREATE INDEX "TaskComment_deletedAt_idx" ON "TaskComment"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "TaskWords_boardId_taskId_commentId_key" ON "TaskWords"("boardId", "taskId", "commentId");

-- CreateIndex
CREATE UNIQUE INDEX "BoardUser_accountId_boardId_key" ON "BoardUser"("accountId", "boardId");

-- CreateIndex
CREATE INDEX "BoardKey_createdAt_idx" ON "BoardKey"("createdAt");

-- CreateIndex
CREATE INDEX "BoardActivity_boardId_taskId_version_idx" ON "BoardActivity"("boardId", "taskId", "version");

-- CreateIndex
CREATE INDEX "BoardActivity_createdAt_idx" ON "BoardActivity"("createdAt");

-- CreateIndex
CREATE INDEX "BoardNotice_accountId_createdAt_id_idx" ON "BoardNotice"("accountId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "BoardNotice_boardId_taskId_idx" ON "BoardNotice"("boardId", "taskId");

-- CreateIndex
CREATE INDEX "BoardNotice_createdAt_idx" ON "BoardNotice"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "BoardNotice_accountId_boardId_taskId_kind_commentId_key" ON "BoardNotice"("accountId", "boardId", "taskId", "kind", "commentId");

-- CreateIndex
CREATE INDEX "BoardRoster_seenAt_idx" ON "BoardRoster"("seenAt");

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "Link_slug_key" ON "Link"("slug");

-- CreateIndex
CREATE INDEX "Link_ownerId_createdAt_id_idx" ON "Link"("ownerId", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Link_ownerId_changeId_key" ON "Link"("ownerId", "changeId");

-- CreateIndex
CREATE INDEX "LinkChange_createdAt_idx" ON "LinkChange"("createdAt");

-- CreateIndex
CREATE INDEX "ScanHour_hour_idx" ON "ScanHour"("hour");

-- CreateIndex
CREATE INDEX "ScanBatch_createdAt_idx" ON "ScanBatch"("createdAt");

-- CreateIndex
CREATE INDEX "LinkReport_createdAt_idx" ON "LinkReport"("createdAt");

-- The full-text index of "TaskWords". Its words have only letters, digits and "_", so that no tokenizer changes them.
CREATE VIRTUAL TABLE "TaskWordsIndex" USING fts5("words", "boardId" UNINDEXED, "taskId" UNINDEXED, "commentId" UNINDEXED, content = 'TaskWords', content_rowid = 'id', detail = none, columnsize = 0, tokenize = "ascii tokenchars '_'");
INSERT INTO "TaskWordsIndex" ("TaskWordsIndex", "rank") VALUES ('secure-delete', 1);
CREATE TRIGGER "TaskWords_insert" AFTER INSERT ON "TaskWords" BEGIN
    INSERT INTO "TaskWordsIndex" ("rowid", "words") VALUES (new."id", new."words");
END;
CREATE TRIGGER "TaskWords_delete" AFTER DELETE ON "TaskWords" BEGIN
    INSERT INTO "TaskWordsIndex" ("TaskWordsIndex", "rowid", "words") VALUES ('delete', old."id", old."words");
END;
CREATE TRIGGER "TaskWords_update" AFTER UPDATE OF "words" ON "TaskWords" BEGIN
    INSERT INTO "TaskWordsIndex" ("TaskWordsIndex", "rowid", "words") VALUES ('delete', old."id", old."words");
    INSERT INTO "TaskWordsIndex" ("rowid", "words") VALUES (new."id", new."words");
END;

-- The open board, and the log of dynamic codes.
INSERT INTO "Board" ("id", "version") VALUES ('board', 0);
INSERT INTO "LinkLog" ("id", "version") VALUES ('links', 0);
