-- Ranks are sorted in byte order, as in "Task".
ALTER TABLE "BoardColumn" ALTER COLUMN "rank" TYPE TEXT COLLATE "C";
