-- CreateEnum
CREATE TYPE "BoardColumn" AS ENUM ('todo', 'inprogress', 'done');

-- CreateEnum
CREATE TYPE "BoardEventKind" AS ENUM ('TASK_CREATED', 'TASK_UPDATED', 'TASK_MOVED', 'TASK_DELETED', 'TASK_RESTORED', 'BOARD_USER_CREATED', 'BOARD_USER_UPDATED', 'BOARD_USER_DELETED');

-- CreateTable
CREATE TABLE "Board" (
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "tasks" INTEGER NOT NULL DEFAULT 0,
    "users" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Board_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Task" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "column" "BoardColumn" NOT NULL,
    "rank" TEXT COLLATE "C" NOT NULL,
    "assigneeId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "Task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BoardUser" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BoardUser_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BoardEvent" (
    "version" INTEGER NOT NULL,
    "kind" "BoardEventKind" NOT NULL,
    "payload" JSONB NOT NULL,
    "changeId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BoardEvent_pkey" PRIMARY KEY ("version")
);

-- CreateIndex
CREATE INDEX "Task_column_deletedAt_rank_idx" ON "Task"("column", "deletedAt", "rank");

-- CreateIndex
CREATE INDEX "Task_assigneeId_idx" ON "Task"("assigneeId");

-- CreateIndex
CREATE UNIQUE INDEX "BoardEvent_changeId_key" ON "BoardEvent"("changeId");

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "BoardUser"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The one board. Every change begins with an update of this row.
INSERT INTO "Board" ("id", "version") VALUES ('board', 0);
