/** The process of one compared server. It answers requests of `http.ts` over the IPC channel. */
import { join } from 'node:path';
import { z } from 'zod';
import { hashToken } from '../../server/src/modules/accounts/session.ts';
import { type AllTables, openDatabase } from '../../server/src/platform/database/database.ts';
import { builtServer } from '../../tests/support/built-server.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { createTempFolder } from '../../tests/support/temp-folder.ts';
import { fillBoard } from '../board/fill.ts';
import { peers, startPeer } from './contestants.ts';
import { token } from './requests.ts';

const [, , contestant, cards] = process.argv;
const folder = await createTempFolder();
const databaseUrl = `file:${join(folder.path, 'bench.db')}`;
const database = await openDatabase(databaseUrl);
await fill(database.client, Number(cards));
const port = await freePort();

const peer = peers.find((name) => name === contestant);
if (peer) await startPeer(peer, database.client, port);
else {
  // Only one process may use a SQLite file at a time.
  await database.close();
  const settings = { REQUEST_LIMIT: 'off', TRUSTED_PROXIES: 'loopback' };
  Object.assign(process.env, { DATABASE_URL: databaseUrl, PORT: String(port), ...settings });
  process.argv.push('--no-pages');
  // The server listens before it has been imported completely.
  await import(join(import.meta.dirname, '../..', builtServer));
}

process.on('message', async (message) => {
  if (z.enum(['usage', 'stop']).parse(message) === 'usage') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
    return;
  }
  await folder.remove();
  process.exit(0);
});
process.send?.({ port });

async function fill(db: AllTables, count: number): Promise<void> {
  await fillBoard(db, count);
  const names = ['Ada', 'Berta', 'Carl', 'Dora', 'Emil'];
  const now = new Date();
  await db.boardUser.createMany({
    data: names.map((name) => ({ boardId: 'board', id: name, name, createdAt: now })),
  });
  await db.board.update({ where: { id: 'board' }, data: { users: names.length } });
  const ada = { id: 'ada', username: 'Ada', email: 'ada@example.com', createdAt: now };
  await db.user.create({ data: ada });
  await db.unlock.create({ data: { userId: ada.id, feature: 'WIFI', createdAt: now } });
  await db.session.create({
    data: {
      id: hashToken(token),
      userId: 'ada',
      persistence: 'LOCAL',
      device: 'A benchmark',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    },
  });
}
