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
CREATE TABLE "ScanTotal" (
    "linkId" TEXT NOT NULL PRIMARY KEY,
    "scans" INTEGER NOT NULL DEFAULT 0,
    "previews" INTEGER NOT NULL DEFAULT 0,
    "bots" INTEGER NOT NULL DEFAULT 0
);

-- CreateTable
CREATE TABLE "ScanHour" (
    "linkId" TEXT NOT NULL,
    "hour" INTEGER NOT NULL,
    "scans" INTEGER NOT NULL,
    "previews" INTEGER NOT NULL,
    "bots" INTEGER NOT NULL,

    PRIMARY KEY ("linkId", "hour")
);

-- CreateTable
CREATE TABLE "ScanDay" (
    "linkId" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "dimension" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "scans" INTEGER NOT NULL,

    PRIMARY KEY ("linkId", "day", "dimension", "value")
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

-- Every change of a link begins with an update of this row.
INSERT INTO "LinkLog" ("id", "version") VALUES ('links', 0);
