-- CreateEnum
CREATE TYPE "MailPurpose" AS ENUM ('VERIFY_EMAIL', 'RESET_PASSWORD');

-- CreateEnum
CREATE TYPE "TokenReason" AS ENUM ('SIGN_UP', 'LEVEL', 'UNLOCK');

-- CreateEnum
CREATE TYPE "Feature" AS ENUM ('VCARD', 'WIFI', 'SMS', 'PHONE', 'LOGO', 'GRADIENTS', 'BACKGROUND');

-- CreateEnum
CREATE TYPE "PointReason" AS ENUM ('VISIT', 'UNLOCK');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailVerifiedAt" TIMESTAMP(3),
ADD COLUMN     "onLeaderboard" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "points" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Identity" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Identity_pkey" PRIMARY KEY ("issuer","subject")
);

-- CreateTable
CREATE TABLE "MailToken" (
    "hash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "purpose" "MailPurpose" NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
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
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TokenEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Unlock" (
    "userId" TEXT NOT NULL,
    "feature" "Feature" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Unlock_pkey" PRIMARY KEY ("userId","feature")
);

-- CreateTable
CREATE TABLE "PointEntry" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "reason" "PointReason" NOT NULL,
    "reference" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PointEntry_pkey" PRIMARY KEY ("id")
);

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
CREATE INDEX "User_onLeaderboard_points_idx" ON "User"("onLeaderboard", "points");

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

-- The tokens that accounts from before the ledger started with are entered in it.
INSERT INTO "TokenEntry" ("id", "userId", "delta", "reason", "reference", "createdAt")
SELECT gen_random_uuid()::text, "id", "tokens", 'SIGN_UP', '', "createdAt" FROM "User";
