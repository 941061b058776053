-- CreateEnum
CREATE TYPE "Persistence" AS ENUM ('LOCAL', 'SESSION', 'MEMORY');

-- CreateEnum
CREATE TYPE "KeyAccess" AS ENUM ('READ', 'WRITE');

-- CreateEnum
CREATE TYPE "MailPurpose" AS ENUM ('VERIFY_EMAIL', 'RESET_PASSWORD');

-- CreateEnum
CREATE TYPE "TokenReason" AS ENUM ('SIGN_UP', 'LEVEL', 'UNLOCK');

-- CreateEnum
CREATE TYPE "Feature" AS ENUM ('VCARD', 'WIFI', 'SMS', 'PHONE', 'LOGO', 'GRADIENTS', 'BACKGROUND');

-- CreateEnum
CREATE TYPE "PointReason" AS ENUM ('VISIT', 'UNLOCK');

-- CreateEnum
CREATE TYPE "ContactTopic" AS ENUM ('QUESTION', 'PROBLEM', 'IDEA', 'PRIVACY', 'OTHER');

-- CreateEnum
CREATE TYPE "HistoryKeyMethod" AS ENUM ('PASSWORD', 'PASSPHRASE', 'RECOVERY');

-- CreateEnum
CREATE TYPE "HistoryRecordKind" AS ENUM ('CODE', 'PRESET', 'IMAGE', 'RUN', 'FOLDER');

-- CreateEnum
CREATE TYPE "BoardRole" AS ENUM ('viewer', 'editor', 'owner');

-- CreateEnum
CREATE TYPE "BoardActivityKind" AS ENUM ('TASK_CREATED', 'TASK_UPDATED', 'TASK_MOVED', 'TASK_DELETED', 'TASK_RESTORED', 'TASK_PURGED', 'BOARD_USER_CREATED', 'BOARD_USER_UPDATED', 'BOARD_USER_DELETED', 'COLUMN_CHANGED', 'COLUMN_DELETED', 'LABEL_CHANGED', 'LABEL_DELETED', 'BOARD_CHANGED');

-- CreateEnum
CREATE TYPE "BoardNoticeKind" AS ENUM ('ASSIGNED', 'MENTIONED');

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerifiedAt" TIMESTAMP(3),
    "tokens" INTEGER NOT NULL DEFAULT 5,
    "points" INTEGER NOT NULL DEFAULT 0,
    "level" INTEGER NOT NULL DEFAULT 0,
    "onLeaderboard" BOOLEAN NOT NULL DEFAULT false,
    "noticeEmails" BOOLEAN NOT NULL DEFAULT true,
    "unsubscribeToken" TEXT NOT NULL,
    "noticesMailedUntil" TIMESTAMP(3),
    "noticeMailUntil" TIMESTAMP(3),
    "noticeMailAfter" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Credential" (
    "userId" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,
    "isProved" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Credential_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "publicId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "persistence" "Persistence" NOT NULL,
    "device" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastSeenAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" TEXT NOT NULL,
    "publicId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "ending" TEXT NOT NULL,
    "boards" "KeyAccess",
    "dynamicCodes" "KeyAccess",
    "images" BOOLEAN NOT NULL,
    "boardId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastUsedAt" TIMESTAMP(3),
    "expiresAt" TIMESTAMP(3),

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Identity" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Identity_pkey" PRIMARY KEY ("issuer","subject")
);

-- CreateTable
CREATE TABLE "MailToken" (
    "hash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "purpose" "MailPurpose" NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MailToken_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "TokenEntry" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" "TokenReason" NOT NULL,
    "reference" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TokenEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Unlock" (
    "userId" TEXT NOT NULL,
    "feature" "Feature" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Unlock_pkey" PRIMARY KEY ("userId","feature")
);

-- CreateTable
CREATE TABLE "PointEntry" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "reason" "PointReason" NOT NULL,
    "reference" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PointEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "topic" "ContactTopic" NOT NULL,
    "message" TEXT NOT NULL,
    "userId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ContactMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "History" (
    "userId" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "keptSince" INTEGER NOT NULL DEFAULT 0,
    "count" INTEGER NOT NULL DEFAULT 0,
    "deletedCount" INTEGER NOT NULL DEFAULT 0,
    "size" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "History_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "HistoryKey" (
    "userId" TEXT NOT NULL,
    "method" "HistoryKeyMethod" NOT NULL,
    "salt" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "ciphertext" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "HistoryKey_pkey" PRIMARY KEY ("userId","method")
);

