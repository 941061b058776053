-- All servers are stopped: older ones don't know the new form of a card.
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
ALTER TABLE "Board" ADD COLUMN "lastNumber" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Board" ADD COLUMN "archived" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Board" ADD COLUMN "detailBytes" INTEGER NOT NULL DEFAULT 0;
CREATE TABLE "BoardColumn" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT,
    "rank" TEXT NOT NULL,

    PRIMARY KEY ("boardId", "id")
);
INSERT INTO "BoardColumn" ("boardId", "id", "name", "rank")
  SELECT "Board"."id", "start"."column1", "start"."column2", "start"."column3"
  FROM "Board", (VALUES ('todo', 'To do', 'a0'), ('inprogress', 'In progress', 'a1'), ('done', 'Done', 'a2')) AS "start"
  WHERE "Board"."id" <> 'board';
CREATE TABLE "BoardLabel" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL,

    PRIMARY KEY ("boardId", "id")
);
CREATE TABLE "new_Task" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "column" TEXT NOT NULL,
    "rank" TEXT NOT NULL,
    "labelIds" JSONB NOT NULL DEFAULT '[]',
    "dueOn" TEXT,
    "checklist" JSONB NOT NULL DEFAULT '[]',
    "hasDescription" BOOLEAN NOT NULL DEFAULT false,
    "comments" INTEGER NOT NULL DEFAULT 0,
    "textVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,

    PRIMARY KEY ("boardId", "id")
);
-- Cards are numbered in the order in which they were created.
INSERT INTO "new_Task" ("boardId", "id", "number", "title", "column", "rank", "createdAt", "deletedAt")
  SELECT "boardId", "id", ROW_NUMBER() OVER (PARTITION BY "boardId" ORDER BY "createdAt", "id"), "title", "column", "rank",
    "createdAt", "deletedAt" FROM "Task";
CREATE TABLE "TaskAssignee" (
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("boardId", "taskId", "personId"),
    CONSTRAINT "TaskAssignee_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT "TaskAssignee_boardId_personId_fkey" FOREIGN KEY ("boardId", "personId") REFERENCES "BoardUser" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);
INSERT INTO "TaskAssignee" ("boardId", "taskId", "personId", "position")
  SELECT "boardId", "id", "assigneeId", 0 FROM "Task" WHERE "assigneeId" IS NOT NULL;
DROP TABLE "Task";
ALTER TABLE "new_Task" RENAME TO "Task";
CREATE UNIQUE INDEX "Task_boardId_number_key" ON "Task"("boardId", "number");
CREATE INDEX "Task_boardId_deletedAt_id_idx" ON "Task"("boardId", "deletedAt", "id");
CREATE INDEX "Task_deletedAt_idx" ON "Task"("deletedAt");
CREATE INDEX "TaskAssignee_boardId_personId_idx" ON "TaskAssignee"("boardId", "personId");
UPDATE "Board" SET
  "lastNumber" = (SELECT COUNT(*) FROM "Task" WHERE "boardId" = "Board"."id"),
  "archived" = (SELECT COUNT(*) FROM "Task" WHERE "boardId" = "Board"."id" AND "deletedAt" IS NOT NULL);
CREATE TABLE "TaskText" (
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    PRIMARY KEY ("boardId", "taskId"),
    CONSTRAINT "TaskText_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE TABLE "TaskComment" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "editedAt" DATETIME,
    "deletedAt" DATETIME,

    PRIMARY KEY ("boardId", "id"),
    CONSTRAINT "TaskComment_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE INDEX "TaskComment_boardId_taskId_createdAt_id_idx" ON "TaskComment"("boardId", "taskId", "createdAt", "id");
CREATE INDEX "TaskComment_deletedAt_idx" ON "TaskComment"("deletedAt");
ALTER TABLE "BoardEvent" ADD COLUMN "taskId" TEXT;
ALTER TABLE "BoardEvent" ADD COLUMN "activity" JSONB;
CREATE INDEX "BoardEvent_boardId_taskId_version_idx" ON "BoardEvent"("boardId", "taskId", "version");
-- Events have the whole card.
UPDATE "BoardEvent" SET "payload" = json_set(
  json_remove("payload", '$.assigneeId'),
  '$.number', (SELECT "number" FROM "Task" WHERE "boardId" = "BoardEvent"."boardId" AND "id" = json_extract("payload", '$.id')),
  '$.assigneeIds', CASE WHEN json_extract("payload", '$.assigneeId') IS NULL THEN json('[]')
    ELSE json_array(json_extract("payload", '$.assigneeId')) END,
  '$.labelIds', json('[]'), '$.dueOn', NULL, '$.checklist', json('[]'),
  '$.hasDescription', json('false'), '$.comments', 0, '$.textVersion', 0)
WHERE "kind" IN ('TASK_CREATED', 'TASK_UPDATED', 'TASK_MOVED', 'TASK_RESTORED');
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
