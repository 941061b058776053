-- CreateTable
CREATE TABLE "History" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "keyId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "keptSince" INTEGER NOT NULL DEFAULT 0,
    "count" INTEGER NOT NULL DEFAULT 0,
    "deletedCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "History_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "HistoryKey" (
    "userId" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("userId", "method"),
    CONSTRAINT "HistoryKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "History" ("userId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "HistoryRecord" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,

    PRIMARY KEY ("userId", "id"),
    CONSTRAINT "HistoryRecord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "History" ("userId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "HistoryRecord_userId_createdAt_id_idx" ON "HistoryRecord"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "HistoryRecord_userId_revision_idx" ON "HistoryRecord"("userId", "revision");
