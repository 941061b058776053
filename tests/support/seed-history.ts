import { plainDesign } from '../../qr/src/design/plain-design.ts';
import { encryptRecord } from '../../vault/src/encryption.ts';
import { generateHistoryKey, importHistoryKey, wrapKey } from '../../vault/src/history-key.ts';
import type { StoredCode } from '../../vault/src/record.ts';
import { generateRecoveryCode, parseRecoveryCode } from '../../vault/src/recovery-code.ts';
import { type Account, password } from './accounts.ts';
import { postGraphql } from './graphql-client.ts';

/** A history with its key, as the owner's browser knows it. */
export interface SeededHistory {
  readonly userId: string;
  readonly keyId: string;
  readonly raw: Uint8Array;
}

/** A realistic code: a different code for each number. */
export function exampleCode(number: number): StoredCode {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  const colours = { foreground: '#1a1a1a', background: '#f5d442' } as const;
  const design = plainDesign(colours, { level: 'H', hasCanary: number % 2 === 0 });
  const kinds = [
    { type: 'url', name: `Table ${number}`, values: { url: `https://example.com/menu/table-${number}` } },
    { type: 'text', name: `Note ${number}`, values: { text: `Back at ${number % 24} o’clock, ring twice.` } },
    {
      type: 'email',
      name: `Feedback ${number}`,
      values: { email: `desk-${number}@example.com`, subject: 'Feedback', body: 'Dear all, ' },
    },
    {
      type: 'location',
      name: `Branch ${number}`,
      values: { lat: '52.52', lng: (number / 1_000).toFixed(3) },
    },
  ];
  const kind = kinds[number % kinds.length] ?? { type: 'text', name: '', values: { text: '' } };
  const folders = [null, 'Café', 'Events', null, 'Shop window'];
  return {
    v: 2,
    ...kind,
    folder: folders[number % folders.length] ?? null,
    look: { design, size: 512 },
    createdAt: at,
    updatedAt: at,
  };
}

/** Creates a user's history as a browser does, and saves codes to it in this order. */
export async function seedHistory(
  url: string,
  { headers }: Account,
  codes: readonly StoredCode[],
): Promise<SeededHistory> {
  const send = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await postGraphql(url, query, variables, headers);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { me }: { me: { id: string } } = Object(await send('{ me { id } }'));
  const keyId = crypto.randomUUID();
  const raw = generateHistoryKey();
  const context = { userId: me.id, keyId };
  const keys = [
    await wrapKey(raw, password, { ...context, method: 'PASSWORD' }),
    await wrapKey(raw, parseRecoveryCode(generateRecoveryCode()) ?? '', { ...context, method: 'RECOVERY' }),
  ];
  await send('mutation ($input: CreateHistoryInput!) { createHistory(input: $input) { keyId } }', {
    input: { keyId, keys, password },
  });
  const key = await importHistoryKey(raw);
  for (let from = 0; from < codes.length; from += 100) {
    const records = await Promise.all(
      codes.slice(from, from + 100).map(async (code) => {
        const id = crypto.randomUUID();
        return { id, version: 1, ciphertext: await encryptRecord(key, { ...context, id, version: 1 }, code) };
      }),
    );
    await send('mutation ($input: SaveHistoryRecordsInput!) { saveHistoryRecords(input: $input) { id } }', {
      input: { keyId, records },
    });
  }
  return { ...context, raw };
}
