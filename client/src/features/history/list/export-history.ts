import type { Design } from '@canary/qr/design/design';
import { toCsv } from '@canary/tables/write-csv';
import { encryptFile } from '@canary/vault/encrypted-file';
import { payloadOf } from '../code-files.ts';
import { type ListedCode, linkStateOf, stateWords } from '../dynamic/listed-code.ts';
import { type HistoryEntry, type SavedCode, typeNameOf } from '../history-entry.ts';
import type { Preset } from '../presets/preset.ts';

export const fileFormat = 'canary-qr-history';
/** The version of the file's format, and of the records in it. */
export const fileVersion = 2;

export const encryptedFileFormat = 'canary-qr-history-encrypted';

/** How a whole history is exported: as JSON, encrypted or not, or as a table, which can't be imported. */
export type ExportFormat = 'encrypted' | 'json' | 'csv';

export const fileNames: Readonly<Record<ExportFormat, string>> = {
  encrypted: 'canary-qr-history-encrypted.json',
  json: 'canary-qr-history.json',
  csv: 'canary-qr-history.csv',
};

/** A code in an exported file, with the id that it had in the history. */
export type FileEntry = Omit<SavedCode, 'v'> & { readonly id: string };

/** A preset in an exported file, with its images. */
export interface FilePreset {
  readonly name: string;
  readonly design: Design;
}

/** Exports the whole history with its presets, unencrypted, as readable JSON. */
export function writeHistoryFile(
  entries: readonly HistoryEntry[],
  presets: readonly Preset[],
  folders: readonly string[],
  exportedAt: string,
): string {
  const codes = entries.map(({ id, code: { v: _, ...code } }): FileEntry => ({ id, ...code }));
  const readable = presets.flatMap(({ name, design }): FilePreset[] => (design ? [{ name, design }] : []));
  return `${JSON.stringify({ format: fileFormat, version: fileVersion, exportedAt, codes, presets: readable, folders }, null, 2)}\n`;
}

/** Encrypts the text of an exported file with a passphrase. */
export async function writeEncryptedFile(text: string, passphrase: string): Promise<string> {
  return `${JSON.stringify({ format: encryptedFileFormat, ...(await encryptFile(text, passphrase)) }, null, 2)}\n`;
}

/** Writes the codes as a table, with the text that a scanner reads as their content. */
export function writeCsvFile(codes: readonly ListedCode[]): string {
  const rows = codes.map((listed) => {
    const { code, link } = listed;
    return [
      code.name,
      typeNameOf(code),
      code.folder ?? '',
      payloadOf(code) ?? '',
      code.createdAt,
      code.updatedAt,
      link?.shortUrl ?? '',
      link?.target ?? '',
      link?.counts.scans ?? '',
      csvStates[linkStateOf(listed) ?? ''] ?? '',
    ];
  });
  const dynamic = ['Short link', 'Target', 'Scans', 'State'];
  return toCsv([['Name', 'Type', 'Folder', 'Content', 'Created', 'Changed', ...dynamic], ...rows]);
}

/** The states of dynamic codes in a table. */
const csvStates: Readonly<Record<string, string>> = {
  ACTIVE: 'Active',
  ...Object.fromEntries(Object.entries(stateWords).map(([state, { badge }]) => [state, badge])),
};
