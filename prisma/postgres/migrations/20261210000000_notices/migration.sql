CREATE TYPE "BoardNoticeKind" AS ENUM ('ASSIGNED', 'MENTIONED');
CREATE TABLE "BoardNotice" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "kind" "BoardNoticeKind" NOT NULL,
    "commentId" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "readAt" TIMESTAMP(3),

    CONSTRAINT "BoardNotice_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "BoardNotice_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE UNIQUE INDEX "BoardNotice_accountId_boardId_taskId_kind_commentId_key" ON "BoardNotice"("accountId", "boardId", "taskId", "kind", "commentId");
CREATE INDEX "BoardNotice_accountId_createdAt_id_idx" ON "BoardNotice"("accountId", "createdAt", "id");
CREATE INDEX "BoardNotice_boardId_taskId_idx" ON "BoardNotice"("boardId", "taskId");
CREATE INDEX "BoardNotice_createdAt_idx" ON "BoardNotice"("createdAt");
