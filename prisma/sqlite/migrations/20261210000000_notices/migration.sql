CREATE TABLE "BoardNotice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "commentId" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "BoardNotice_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE UNIQUE INDEX "BoardNotice_accountId_boardId_taskId_kind_commentId_key" ON "BoardNotice"("accountId", "boardId", "taskId", "kind", "commentId");
CREATE INDEX "BoardNotice_accountId_createdAt_id_idx" ON "BoardNotice"("accountId", "createdAt", "id");
CREATE INDEX "BoardNotice_boardId_taskId_idx" ON "BoardNotice"("boardId", "taskId");
CREATE INDEX "BoardNotice_createdAt_idx" ON "BoardNotice"("createdAt");
