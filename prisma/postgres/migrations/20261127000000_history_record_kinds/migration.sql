CREATE TYPE "HistoryRecordKind" AS ENUM ('CODE', 'PRESET', 'IMAGE');
ALTER TABLE "HistoryRecord" ADD COLUMN "kind" "HistoryRecordKind" NOT NULL DEFAULT 'CODE';

DROP INDEX "HistoryRecord_userId_createdAt_id_idx";
CREATE INDEX "HistoryRecord_userId_kind_createdAt_id_idx" ON "HistoryRecord"("userId", "kind", "createdAt", "id");
