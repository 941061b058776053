-- The cards, people and changes of before belong to the open board.
ALTER TABLE "Task" DROP CONSTRAINT "Task_assigneeId_fkey";
DROP INDEX "Task_column_deletedAt_rank_idx";
DROP INDEX "Task_deletedAt_id_idx";
DROP INDEX "Task_assigneeId_idx";
DROP INDEX "BoardEvent_changeId_key";

ALTER TABLE "BoardUser" ADD COLUMN "boardId" TEXT NOT NULL DEFAULT 'board';
ALTER TABLE "BoardUser" ALTER COLUMN "boardId" DROP DEFAULT,
  DROP CONSTRAINT "BoardUser_pkey", ADD CONSTRAINT "BoardUser_pkey" PRIMARY KEY ("boardId", "id");

ALTER TABLE "Task" ADD COLUMN "boardId" TEXT NOT NULL DEFAULT 'board';
ALTER TABLE "Task" ALTER COLUMN "boardId" DROP DEFAULT,
  DROP CONSTRAINT "Task_pkey", ADD CONSTRAINT "Task_pkey" PRIMARY KEY ("boardId", "id"),
  ADD CONSTRAINT "Task_boardId_assigneeId_fkey" FOREIGN KEY ("boardId", "assigneeId")
    REFERENCES "BoardUser"("boardId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
CREATE INDEX "Task_boardId_deletedAt_id_idx" ON "Task"("boardId", "deletedAt", "id");
CREATE INDEX "Task_boardId_assigneeId_idx" ON "Task"("boardId", "assigneeId");
CREATE INDEX "Task_deletedAt_idx" ON "Task"("deletedAt");

ALTER TABLE "BoardEvent" ADD COLUMN "boardId" TEXT NOT NULL DEFAULT 'board', ADD COLUMN "actorId" TEXT;
ALTER TABLE "BoardEvent" ALTER COLUMN "boardId" DROP DEFAULT,
  DROP CONSTRAINT "BoardEvent_pkey", ADD CONSTRAINT "BoardEvent_pkey" PRIMARY KEY ("boardId", "version");
CREATE UNIQUE INDEX "BoardEvent_boardId_changeId_key" ON "BoardEvent"("boardId", "changeId");

-- All servers are stopped, so no participant is connected.
DROP TABLE "BoardRoster";
CREATE TABLE "BoardRoster" (
    "boardId" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "people" JSONB NOT NULL,
    "count" INTEGER NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BoardRoster_pkey" PRIMARY KEY ("boardId", "server")
);
CREATE INDEX "BoardRoster_seenAt_idx" ON "BoardRoster"("seenAt");
