import { maxFolders, maxHistoryRecords, maxPresets, maxSavedAtOnce } from '@canary/input/limits';
import { readDesign } from '@canary/qr/design/read-design';
import { type EncryptedFile, parseEncryptedFile } from '@canary/vault/encrypted-file';
import { parseStoredCode } from '@canary/vault/record';
import { z } from 'zod';
import { guardLeaving } from '#shared/browser/navigation.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import { numbersIn } from '#shared/format/numbers.ts';
import { ImageFileError } from '#shared/images/image-file-error.ts';
import { readDesignImages } from '#shared/images/read-design-images.ts';
import { drawingKey } from '../code-changes.ts';
import {
  type HistoryEntry,
  knownTypeId,
  normaliseName,
  runOf,
  type SavedCode,
  toSavedCode,
} from '../history-entry.ts';
import { imagesOf } from '../parts/design-images.ts';
import type { Preset } from '../presets/preset.ts';
import { batchesOf } from '../sync/batches.ts';
import type { HistoryStore, NewRecord } from '../sync/history-store.ts';
import { conflictingIds } from '../sync/record-client.ts';
import {
  encryptedFileFormat,
  type FileEntry,
  type FilePreset,
  fileFormat,
  fileVersion,
} from './export-history.ts';
import { describeWrongFile } from './wrong-file.ts';

/** Largest file, in bytes: enough for a full history of codes with long contents. */
const maxFileBytes = 64 * 1024 * 1024;

const fileSchema = z.object({
  format: z.literal(fileFormat),
  version: z.number().int(),
  codes: z.array(z.unknown()),
  presets: z.array(z.unknown()).max(maxPresets),
  /** The names of folders that also exist without codes. */
  folders: z.array(z.string()).max(maxFolders),
});

/** The file can't be imported. The message is for display. */
export class HistoryFileError extends Error {
  override readonly name = 'HistoryFileError';
}

export interface HistoryFile {
  readonly codes: readonly FileEntry[];
  readonly presets: readonly FilePreset[];
  readonly folders: readonly string[];
}

/** An exported file that can only be read with its passphrase. */
interface LockedFile {
  readonly locked: EncryptedFile;
}

/**
 * Reads and validates an exported file.
 *
 * @throws {HistoryFileError}
 */
export async function readHistoryFile(file: Blob): Promise<HistoryFile | LockedFile> {
  if (file.size > maxFileBytes)
    throw new HistoryFileError(
      'This file is larger than 64 MB, so it can’t be imported. Choose a smaller one.',
    );
  const content = parseJson(await file.text());
  const locked = readLocked(content);
  if (locked) return { locked };
  const parsed = fileSchema.safeParse(content);
  if (!parsed.success) throw new HistoryFileError(describeWrongFile(file, content));
  const { data } = parsed;
  if (data.version > fileVersion) {
    throw new HistoryFileError(
      'This file is from a newer version of the site. Reload the page and try again.',
    );
  }
  if (data.codes.length > maxHistoryRecords) {
    throw new HistoryFileError(
      `This file has more than ${numbersIn().number(maxHistoryRecords)} codes, the limit of a history.`,
    );
  }
  return {
    codes: data.codes.map(readCode),
    presets: data.presets.map(readPreset),
    folders: data.folders.map(normaliseName).filter(Boolean),
  };
}

/**
 * Checks the images of a file's designs as if they were uploaded, except images that the history has already.
 *
 * @throws {HistoryFileError} if an image can't be used
 */
export async function readFileImages(
  { codes, presets }: Pick<HistoryFile, 'codes' | 'presets'>,
  entries: readonly HistoryEntry[],
): Promise<Pick<HistoryFile, 'codes' | 'presets'>> {
  const hasImages = [...codes.map(({ look }) => look), ...presets].some(
    ({ design }) => imagesOf(design).length > 0,
  );
  if (!hasImages) return { codes, presets };
  const known = new Set(entries.flatMap(({ code }) => imagesOf(code.look.design)));
  const read: { codes: FileEntry[]; presets: FilePreset[] } = { codes: [], presets: [] };
  try {
    // Images are read one after the other: decoding an image takes a worker and megabytes.
    for (const code of codes) {
      const design = await readDesignImages(code.look.design, known);
      read.codes.push({ ...code, look: { ...code.look, design } });
    }
    for (const preset of presets) {
      read.presets.push({ ...preset, design: await readDesignImages(preset.design, known) });
    }
  } catch (error) {
    if (!(error instanceof ImageFileError)) throw error;
    throw new HistoryFileError(
      `An image in this file can’t be used, so nothing was imported. ${error.message}`,
    );
  }
  return read;
}

