ALTER TABLE "History" ADD COLUMN "size" INTEGER NOT NULL DEFAULT 0;

UPDATE "History" SET "size" =
  (SELECT COALESCE(SUM("size"), 0) FROM "HistoryRecord" WHERE "HistoryRecord"."userId" = "History"."userId");