-- CreateTable
CREATE TABLE "HistoryRecord" (
    "userId" TEXT NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" "HistoryRecordKind" NOT NULL DEFAULT 'CODE',
    "version" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "ciphertext" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "HistoryRecord_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Board" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "deletedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 0,
    "changedAt" TIMESTAMP(3),
    "tasks" INTEGER NOT NULL DEFAULT 0,
    "users" INTEGER NOT NULL DEFAULT 0,
    "cardBytes" INTEGER NOT NULL DEFAULT 0,
    "lastNumber" INTEGER NOT NULL DEFAULT 0,
    "archived" INTEGER NOT NULL DEFAULT 0,
    "textBytes" INTEGER NOT NULL DEFAULT 0,
    "importerId" TEXT,

    CONSTRAINT "Board_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BoardColumn" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT,
    "marksDone" BOOLEAN NOT NULL DEFAULT false,
    "rank" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "BoardColumn_pkey" PRIMARY KEY ("boardId","id")
);

-- CreateTable
CREATE TABLE "BoardLabel" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL,

    CONSTRAINT "BoardLabel_pkey" PRIMARY KEY ("boardId","id")
);

-- CreateTable
CREATE TABLE "BoardInvitation" (
    "id" TEXT NOT NULL,
    "boardId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "role" "BoardRole" NOT NULL,
    "maxUses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "inviterId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "BoardInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Task" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "columnId" TEXT NOT NULL,
    "rank" TEXT COLLATE "C" NOT NULL,
    "labelIds" JSONB NOT NULL DEFAULT '[]',
    "dueOn" TEXT,
    "doneOn" TEXT,
    "hasDescription" BOOLEAN NOT NULL DEFAULT false,
    "itemCount" INTEGER NOT NULL DEFAULT 0,
    "doneItemCount" INTEGER NOT NULL DEFAULT 0,
    "commentCount" INTEGER NOT NULL DEFAULT 0,
    "textVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "Task_pkey" PRIMARY KEY ("boardId","id")
);

-- CreateTable
CREATE TABLE "TaskAssignee" (
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "TaskAssignee_pkey" PRIMARY KEY ("boardId","taskId","personId")
);

-- CreateTable
CREATE TABLE "TaskText" (
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "TaskText_pkey" PRIMARY KEY ("boardId","taskId")
);

-- CreateTable
CREATE TABLE "TaskItem" (
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "isDone" BOOLEAN NOT NULL,
    "rank" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "TaskItem_pkey" PRIMARY KEY ("boardId","taskId","id")
);

-- CreateTable
CREATE TABLE "TaskComment" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "editedAt" TIMESTAMP(3),
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "TaskComment_pkey" PRIMARY KEY ("boardId","id")
);

-- CreateTable
CREATE TABLE "TaskWords" (
    "id" SERIAL NOT NULL,
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "commentId" TEXT NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "TaskWords_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BoardUser" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "accountId" TEXT,
    "role" "BoardRole",
    "lastAccountId" TEXT,
    "lastSeenAt" TIMESTAMP(3),

    CONSTRAINT "BoardUser_pkey" PRIMARY KEY ("boardId","id")
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
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BoardEvent_pkey" PRIMARY KEY ("boardId","version")
);

-- CreateTable
CREATE TABLE "BoardKey" (
    "boardId" TEXT NOT NULL,
    "changeId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BoardKey_pkey" PRIMARY KEY ("boardId","changeId")
);

-- CreateTable
CREATE TABLE "BoardActivity" (
    "boardId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "BoardActivityKind" NOT NULL,
    "subjectId" TEXT NOT NULL,
    "taskId" TEXT,
    "title" TEXT NOT NULL,
    "isDeleted" BOOLEAN,
    "changes" JSONB NOT NULL,
    "actorId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BoardActivity_pkey" PRIMARY KEY ("boardId","version","position")
);

