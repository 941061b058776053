-- CreateIndex
CREATE INDEX "Task_deletedAt_id_idx" ON "Task"("deletedAt", "id");
