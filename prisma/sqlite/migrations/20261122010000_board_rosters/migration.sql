-- CreateTable
CREATE TABLE "BoardRoster" (
    "server" TEXT NOT NULL PRIMARY KEY,
    "people" JSONB NOT NULL,
    "count" INTEGER NOT NULL,
    "seenAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "BoardRoster_seenAt_idx" ON "BoardRoster"("seenAt");