const idSchema = z.object({ id: z.uuid() });
/** The names of a code and its folder, normalised like typed names. */
const namesSchema = z.object({
  name: z.string().transform(normaliseName).pipe(z.string().min(1)),
  folder: z.nullable(z.string().transform(normaliseName)).transform((folder) => folder || null),
});

function readCode(value: unknown, index: number): FileEntry {
  try {
    const { id } = idSchema.parse(value);
    const { v: _, ...code } = toSavedCode(parseStoredCode({ ...Object(value), v: fileVersion }));
    if (!knownTypeId(code.type) && !runOf(code)?.table) throw new Error('Unknown content type');
    return { id: id.toLowerCase(), ...code, ...namesSchema.parse(code) };
  } catch {
    throw new HistoryFileError(
      `Code ${index + 1} in this file is invalid, so nothing was imported. Was the file edited?`,
    );
  }
}

function readPreset(value: unknown, index: number): FilePreset {
  try {
    const { name } = namesSchema.pick({ name: true }).parse(value);
    return { name, design: readDesign(Object(value).design) };
  } catch {
    throw new HistoryFileError(
      `Preset ${index + 1} in this file is invalid, so nothing was imported. Was the file edited?`,
    );
  }
}

function readLocked(content: unknown): EncryptedFile | undefined {
  if (Object(content).format !== encryptedFileFormat) return undefined;
  try {
    return parseEncryptedFile(content);
  } catch {
    throw new HistoryFileError('This encrypted file is damaged, or a newer version of the site made it.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface ImportComparison {
  /** Codes that are not in the history. */
  readonly added: readonly NewRecord[];
  /** Number of codes that are in the history already. */
  readonly knownCount: number;
  /** Codes that differ from the code with the same id in the history, under new ids. */
  readonly conflicts: readonly NewRecord[];
}

/** A key that is equal for codes with the same name, folder, creation date, content and look. */
const codeKey = (code: Omit<SavedCode, 'v'>) =>
  JSON.stringify([code.name, code.folder, code.createdAt, drawingKey(code)]);

export function compareWithHistory(
  codes: readonly FileEntry[],
  entries: readonly HistoryEntry[],
): ImportComparison {
  const ids = new Set(entries.map(({ id }) => id));
  const keys = new Set(entries.map(({ code }) => codeKey(code)));
  const added: NewRecord[] = [];
  const conflicts: NewRecord[] = [];
  for (const { id, ...code } of codes) {
    const key = codeKey(code);
    if (keys.has(key)) continue;
    keys.add(key);
    if (ids.has(id)) conflicts.push({ id: crypto.randomUUID(), code: { v: 2, ...code } });
    else added.push({ id, code: { v: 2, ...code } });
    ids.add(id);
  }
  return { added, knownCount: codes.length - added.length - conflicts.length, conflicts };
}

/** Returns the presets of a file that are not saved yet under the same name. */
export function newPresets(inFile: readonly FilePreset[], saved: readonly Preset[]): readonly FilePreset[] {
  return inFile.filter(
    ({ name, design }) => !saved.some((other) => other.name === name && isSameJson(other.design, design)),
  );
}

/**
 * Adds codes to the history. While codes are added, the browser warns the user before the page is closed.
 *
 * @param onProgress called with the number of codes added
 */
export async function importCodes(
  history: Pick<HistoryStore, 'add'>,
  records: readonly NewRecord[],
  onProgress: (done: number) => void,
): Promise<void> {
  const stopGuarding = guardLeaving();
  let done = 0;
  try {
    for (const batch of batchesOf(records, maxSavedAtOnce)) {
      await history.add(batch).catch((error) => {
        // The server never accepts the id of a deleted code again.
        const ids = conflictingIds(error);
        if (ids.length === 0) throw error;
        return history.add(
          batch.map((record) => (ids.includes(record.id) ? { ...record, id: crypto.randomUUID() } : record)),
        );
      });
      done += batch.length;
      onProgress(done);
    }
  } finally {
    stopGuarding();
  }
}
