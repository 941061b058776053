ALTER TABLE "Board" ADD COLUMN "name" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Board" ADD COLUMN "deletedAt" DATETIME;
ALTER TABLE "Board" ADD COLUMN "changedAt" DATETIME;
CREATE INDEX "Board_deletedAt_idx" ON "Board"("deletedAt");
ALTER TABLE "BoardUser" ADD COLUMN "accountId" TEXT;
ALTER TABLE "BoardUser" ADD COLUMN "role" TEXT;
ALTER TABLE "BoardUser" ADD COLUMN "lastAccountId" TEXT;
ALTER TABLE "BoardUser" ADD COLUMN "lastSeenAt" DATETIME;
CREATE UNIQUE INDEX "BoardUser_accountId_boardId_key" ON "BoardUser"("accountId", "boardId");
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
CREATE UNIQUE INDEX "BoardInvitation_hash_key" ON "BoardInvitation"("hash");
CREATE INDEX "BoardInvitation_boardId_createdAt_idx" ON "BoardInvitation"("boardId", "createdAt");
CREATE INDEX "BoardInvitation_expiresAt_idx" ON "BoardInvitation"("expiresAt");