-- CreateTable
CREATE TABLE "BoardNotice" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "kind" "BoardNoticeKind" NOT NULL,
    "commentId" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "readAt" TIMESTAMP(3),

    CONSTRAINT "BoardNotice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BoardRoster" (
    "boardId" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "participants" JSONB NOT NULL,
    "count" INTEGER NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BoardRoster_pkey" PRIMARY KEY ("boardId","server")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMP(3),

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Link" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "ownerId" TEXT,
    "target" TEXT NOT NULL,
    "passesQuery" BOOLEAN NOT NULL DEFAULT false,
    "pausedText" TEXT,
    "disabledReason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changeId" TEXT,
    "timeZone" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "Link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LinkTarget" (
    "linkId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "target" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LinkTarget_pkey" PRIMARY KEY ("linkId","version")
);

-- CreateTable
CREATE TABLE "LinkLog" (
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "LinkLog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LinkChange" (
    "version" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LinkChange_pkey" PRIMARY KEY ("version")
);

-- CreateTable
CREATE TABLE "ScanHour" (
    "linkId" TEXT NOT NULL,
    "hour" INTEGER NOT NULL,
    "scans" INTEGER NOT NULL,

    CONSTRAINT "ScanHour_pkey" PRIMARY KEY ("linkId","hour")
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

    CONSTRAINT "ScanDay_pkey" PRIMARY KEY ("linkId","day")
);

-- CreateTable
CREATE TABLE "ScanCountry" (
    "linkId" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "country" TEXT NOT NULL,
    "scans" INTEGER NOT NULL,

    CONSTRAINT "ScanCountry_pkey" PRIMARY KEY ("linkId","day","country")
);

-- CreateTable
CREATE TABLE "ScanBatch" (
    "server" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ScanBatch_pkey" PRIMARY KEY ("server")
);

-- CreateTable
CREATE TABLE "LinkReport" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LinkReport_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "Credential" ADD CONSTRAINT "Credential_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Identity" ADD CONSTRAINT "Identity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailToken" ADD CONSTRAINT "MailToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TokenEntry" ADD CONSTRAINT "TokenEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Unlock" ADD CONSTRAINT "Unlock_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointEntry" ADD CONSTRAINT "PointEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactMessage" ADD CONSTRAINT "ContactMessage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "History" ADD CONSTRAINT "History_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistoryKey" ADD CONSTRAINT "HistoryKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "History"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistoryRecord" ADD CONSTRAINT "HistoryRecord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "History"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskAssignee" ADD CONSTRAINT "TaskAssignee_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task"("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "TaskAssignee" ADD CONSTRAINT "TaskAssignee_boardId_personId_fkey" FOREIGN KEY ("boardId", "personId") REFERENCES "BoardUser"("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "TaskText" ADD CONSTRAINT "TaskText_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task"("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "TaskItem" ADD CONSTRAINT "TaskItem_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task"("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "TaskComment" ADD CONSTRAINT "TaskComment_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task"("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "TaskWords" ADD CONSTRAINT "TaskWords_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task"("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "BoardNotice" ADD CONSTRAINT "BoardNotice_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task"("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- The full-text index of "TaskWords", and a function that reads it with a query of SQLite's FTS5. Without the setting,
-- Postgres reads the whole table for a frequent word.
CREATE INDEX "TaskWords_words_idx" ON "TaskWords" USING GIN (array_to_tsvector(string_to_array("words", ' '))) WITH (fastupdate = off);
CREATE FUNCTION "TaskWordsIndex"("query" TEXT) RETURNS TABLE ("rowid" INTEGER, "boardId" TEXT, "taskId" TEXT, "commentId" TEXT)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
    SELECT "id", "boardId", "taskId", "commentId" FROM "TaskWords"
    WHERE array_to_tsvector(string_to_array("words", ' ')) @@ replace(replace(replace("query", ' AND ', ' & '), ' OR ', ' | '), '*', ':*')::tsquery
$$;

-- The open board, and the log of dynamic codes.
INSERT INTO "Board" ("id", "version") VALUES ('board', 0);
INSERT INTO "LinkLog" ("id", "version") VALUES ('links', 0);
