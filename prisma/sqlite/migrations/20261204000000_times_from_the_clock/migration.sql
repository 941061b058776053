-- The server states each time by its clock. SQLite drops a default by rebuilding the table.
-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_BoardEvent" (
    "version" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "changeId" TEXT,
    "createdAt" DATETIME NOT NULL
);
INSERT INTO "new_BoardEvent" ("changeId", "createdAt", "kind", "payload", "version") SELECT "changeId", "createdAt", "kind", "payload", "version" FROM "BoardEvent";
DROP TABLE "BoardEvent";
ALTER TABLE "new_BoardEvent" RENAME TO "BoardEvent";
CREATE UNIQUE INDEX "BoardEvent_changeId_key" ON "BoardEvent"("changeId");
CREATE TABLE "new_BoardUser" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);
INSERT INTO "new_BoardUser" ("createdAt", "id", "name") SELECT "createdAt", "id", "name" FROM "BoardUser";
DROP TABLE "BoardUser";
ALTER TABLE "new_BoardUser" RENAME TO "BoardUser";
CREATE TABLE "new_ContactMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "userId" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "ContactMessage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_ContactMessage" ("createdAt", "email", "id", "message", "name", "topic", "userId") SELECT "createdAt", "email", "id", "message", "name", "topic", "userId" FROM "ContactMessage";
DROP TABLE "ContactMessage";
ALTER TABLE "new_ContactMessage" RENAME TO "ContactMessage";
CREATE INDEX "ContactMessage_createdAt_idx" ON "ContactMessage"("createdAt");
CREATE INDEX "ContactMessage_userId_idx" ON "ContactMessage"("userId");
CREATE TABLE "new_Credential" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "passwordHash" TEXT NOT NULL,
    "changedAt" DATETIME NOT NULL,
    "isProved" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Credential_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Credential" ("changedAt", "isProved", "passwordHash", "userId") SELECT "changedAt", "isProved", "passwordHash", "userId" FROM "Credential";
