-- CreateEnum
CREATE TYPE "HistoryKeyMethod" AS ENUM ('PASSWORD', 'PASSPHRASE', 'RECOVERY');

-- CreateTable
CREATE TABLE "History" (
    "userId" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "keptSince" INTEGER NOT NULL DEFAULT 0,
    "count" INTEGER NOT NULL DEFAULT 0,
    "deletedCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "History_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "HistoryKey" (
    "userId" TEXT NOT NULL,
    "method" "HistoryKeyMethod" NOT NULL,
    "salt" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HistoryKey_pkey" PRIMARY KEY ("userId","method")
);

-- CreateTable
CREATE TABLE "HistoryRecord" (
    "userId" TEXT NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "HistoryRecord_pkey" PRIMARY KEY ("userId","id")
);

-- CreateIndex
CREATE INDEX "HistoryRecord_userId_createdAt_id_idx" ON "HistoryRecord"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "HistoryRecord_userId_revision_idx" ON "HistoryRecord"("userId", "revision");

-- AddForeignKey
ALTER TABLE "History" ADD CONSTRAINT "History_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistoryKey" ADD CONSTRAINT "HistoryKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "History"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistoryRecord" ADD CONSTRAINT "HistoryRecord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "History"("userId") ON DELETE CASCADE ON UPDATE CASCADE;
