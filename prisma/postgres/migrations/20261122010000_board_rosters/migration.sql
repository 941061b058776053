-- CreateTable
CREATE TABLE "BoardRoster" (
    "server" TEXT NOT NULL,
    "people" JSONB NOT NULL,
    "count" INTEGER NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BoardRoster_pkey" PRIMARY KEY ("server")
);

-- CreateIndex
CREATE INDEX "BoardRoster_seenAt_idx" ON "BoardRoster"("seenAt");
