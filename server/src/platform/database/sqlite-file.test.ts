import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTempFolder } from '../../../../tests/support/temp-folder.ts';
import { openDatabase } from './database.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let file: string;

beforeEach(async () => {
  folder = await createTempFolder();
  file = join(folder.path, 'test.db');
});

afterEach(() => folder?.remove());

const open = () => openDatabase(`file:${file}`);

function createOther(sql: string): void {
  const database = new Sqlite(file);
  database.exec(sql);
  database.close();
}

/** Expects that the file is refused and not written. Reading one in mode WAL makes SQLite create two empty files beside it. */
async function expectRefused(message: RegExp): Promise<void> {
  const before = readFileSync(file);
  await expect(open()).rejects.toThrow(message);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder.path)).not.toContain('test.db.lock');
}

test('A file that is no database is refused and stays as it is', async () => {
  writeFileSync(file, 'Dear Ada, '.repeat(100));
  await expectRefused(/test\.db is no SQLite database, or its beginning is damaged\. Set DATABASE_URL/);
});

test.each(['DELETE', 'WAL'])(
  'A database of another program in mode %s is refused and stays as it is',
  async (mode) => {
    createOther(
      `PRAGMA journal_mode = ${mode}; CREATE TABLE orders (id INTEGER); INSERT INTO orders VALUES (1)`,
    );
    await expectRefused(
      /can't be used: It belongs to another program, which has created the table orders\. Set DATABASE_URL/,
    );
  },
);

test('A database of another program that uses Prisma is refused', async () => {
  createOther(`CREATE TABLE _prisma_migrations (migration_name TEXT);
    INSERT INTO _prisma_migrations VALUES ('20240101000000_shop'); CREATE TABLE shop (id INTEGER)`);
  await expectRefused(/belongs to another program, which has created the table shop\./);
});

test('An empty file, and a database that was not closed, are opened', async () => {
  writeFileSync(file, '');
  await (await open()).close();
  const other = new Sqlite(file);
  other.exec("UPDATE Board SET version = 5 WHERE id = 'board'");
  // Like after a crash, the last change is in the write-ahead log only.
  const copies = ['', '-wal'].map((end) => [end, readFileSync(`${file}${end}`)] as const);
  other.close();
  for (const [end, content] of copies) writeFileSync(`${file}${end}`, content);
  const { client, close } = await open();
  expect((await client.board.findFirst())?.version).toBe(5);
  await close();
});

test('A partly damaged database is refused, with what to do', async () => {
  const { client, close } = await open();
  const message = (index: number) => `${index} ${'x'.repeat(500)}`;
  const sender = {
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'QUESTION',
    createdAt: new Date(0),
  } as const;
  const data = Array.from({ length: 200 }, (_, index) => ({ ...sender, message: message(index) }));
  await client.contactMessage.createMany({ data });
  await close();
  const content = readFileSync(file);
  const at = content.indexOf(message(100));
  writeFileSync(file, content.fill(0x55, at - (at % 4_096), at + 8_192));
  await expect(open()).rejects.toThrow(
    /test\.db is damaged: .+ restore a backup: npx -y -p node@24 -p pnpm@10 pnpm restore FILE$/,
  );
});
