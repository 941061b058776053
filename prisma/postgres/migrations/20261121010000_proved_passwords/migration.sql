-- AlterTable
ALTER TABLE "Credential" ADD COLUMN     "isProved" BOOLEAN NOT NULL DEFAULT false;
