ALTER TYPE "BoardEventKind" ADD VALUE 'BOARD_CHANGED';
CREATE TYPE "BoardRole" AS ENUM ('viewer', 'editor', 'owner');
ALTER TABLE "Board" ADD COLUMN "name" TEXT NOT NULL DEFAULT '', ADD COLUMN "deletedAt" TIMESTAMP(3),
  ADD COLUMN "changedAt" TIMESTAMP(3);
CREATE INDEX "Board_deletedAt_idx" ON "Board"("deletedAt");
ALTER TABLE "BoardUser" ADD COLUMN "accountId" TEXT, ADD COLUMN "role" "BoardRole",
  ADD COLUMN "lastAccountId" TEXT, ADD COLUMN "lastSeenAt" TIMESTAMP(3);
CREATE UNIQUE INDEX "BoardUser_accountId_boardId_key" ON "BoardUser"("accountId", "boardId");
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
CREATE UNIQUE INDEX "BoardInvitation_hash_key" ON "BoardInvitation"("hash");
CREATE INDEX "BoardInvitation_boardId_createdAt_idx" ON "BoardInvitation"("boardId", "createdAt");
CREATE INDEX "BoardInvitation_expiresAt_idx" ON "BoardInvitation"("expiresAt");
