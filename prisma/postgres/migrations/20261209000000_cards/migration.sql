-- All servers are stopped: older ones don't know the new form of a card.
ALTER TYPE "BoardEventKind" ADD VALUE 'COLUMN_CHANGED';
ALTER TYPE "BoardEventKind" ADD VALUE 'COLUMN_DELETED';
ALTER TYPE "BoardEventKind" ADD VALUE 'LABEL_CHANGED';
ALTER TYPE "BoardEventKind" ADD VALUE 'LABEL_DELETED';
ALTER TABLE "Task" ALTER COLUMN "column" TYPE TEXT USING "column"::text;
DROP TYPE "BoardColumn";
ALTER TABLE "Board" ADD COLUMN "lastNumber" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "archived" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "detailBytes" INTEGER NOT NULL DEFAULT 0;
CREATE TABLE "BoardColumn" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT,
    "rank" TEXT NOT NULL,

    CONSTRAINT "BoardColumn_pkey" PRIMARY KEY ("boardId", "id")
);
INSERT INTO "BoardColumn" ("boardId", "id", "name", "rank")
  SELECT "Board"."id", "start".* FROM "Board",
    (VALUES ('todo', 'To do', 'a0'), ('inprogress', 'In progress', 'a1'), ('done', 'Done', 'a2')) AS "start"
  WHERE "Board"."id" <> 'board';
CREATE TABLE "BoardLabel" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL,

    CONSTRAINT "BoardLabel_pkey" PRIMARY KEY ("boardId", "id")
);
-- Cards are numbered in the order in which they were created.
ALTER TABLE "Task" ADD COLUMN "number" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "labelIds" JSONB NOT NULL DEFAULT '[]', ADD COLUMN "dueOn" TEXT,
  ADD COLUMN "checklist" JSONB NOT NULL DEFAULT '[]', ADD COLUMN "hasDescription" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "comments" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "textVersion" INTEGER NOT NULL DEFAULT 0;
UPDATE "Task" SET "number" = "numbered"."number" FROM (
  SELECT "boardId", "id", ROW_NUMBER() OVER (PARTITION BY "boardId" ORDER BY "createdAt", "id") AS "number" FROM "Task"
) AS "numbered" WHERE "Task"."boardId" = "numbered"."boardId" AND "Task"."id" = "numbered"."id";
ALTER TABLE "Task" ALTER COLUMN "number" DROP DEFAULT;
CREATE UNIQUE INDEX "Task_boardId_number_key" ON "Task"("boardId", "number");
CREATE TABLE "TaskAssignee" (
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "TaskAssignee_pkey" PRIMARY KEY ("boardId", "taskId", "personId"),
    CONSTRAINT "TaskAssignee_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT "TaskAssignee_boardId_personId_fkey" FOREIGN KEY ("boardId", "personId") REFERENCES "BoardUser" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE INDEX "TaskAssignee_boardId_personId_idx" ON "TaskAssignee"("boardId", "personId");
INSERT INTO "TaskAssignee" ("boardId", "taskId", "personId", "position")
  SELECT "boardId", "id", "assigneeId", 0 FROM "Task" WHERE "assigneeId" IS NOT NULL;
ALTER TABLE "Task" DROP COLUMN "assigneeId";
UPDATE "Board" SET
  "lastNumber" = (SELECT COUNT(*) FROM "Task" WHERE "boardId" = "Board"."id"),
  "archived" = (SELECT COUNT(*) FROM "Task" WHERE "boardId" = "Board"."id" AND "deletedAt" IS NOT NULL);
CREATE TABLE "TaskText" (
    "boardId" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "TaskText_pkey" PRIMARY KEY ("boardId", "taskId"),
    CONSTRAINT "TaskText_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE TABLE "TaskComment" (
    "boardId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "taskId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "editedAt" TIMESTAMP(3),
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "TaskComment_pkey" PRIMARY KEY ("boardId", "id"),
    CONSTRAINT "TaskComment_boardId_taskId_fkey" FOREIGN KEY ("boardId", "taskId") REFERENCES "Task" ("boardId", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE INDEX "TaskComment_boardId_taskId_createdAt_id_idx" ON "TaskComment"("boardId", "taskId", "createdAt", "id");
CREATE INDEX "TaskComment_deletedAt_idx" ON "TaskComment"("deletedAt");
ALTER TABLE "BoardEvent" ADD COLUMN "taskId" TEXT, ADD COLUMN "activity" JSONB;
CREATE INDEX "BoardEvent_boardId_taskId_version_idx" ON "BoardEvent"("boardId", "taskId", "version");
-- Events have the whole card.
UPDATE "BoardEvent" SET "payload" = ("payload" - 'assigneeId') || jsonb_build_object(
  'number', (SELECT "number" FROM "Task" WHERE "boardId" = "BoardEvent"."boardId" AND "id" = "payload" ->> 'id'),
  'assigneeIds', CASE WHEN "payload" ->> 'assigneeId' IS NULL THEN '[]'::jsonb
    ELSE jsonb_build_array("payload" -> 'assigneeId') END,
  'labelIds', '[]'::jsonb, 'dueOn', NULL, 'checklist', '[]'::jsonb, 'hasDescription', false, 'comments', 0, 'textVersion', 0)
WHERE "kind" IN ('TASK_CREATED', 'TASK_UPDATED', 'TASK_MOVED', 'TASK_RESTORED');
