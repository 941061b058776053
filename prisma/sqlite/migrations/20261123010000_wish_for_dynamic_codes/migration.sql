-- AlterTable
ALTER TABLE "User" ADD COLUMN "wantsDynamicCodes" BOOLEAN NOT NULL DEFAULT false;
