ALTER TABLE "Board" ADD COLUMN "importerId" TEXT;
CREATE INDEX "Board_importerId_idx" ON "Board"("importerId");
