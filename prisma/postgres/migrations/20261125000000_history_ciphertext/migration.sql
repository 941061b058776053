ALTER TABLE "HistoryKey" RENAME COLUMN "sealed" TO "ciphertext";
ALTER TABLE "HistoryRecord" RENAME COLUMN "sealed" TO "ciphertext";
