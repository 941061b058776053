import { maxHistoryRecords } from '@canary/input/limits';
import { parseSavedCode, type SavedCode } from '@canary/vault/record';
import { z } from 'zod';
import { shorten } from './code-name.ts';
import type { KeptCode } from './kept-code.ts';
import { knownType } from './open-path.ts';

/** By what a file says that it is one of ours. */
const format = 'canary-qr-history';
const version = 1;

export const historyFileName = 'canary-qr-history.json';

/** How large a file may be that is read: 50,000 codes with long contents come to less. */
const mostBytes = 64 * 1024 * 1024;

/** A code as the file has it, under the id that it had in the history. */
export type FileCode = Omit<SavedCode, 'v'> & { readonly id: string };

const outer = z.object({
  format: z.literal(format),
  version: z.number().int(),
  codes: z.array(z.unknown()),
});

/** The whole history as a file that people and programs can read. */
export function writeHistoryFile(codes: readonly KeptCode[], exportedAt: string): string {
  const written = codes.map(({ id, code: { v: _, ...code } }): FileCode => ({ id, ...code }));
  return `${JSON.stringify({ format, version, exportedAt, codes: written }, null, 2)}\n`;
}

/** A file that can't be read, and why, as a page can show it. */
export class HistoryFileError extends Error {
  override readonly name = 'HistoryFileError';
}

/** Reads a file before anything of it is used. @throws {HistoryFileError} */
export async function readHistoryFile(file: Blob): Promise<readonly FileCode[]> {
  if (file.size > mostBytes)
    throw new HistoryFileError('This file is larger than 64 MB. No history that Export saves is.');
  const parsed = outer.safeParse(parseJson(await file.text()));
  if (!parsed.success) {
    throw new HistoryFileError(
      'This isn’t an exported history. Choose a file that Export on this page has saved.',
    );
  }
  const { data } = parsed;
  if (data.version > version) {
    throw new HistoryFileError(
      'This file is from a newer version of the site. Reload the page and try again.',
    );
  }
  if (data.codes.length > maxHistoryRecords) {
    throw new HistoryFileError('This file has more than 50,000 codes, and a history holds no more.');
  }
  return data.codes.map(readCode);
}

const ownId = z.object({ id: z.uuid() });
/** As they are kept when they are typed. */
const names = z.object({
  name: z.string().transform(shorten).pipe(z.string().min(1)),
  folder: z.nullable(z.string().transform(shorten)).transform((folder) => folder || null),
});

function readCode(value: unknown, index: number): FileCode {
  try {
    const { id } = ownId.parse(value);
    const { v: _, ...code } = parseSavedCode({ ...Object(value), v: 1 });
    if (!knownType(code.type)) throw new Error('No type of ours');
    return { id: id.toLowerCase(), ...code, ...names.parse(code) };
  } catch {
    throw new HistoryFileError(
      `Code ${index + 1} in this file can’t be read, so nothing was imported. Was the file changed by hand?`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
