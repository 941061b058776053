-- The cards, people and changes of before belong to the open board.
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_BoardUser" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("boardId", "id")
);
INSERT INTO "new_BoardUser" ("boardId", "id", "name", "createdAt") SELECT 'board', "id", "name", "createdAt" FROM "BoardUser";
CREATE TABLE "new_Task" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "column" TEXT NOT NULL,
    "rank" TEXT NOT NULL,
    "assigneeId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,

    PRIMARY KEY ("boardId", "id"),
    CONSTRAINT "Task_boardId_assigneeId_fkey" FOREIGN KEY ("boardId", "assigneeId") REFERENCES "BoardUser" ("boardId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION
);
INSERT INTO "new_Task" ("boardId", "id", "title", "column", "rank", "assigneeId", "createdAt", "deletedAt")
  SELECT 'board', "id", "title", "column", "rank", "assigneeId", "createdAt", "deletedAt" FROM "Task";
DROP TABLE "Task";
DROP TABLE "BoardUser";
ALTER TABLE "new_BoardUser" RENAME TO "BoardUser";
ALTER TABLE "new_Task" RENAME TO "Task";
CREATE INDEX "Task_boardId_deletedAt_id_idx" ON "Task"("boardId", "deletedAt", "id");
CREATE INDEX "Task_boardId_assigneeId_idx" ON "Task"("boardId", "assigneeId");
CREATE INDEX "Task_deletedAt_idx" ON "Task"("deletedAt");
CREATE TABLE "new_BoardEvent" (
    "boardId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "changeId" TEXT,
    "actorId" TEXT,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("boardId", "version")
);
INSERT INTO "new_BoardEvent" ("boardId", "version", "kind", "payload", "changeId", "createdAt")
  SELECT 'board', "version", "kind", "payload", "changeId", "createdAt" FROM "BoardEvent";
DROP TABLE "BoardEvent";
ALTER TABLE "new_BoardEvent" RENAME TO "BoardEvent";
CREATE UNIQUE INDEX "BoardEvent_boardId_changeId_key" ON "BoardEvent"("boardId", "changeId");
-- The server is stopped, so no participant is connected.
DROP TABLE "BoardRoster";
CREATE TABLE "BoardRoster" (
    "boardId" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "people" JSONB NOT NULL,
    "count" INTEGER NOT NULL,
    "seenAt" DATETIME NOT NULL,

    PRIMARY KEY ("boardId", "server")
);
CREATE INDEX "BoardRoster_seenAt_idx" ON "BoardRoster"("seenAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
