-- CreateEnum
CREATE TYPE "ScanDimension" AS ENUM ('ALL', 'DEVICE', 'COUNTRY');

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
CREATE TABLE "ScanTotal" (
    "linkId" TEXT NOT NULL,
    "scans" INTEGER NOT NULL DEFAULT 0,
    "previews" INTEGER NOT NULL DEFAULT 0,
    "bots" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ScanTotal_pkey" PRIMARY KEY ("linkId")
);

-- CreateTable
CREATE TABLE "ScanHour" (
    "linkId" TEXT NOT NULL,
    "hour" INTEGER NOT NULL,
    "scans" INTEGER NOT NULL,
    "previews" INTEGER NOT NULL,
    "bots" INTEGER NOT NULL,

    CONSTRAINT "ScanHour_pkey" PRIMARY KEY ("linkId","hour")
);

-- CreateTable
CREATE TABLE "ScanDay" (
    "linkId" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "dimension" "ScanDimension" NOT NULL,
    "value" TEXT NOT NULL,
    "scans" INTEGER NOT NULL,

    CONSTRAINT "ScanDay_pkey" PRIMARY KEY ("linkId","day","dimension","value")
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
