import { expect, test } from 'vitest';
import { PRINT_SAFE } from '../../qr/src/colour.ts';
import { plainDesign } from '../../qr/src/design/plain-design.ts';
import { decryptRecord, encryptRecord } from '../../vault/src/encryption.ts';
import { generateHistoryKey, importHistoryKey, unwrapKey, wrapKey } from '../../vault/src/history-key.ts';
import type { StoredCode } from '../../vault/src/record.ts';
import { generateRecoveryCode, parseRecoveryCode } from '../../vault/src/recovery-code.ts';
import { password } from '../support/accounts.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { addOwner } from '../support/saved-history.ts';
import { findTexts } from '../support/spellings.ts';

const code: StoredCode = {
  v: 2,
  name: 'Wi-Fi im Café Kanarienvogel',
  folder: 'Gästezimmer oben',
  type: 'wifi',
  values: { ssid: 'Kanarienvogel-5GHz', password: 'zwitschernde Vögel' },
  look: { design: plainDesign(PRINT_SAFE), size: 1_024 },
  createdAt: '2026-11-21T12:34:56.789Z',
  updatedAt: '2026-11-21T12:34:56.789Z',
};
const changed = { ...code, name: 'Wi-Fi im Café Zeisig', folder: 'Erdgeschoss links' };
const contents = [code, changed].flatMap(({ name, folder, values }) => [
  name,
  folder ?? '',
  ...Object.values(values),
]);

const log: string[] = [];

describeOnBoth(
  'History secrecy',
  (server) => {
    test('Encrypted codes can be decrypted again, and appear nowhere in the database or the log', async () => {
      const ada = await addOwner(server(), { hasHistory: false });
      const { userId, keyId } = ada;
      const raw = generateHistoryKey();
      const recoveryCode = generateRecoveryCode();
      const secrets = { PASSWORD: password, RECOVERY: parseRecoveryCode(recoveryCode) ?? '' } as const;
      const keys = await Promise.all(
        (['PASSWORD', 'RECOVERY'] as const).map((method) =>
          wrapKey(raw, secrets[method], { userId, keyId, method }),
        ),
      );
      const created = await ada.send('createHistory', { input: { keyId, keys, password } });
      expect(created.errors).toBeUndefined();
      const key = await importHistoryKey(raw);
      const id = crypto.randomUUID();
      const encrypt = (saved: StoredCode, version: number) =>
        encryptRecord(key, { userId, keyId, id, version }, saved);
      await ada.save({ id, version: 1, ciphertext: await encrypt(code, 1) });
      const conflicting = { id, version: 3, ciphertext: await encrypt(changed, 3) };
      expect(
        (await ada.send('saveHistoryRecords', { input: { keyId, records: [conflicting] } })).errors,
      ).toHaveLength(1);
      await ada.save({ id, version: 2, ciphertext: await encrypt(changed, 2) });
      const other = crypto.randomUUID();
      const context = { userId, keyId, id: other, version: 1 };
      await ada.save({ id: other, version: 1, ciphertext: await encryptRecord(key, context, code) });
      await ada.send('deleteHistoryRecords', { ids: [other] });

      const { history } = Object((await ada.send('history')).data);
      const [wrapped] = history.keys.filter(({ method }: { method: string }) => method === 'RECOVERY');
      const unwrapped = await unwrapKey(wrapped, secrets.RECOVERY, { userId, keyId, method: 'RECOVERY' });
      const [{ node }] = history.records.edges;
      const decrypted = await decryptRecord(
        await importHistoryKey(unwrapped),
        { userId, keyId, id, version: 2 },
        node.ciphertext,
      );
      expect(decrypted).toEqual(changed);

      const dump = await dumpDatabase(server().db);
      // Checks that this is the right database.
      expect(dump).toContain(node.ciphertext);
      for (const secret of [...contents, password, secrets.RECOVERY, recoveryCode]) {
        expect(findTexts(dump, [secret])).toEqual([]);
        expect(findTexts(log.join(''), [secret])).toEqual([]);
      }
      for (const encoding of ['hex', 'base64', 'base64url'] as const) {
        expect(dump).not.toContain(Buffer.from(raw).toString(encoding));
      }
      expect(log.join('')).toContain('"url":"/graphql"');
    });

    test('Finds a text in the database in any encoding', async () => {
      const { userId } = await addOwner(server());
      const encodings: ((text: string) => string)[] = [
        (text) => text,
        (text) => JSON.stringify({ text }),
        (text) => Buffer.from(`name=${text}!`).toString('base64'),
        (text) => Buffer.from(`a ${text}`).toString('base64url'),
        (text) => Buffer.from(text).toString('hex'),
        (text) => Buffer.from(`x${text}`, 'utf16le').toString('base64'),
      ];
      const texts = encodings.map(() => `Zaunkönig ${crypto.randomUUID()}`);
      await server().db.historyRecord.createMany({
        data: texts.map((text, index) => ({
          id: crypto.randomUUID(),
          userId,
          version: 1,
          revision: 2,
          ciphertext: encodings[index]?.(text) ?? '',
          size: 1,
          createdAt: new Date(),
        })),
      });
      expect(findTexts(await dumpDatabase(server().db), texts)).toEqual(texts);
    });
  },
  () => ({ takeLog: (line) => void log.push(line) }),
);
