import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import { runPrefix } from '@canary/vault/run';
import { expect, test } from 'vitest';
import { createConnection } from '#shared/graphql/connection.ts';
import { server } from '#testing/server.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { historyStoreFor } from '../sync/history-store.ts';
import { unlockedHistory } from '../testing/fake-history-keys.ts';
import { fakeHistoryRecords, idOf, savedCode, savedRun } from '../testing/fake-history-records.ts';

/** A data URL of this many bytes. */
const imageOf = (bytes: number, start = 'A') => `data:image/png;base64,${start.padEnd(bytes, 'A')}`;
const [photo, sign, wall] = [imageOf(120_000, 'B'), imageOf(90_000, 'C'), imageOf(100_000, 'D')];

const designWith = (logo: string, background?: string): Design => ({
  ...plainDesign(PRINT_SAFE),
  ...(background && {
    background: { kind: 'image', image: background, veil: { colour: '#ffffff', opacity: 0.7 } },
  }),
  logo: {
    source: { kind: 'image', image: logo },
    area: 0.1,
    shape: 'circle',
    padding: 1,
    hasPlate: true,
    position: { x: 0.5, y: 0.5 },
  },
});
const codeWith = (design: Design) => savedCode({ look: { design, size: 512 } });
const id = idOf(0);

async function open() {
  const unlocked = await unlockedHistory();
  const fake = await fakeHistoryRecords(unlocked);
  server.use(...fake.handlers);
  const storeOf = (history: UnlockedHistory) =>
    historyStoreFor(createConnection(window.location.origin).client, history);
  /** The number of records that aren't deleted. */
  const count = () => [...fake.records.values()].filter(({ deletedAt }) => deletedAt === null).length;
  return {
    fake,
    count,
    history: storeOf(unlocked),
    /** The same history in another browser. */
    elsewhere: () => storeOf({ ...unlocked, key: structuredClone(unlocked.key) }),
  };
}

test('The images of a saved code are records of their own, and open in another browser', async () => {
  const { fake, count, history, elsewhere } = await open();
  const code = codeWith(designWith(photo, wall));
  await history.add([{ id, code }]);
  expect(count()).toBe(3);
  expect(fake.mutations).toEqual(['SaveHistoryRecords']);
  expect(JSON.stringify(await fake.decrypt(id))).not.toContain('data:');
  expect((await elsewhere().find(id))?.code).toEqual(code);
});

test('Changing a code keeps the records of its images, and replaces that of a changed one', async () => {
  const { count, history, elsewhere } = await open();
  await history.add([{ id, code: codeWith(designWith(photo, wall)) }]);
  await history.change([id], (code) => ({ ...code, name: 'Renamed' }));
  expect(count()).toBe(3);
  await history.change([id], (code) => ({ ...code, look: { ...code.look, design: designWith(sign, wall) } }));
  expect(count()).toBe(3);
  const opened = await elsewhere().find(id);
  expect(opened?.code.look.design).toEqual(designWith(sign, wall));
  await history.change([id], (code) => ({
    ...code,
    look: { ...code.look, design: plainDesign(PRINT_SAFE) },
  }));
  expect(count()).toBe(1);
});

test('The record of a replaced image that could not be deleted is deleted before the next save', async () => {
  const { fake, count, history } = await open();
  await history.add([{ id, code: codeWith(designWith(photo)) }]);
  fake.override = (operation) =>
    operation === 'DeleteHistoryRecords' ? new Response(null, { status: 503 }) : undefined;
  await history.change([id], (code) => ({ ...code, look: { ...code.look, design: designWith(sign) } }));
  expect(count()).toBe(3);
  fake.override = () => undefined;
  await history.change([id], (code) => ({ ...code, name: 'Renamed' }));
  expect(count()).toBe(2);
});

test('A code that is deleted and restored has its images again', async () => {
  const { count, history, elsewhere } = await open();
  const code = codeWith(designWith(photo));
  await history.add([{ id, code }]);
  await history.remove([id]);
  expect(count()).toBe(0);
  await history.restore([id]);
  expect(count()).toBe(2);
  expect((await elsewhere().find(id))?.code).toEqual(code);
});

test('The table of a run is a record of its own, which a change of the name doesn’t send again', async () => {
  const { fake, history, elsewhere } = await open();
  const table = runPrefix.padEnd(200_000, 'A');
  const run = savedRun({ run: table });
  await history.add([{ id, code: run }]);
  const parts = () => [...fake.records.values()].filter((record) => record.id !== id);
  expect(parts()).toMatchObject([{ kind: 'RUN', version: 1 }]);
  expect(JSON.stringify(await fake.decrypt(id))).not.toContain('data:');

  const other = elsewhere();
  expect((await other.find(id))?.code).toEqual(run);
  await other.change([id], (code) => ({ ...code, name: 'Lunch cards' }));
  expect(parts()).toMatchObject([{ kind: 'RUN', version: 1 }]);
  expect(fake.bodies.at(-1)?.length).toBeLessThan(table.length / 10);
  expect((await elsewhere().find(id))?.code).toMatchObject({ name: 'Lunch cards', values: run.values });
});

test('Codes with the same image have records of their own, so that one can be deleted', async () => {
  const { history, elsewhere } = await open();
  const code = codeWith(designWith(photo));
  await history.add([
    { id, code },
    { id: idOf(1), code },
  ]);
  await history.remove([id]);
  expect((await elsewhere().find(idOf(1)))?.code).toEqual(code);
});

test('A code whose image is gone opens without it', async () => {
  const { fake, history, elsewhere } = await open();
  await history.add([{ id, code: codeWith(designWith(photo)) }]);
  for (const record of [...fake.records.keys()]) if (record !== id) fake.eraseElsewhere(record);
  expect((await elsewhere().find(id))?.code.look.design.logo).toBeNull();
});

test('A code whose image can’t be loaded now is not opened without it', async () => {
  const { fake, history, elsewhere } = await open();
  await history.add([{ id, code: codeWith(designWith(photo)) }]);
  let reads = 0;
  fake.override = (operation) =>
    operation === 'HistoryRecordsById' && ++reads > 1 ? new Response(null, { status: 503 }) : undefined;
  await expect(elsewhere().find(id)).rejects.toThrow();
});