DROP TABLE "Credential";
ALTER TABLE "new_Credential" RENAME TO "Credential";
CREATE TABLE "new_History" (
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
INSERT INTO "new_History" ("count", "createdAt", "deletedCount", "keptSince", "keyId", "revision", "size", "userId") SELECT "count", "createdAt", "deletedCount", "keptSince", "keyId", "revision", "size", "userId" FROM "History";
DROP TABLE "History";
ALTER TABLE "new_History" RENAME TO "History";
CREATE TABLE "new_HistoryKey" (
    "userId" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "ciphertext" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "method"),
    CONSTRAINT "HistoryKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "History" ("userId") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_HistoryKey" ("ciphertext", "createdAt", "method", "rounds", "salt", "userId") SELECT "ciphertext", "createdAt", "method", "rounds", "salt", "userId" FROM "HistoryKey";
DROP TABLE "HistoryKey";
ALTER TABLE "new_HistoryKey" RENAME TO "HistoryKey";
CREATE TABLE "new_HistoryRecord" (
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
INSERT INTO "new_HistoryRecord" ("ciphertext", "createdAt", "deletedAt", "id", "kind", "revision", "size", "userId", "version") SELECT "ciphertext", "createdAt", "deletedAt", "id", "kind", "revision", "size", "userId", "version" FROM "HistoryRecord";
DROP TABLE "HistoryRecord";
ALTER TABLE "new_HistoryRecord" RENAME TO "HistoryRecord";
CREATE INDEX "HistoryRecord_userId_kind_createdAt_id_idx" ON "HistoryRecord"("userId", "kind", "createdAt", "id");
CREATE INDEX "HistoryRecord_userId_revision_idx" ON "HistoryRecord"("userId", "revision");
CREATE INDEX "HistoryRecord_userId_deletedAt_id_idx" ON "HistoryRecord"("userId", "deletedAt", "id");
CREATE TABLE "new_Identity" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("issuer", "subject"),
    CONSTRAINT "Identity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Identity" ("createdAt", "issuer", "subject", "userId") SELECT "createdAt", "issuer", "subject", "userId" FROM "Identity";
DROP TABLE "Identity";
ALTER TABLE "new_Identity" RENAME TO "Identity";
CREATE INDEX "Identity_userId_idx" ON "Identity"("userId");
CREATE TABLE "new_MailToken" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "MailToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_MailToken" ("createdAt", "email", "expiresAt", "hash", "purpose", "userId") SELECT "createdAt", "email", "expiresAt", "hash", "purpose", "userId" FROM "MailToken";
DROP TABLE "MailToken";
ALTER TABLE "new_MailToken" RENAME TO "MailToken";
CREATE INDEX "MailToken_userId_idx" ON "MailToken"("userId");
CREATE INDEX "MailToken_expiresAt_idx" ON "MailToken"("expiresAt");
CREATE TABLE "new_PointEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "PointEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_PointEntry" ("createdAt", "id", "points", "reason", "reference", "userId") SELECT "createdAt", "id", "points", "reason", "reference", "userId" FROM "PointEntry";
DROP TABLE "PointEntry";
ALTER TABLE "new_PointEntry" RENAME TO "PointEntry";
CREATE UNIQUE INDEX "PointEntry_userId_reason_reference_key" ON "PointEntry"("userId", "reason", "reference");
CREATE TABLE "new_Session" (
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
INSERT INTO "new_Session" ("createdAt", "device", "expiresAt", "id", "lastSeenAt", "persistence", "publicId", "userId") SELECT "createdAt", "device", "expiresAt", "id", "lastSeenAt", "persistence", "publicId", "userId" FROM "Session";
DROP TABLE "Session";
ALTER TABLE "new_Session" RENAME TO "Session";
CREATE UNIQUE INDEX "Session_publicId_key" ON "Session"("publicId");
CREATE INDEX "Session_userId_idx" ON "Session"("userId");
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");
CREATE TABLE "new_Task" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "column" TEXT NOT NULL,
    "rank" TEXT NOT NULL,
    "assigneeId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    CONSTRAINT "Task_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "BoardUser" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Task" ("assigneeId", "column", "createdAt", "deletedAt", "id", "rank", "title") SELECT "assigneeId", "column", "createdAt", "deletedAt", "id", "rank", "title" FROM "Task";
DROP TABLE "Task";
ALTER TABLE "new_Task" RENAME TO "Task";
CREATE INDEX "Task_column_deletedAt_rank_idx" ON "Task"("column", "deletedAt", "rank");
CREATE INDEX "Task_deletedAt_id_idx" ON "Task"("deletedAt", "id");
CREATE INDEX "Task_assigneeId_idx" ON "Task"("assigneeId");
CREATE TABLE "new_TokenEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "TokenEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_TokenEntry" ("createdAt", "delta", "id", "reason", "reference", "userId") SELECT "createdAt", "delta", "id", "reason", "reference", "userId" FROM "TokenEntry";
DROP TABLE "TokenEntry";
ALTER TABLE "new_TokenEntry" RENAME TO "TokenEntry";
CREATE UNIQUE INDEX "TokenEntry_userId_reason_reference_key" ON "TokenEntry"("userId", "reason", "reference");
CREATE TABLE "new_Unlock" (
    "userId" TEXT NOT NULL,
    "feature" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "feature"),
    CONSTRAINT "Unlock_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Unlock" ("createdAt", "feature", "userId") SELECT "createdAt", "feature", "userId" FROM "Unlock";
DROP TABLE "Unlock";
ALTER TABLE "new_Unlock" RENAME TO "Unlock";
CREATE TABLE "new_User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerifiedAt" DATETIME,
    "tokens" INTEGER NOT NULL DEFAULT 5,
    "points" INTEGER NOT NULL DEFAULT 0,
    "level" INTEGER NOT NULL DEFAULT 0,
    "onLeaderboard" BOOLEAN NOT NULL DEFAULT false,
    "wantsDynamicCodes" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL
);
INSERT INTO "new_User" ("createdAt", "email", "emailVerifiedAt", "id", "level", "onLeaderboard", "points", "tokens", "username", "wantsDynamicCodes") SELECT "createdAt", "email", "emailVerifiedAt", "id", "level", "onLeaderboard", "points", "tokens", "username", "wantsDynamicCodes" FROM "User";
DROP TABLE "User";
ALTER TABLE "new_User" RENAME TO "User";
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
CREATE INDEX "User_onLeaderboard_points_idx" ON "User"("onLeaderboard", "points");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
