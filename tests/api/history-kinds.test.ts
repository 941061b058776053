import { expect, test } from 'vitest';
import type { HistoryRecordKind } from '../../input/src/history.ts';
import {
  maxCiphertextAtOnce,
  maxCiphertextBytes,
  maxFolderCiphertextBytes,
  maxFolders,
  maxImageCiphertextBytes,
  maxImages,
  maxPresets,
  maxRunCiphertextBytes,
  maxRuns,
} from '../../input/src/limits.ts';
import { purgeDeletedRecords } from '../../server/src/modules/history/erase.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { addOwner, encryptedRecord, type HistoryOwner } from '../support/saved-history.ts';

const day = 24 * 60 * 60_000;
const records = (kind: HistoryRecordKind, count: number, size = 300) =>
  Array.from({ length: count }, () => encryptedRecord({ kind, size }));
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** Reads a page of records of a kind; of codes if the client names no kind. */
async function readPage(owner: HistoryOwner, kind?: HistoryRecordKind) {
  const { data } = await owner.send('history', kind ? { kind } : {});
  const { count, records: page } = Object(data).history;
  const nodes: { id: string; kind: string }[] = page.edges.map(({ node }: { node: object }) => node);
  return { count, ids: idsOf(nodes), kinds: new Set(nodes.map((node) => node.kind)), page };
}

