import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { isTest, readSource, sourceFiles } from './import-graph.ts';

/** Every place where the server reads the system's time instead of its clock's. */
const allowed = {
  // The system's clock itself.
  'server/src/platform/clock.ts': ['Date.now'],
  // Lucia reads the system's time, so its adapter translates.
  'server/src/modules/accounts/session.ts': ['Date.now'],
  // A command-line program.
  'server/src/platform/backup/postgres-backup.ts': ['Date.now', 'Date.now'],
  // Measure how long statements and rendering keep the thread, which is no time of day.
  'server/src/platform/database/sqlite-adapter.ts': ['performance.now', 'performance.now'],
  'server/src/transports/graphql/shared-subscriptions/shared-subscription.ts': [
    'performance.now',
    'performance.now',
  ],
};

const clocks = /^(Date\.now|performance\.(now|timeOrigin)|process\.hrtime)$/;
const sqlClocks =
  /\b(current_(timestamp|date|time)|localtime(stamp)?|unixepoch|julianday|strftime|(statement|transaction|clock)_timestamp)\b|\bnow\(\)|'now'/i;

/** The places in a source that read the system's time: in its code, and in its texts, which may be SQL. */
function readsOfSystemTime(file: string, source: string): string[] {
  const found: string[] = [];
  const checkText = (text: string) => {
    const [match] = sqlClocks.exec(text) ?? [];
    if (match) found.push(match);
  };
  const visitor = new Visitor({
    NewExpression: ({ callee, arguments: values }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && values.length === 0)
        found.push('new Date()');
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date') found.push('Date()');
    },
    MemberExpression: ({ object, property }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const name = `${object.name}.${property.name}`;
      if (clocks.test(name)) found.push(name);
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') checkText(value);
    },
    TemplateElement: ({ value }) => checkText(value.raw),
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

test('The server reads the time from its clock, except in the places that are named', () => {
  const found = sourceFiles('server')
    .filter((file) => !isTest(file))
    .map((file) => [file, readsOfSystemTime(file, readSource(file))] as const)
    .filter(([, reads]) => reads.length > 0);
  expect(Object.fromEntries(found)).toEqual(allowed);
});

test('No column gets its time from the database or from Prisma', () => {
  const lines = readSource('prisma/models.prisma').split('\n');
  expect(lines.some((line) => /^ {2}createdAt +DateTime$/.test(line))).toBe(true);
  expect(lines.filter((line) => /\bnow\(\)|@updatedAt|dbgenerated/.test(line))).toEqual([]);
});

test.each([
  ['new Date()', 'new Date()'],
  ['const at = String(new Date);', 'new Date()'],
  ['Date()', 'Date()'],
  ['const options = { now: Date.now };', 'Date.now'],
  ['performance.now()', 'performance.now'],
  ['process.hrtime.bigint()', 'process.hrtime'],
  ['db.$executeRaw`UPDATE "Task" SET "deletedAt" = CURRENT_TIMESTAMP`', 'CURRENT_TIMESTAMP'],
  [`db.query("SELECT now()")`, 'now()'],
  [`db.query("SELECT datetime('now')")`, "'now'"],
])('The rule finds %s', (source, read) => {
  expect(readsOfSystemTime('example.ts', source)).toEqual([read]);
});

test('The rule accepts the clock, times that are passed on, and comments', () => {
  const source = `
    // Not new Date() or Date.now().
    const at = new Date(clock.now());
    const day = Date.parse('2026-11-24') + now();
    const text = 'Known now';`;
  expect(readsOfSystemTime('example.ts', source)).toEqual([]);
});
