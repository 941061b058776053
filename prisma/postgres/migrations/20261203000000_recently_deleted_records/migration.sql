CREATE INDEX "HistoryRecord_userId_deletedAt_id_idx" ON "HistoryRecord"("userId", "deletedAt", "id");