describeOnBoth('History kinds', (server) => {
  test('Lists presets and images apart from codes, which a client gets that names no kind', async () => {
    const ada = await addOwner(server());
    const { id, version, ciphertext } = encryptedRecord();
    const { data } = await ada.send('saveHistoryRecords', {
      input: { keyId: ada.keyId, records: [{ id, version, ciphertext }] },
    });
    expect(data).toMatchObject({ saveHistoryRecords: [{ id, kind: 'CODE' }] });
    const changes = ada.subscribe(2);
    const [preset, image] = [encryptedRecord({ kind: 'PRESET' }), encryptedRecord({ kind: 'IMAGE' })];
    await ada.save(preset, image);
    const code = encryptedRecord();
    await ada.save(code);

    expect(await readPage(ada)).toMatchObject({ count: 2, ids: [code.id, id], kinds: new Set(['CODE']) });
    expect(await readPage(ada, 'PRESET')).toMatchObject({ ids: [preset.id], kinds: new Set(['PRESET']) });
    expect(await readPage(ada, 'IMAGE')).toMatchObject({ ids: [image.id], kinds: new Set(['IMAGE']) });
    // The first change has the new revision and no records, unless both saves came at once.
    let change = await changes.next();
    if (change.revision === 3) {
      expect(change.records).toEqual([]);
      change = await changes.next();
    }
    expect(idsOf(change.records)).toEqual([code.id]);
    await changes.close();
  });

  test('Limits the number of presets, images, runs and folders, and keeps equally many deleted records', async () => {
    const ada = await addOwner(server());
    const { keyId } = ada;
    const save = (...list: object[]) => ada.send('saveHistoryRecords', { input: { keyId, records: list } });
    for (const [kind, max, message] of [
      ['PRESET', maxPresets, `You can save up to ${maxPresets} presets.`],
      ['IMAGE', maxImages, `You can save up to ${maxImages} images.`],
      ['RUN', maxRuns, `A history holds up to ${maxRuns} runs of many codes.`],
      ['FOLDER', maxFolders, `A history holds up to ${maxFolders} folders.`],
    ] as const) {
      const first = records(kind, max);
      await ada.save(...first);
      expect((await save(...records(kind, 1))).errors).toMatchObject([
        {
          message: `${message} Delete some that you no longer need.`,
          extensions: { code: 'BAD_USER_INPUT', field: 'records' },
        },
      ]);
      await ada.send('deleteHistoryRecords', { ids: idsOf(first) });
      await ada.save(...records(kind, max));
      expect(
        (await ada.send('restoreHistoryRecords', { ids: idsOf(first.slice(0, 1)) })).errors,
      ).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'ids' } }]);
      const { ids } = await readPage(ada, kind);
      await ada.send('deleteHistoryRecords', { ids });
      // The preset or image that was deleted first makes room.
      const [added] = await ada.save(...records(kind, 1));
      expect(await server().db.historyRecord.count({ where: { userId: ada.userId, kind } })).toBe(2 * max);
      await ada.send('deleteHistoryRecords', { ids: [added?.id] });
      await ada.send('restoreHistoryRecords', { ids });
      expect((await readPage(ada, kind)).ids.sort()).toEqual(ids.sort());
    }
    // Codes have a limit of their own.
    expect((await save(encryptedRecord())).errors).toBeUndefined();
    expect(await readPage(ada)).toMatchObject({ count: 1 });

    await purgeDeletedRecords(server().db, Date.now() + 30 * day + 60_000);
    const { userId } = ada;
    expect(await server().db.historyRecord.count({ where: { userId } })).toBe(
      maxPresets + maxImages + maxRuns + maxFolders + 1,
    );
    expect(await server().db.history.findUnique({ where: { userId } })).toMatchObject({
      count: 1,
      deletedCount: 0,
    });
  });

  test('Accepts larger records only for images and runs, and no record changes its kind', async () => {
    const ada = await addOwner(server());
    const { keyId } = ada;
    const save = (record: object) => ada.send('saveHistoryRecords', { input: { keyId, records: [record] } });
    const rejected = [{ extensions: { code: 'BAD_USER_INPUT', field: 'records' } }];
    for (const kind of ['CODE', 'PRESET'] as const) {
      const size = maxCiphertextBytes;
      expect((await save(encryptedRecord({ kind, size }))).errors).toBeUndefined();
      expect((await save(encryptedRecord({ kind, size: size + 1 }))).errors).toMatchObject(rejected);
    }
    const size = maxImageCiphertextBytes;
    for (const [kind, largest] of [
      ['IMAGE', size],
      ['RUN', maxRunCiphertextBytes],
    ] as const) {
      expect((await save(encryptedRecord({ kind, size: largest }))).errors).toBeUndefined();
      expect((await save(encryptedRecord({ kind, size: largest + 1 }))).errors).toMatchObject(rejected);
    }

    const folder = { kind: 'FOLDER' as const, size: maxFolderCiphertextBytes };
    expect((await save(encryptedRecord(folder))).errors).toBeUndefined();
    expect((await save(encryptedRecord({ ...folder, size: folder.size + 1 }))).errors).toMatchObject(
      rejected,
    );

    const code = encryptedRecord();
    await ada.save(code);
    const swapped = encryptedRecord({ id: code.id, kind: 'IMAGE', version: 2, size });
    expect((await save(swapped)).errors).toMatchObject(rejected);
    expect((await save(encryptedRecord({ kind: Object('FILM') }))).errors).toBeDefined();
  });

  test('Sends images in pages that are small enough, and restores them in several revisions', async () => {
    const ada = await addOwner(server());
    const images = records('IMAGE', 7, maxImageCiphertextBytes);
    for (const image of images) await ada.save(image);
    const { page } = await readPage(ada, 'IMAGE');
    expect(page).toMatchObject({ edges: { length: 3 }, pageInfo: { hasNextPage: true } });
    expect(JSON.stringify(page).length).toBeLessThan(maxCiphertextAtOnce);

    const ids = idsOf(images);
    await ada.send('deleteHistoryRecords', { ids });
    const { data } = await ada.send('restoreHistoryRecords', { ids });
    const revisions = Object(data).restoreHistoryRecords.map(
      ({ revision }: { revision: number }) => revision,
    );
    expect(new Set(revisions).size).toBe(3);
    expect(await ada.revision()).toBe(Math.max(...revisions));
  });
});
