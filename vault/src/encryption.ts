import { encodeContext } from './aes-gcm.ts';
import { parseFolder, type SavedFolder } from './folder.ts';
import { decryptJson, encryptJson } from './padded-json.ts';
import { parseImage, parsePreset, type SavedPreset } from './preset.ts';
import { parseStoredCode, type StoredCode } from './record.ts';
import { parseRun } from './run.ts';

/** Maximum size of an encrypted code or preset in bytes, before base64url. */
export const maxCiphertextBytes = 16_384;
/** Maximum size of an encrypted image in bytes, before base64url: 128 KiB as a data URL. */
export const maxImageCiphertextBytes = 181_248;
/** Maximum size of an encrypted run in bytes, before base64url: 192 KiB compressed, as a data URL. */
export const maxRunCiphertextBytes = 262_144;
/** Maximum size of an encrypted folder in bytes, before base64url. */
export const maxFolderCiphertextBytes = 1_024;

/**
 * Identifies one version of one record. It is authenticated with the ciphertext, so the server can't swap records
 * between ids, users, keys or versions.
 */
export interface RecordContext {
  readonly userId: string;
  readonly keyId: string;
  readonly id: string;
  /** 1 for a new record, incremented with every change. */
  readonly version: number;
}

/** The label differs by kind, so the server can't present a record as a record of another kind. */
const associatedDataOf = (label: string, { userId, keyId, id, version }: RecordContext) =>
  encodeContext(label, userId, keyId, id, String(version));

const codeLabel = 'canary-qr/history/1';
const presetLabel = 'canary-qr/history-preset/1';
const imageLabel = 'canary-qr/history-image/1';
const runLabel = 'canary-qr/history-run/1';
const folderLabel = 'canary-qr/history-folder/1';

/**
 * Encrypts a saved code.
 *
 * @param key from `importHistoryKey`
 * @returns base64url of at most {@link maxCiphertextBytes} bytes
 * @throws {TooLargeError} if the JSON is longer than 16,128 bytes
 * @example
 * const ciphertext = await encryptRecord(key, { userId, keyId, id, version: 1 }, code);
 * await decryptRecord(key, { userId, keyId, id, version: 1 }, ciphertext); // equals code
 */
export async function encryptRecord(
  key: CryptoKey,
  context: RecordContext,
  record: StoredCode,
): Promise<string> {
  return encryptJson(key, associatedDataOf(codeLabel, context), record, maxCiphertextBytes);
}

/**
 * Decrypts the result of {@link encryptRecord} for the same context.
 *
 * @throws {DecryptionError} if the key or context is different or the ciphertext was modified
 * @throws {UnknownFormatError} if a newer version of the site wrote it, or it isn't a ciphertext at all
 * @throws {NotARecordError} if the plaintext isn't a saved code
 */
export async function decryptRecord(
  key: CryptoKey,
  context: RecordContext,
  ciphertext: string,
): Promise<StoredCode> {
  return parseStoredCode(await decryptJson(key, associatedDataOf(codeLabel, context), ciphertext));
}

/**
 * Encrypts a preset. Its images are records of their own.
 *
 * @returns base64url of at most {@link maxCiphertextBytes} bytes
 * @throws {TooLargeError} if the JSON is longer than 16,128 bytes
 */
export async function encryptPreset(
  key: CryptoKey,
  context: RecordContext,
  preset: SavedPreset,
): Promise<string> {
  return encryptJson(key, associatedDataOf(presetLabel, context), preset, maxCiphertextBytes);
}

/**
 * Decrypts the result of {@link encryptPreset} for the same context.
 *
 * @throws {DecryptionError} if the key or context is different or the ciphertext was modified
 * @throws {UnknownFormatError} if a newer version of the site wrote it, or it isn't a ciphertext at all
 * @throws {NotARecordError} if the plaintext isn't a preset
 */
export async function decryptPreset(
  key: CryptoKey,
  context: RecordContext,
  ciphertext: string,
): Promise<SavedPreset> {
  return parsePreset(await decryptJson(key, associatedDataOf(presetLabel, context), ciphertext));
}

/**
 * Encrypts an image.
 *
 * @param image a data URL
 * @returns base64url of at most {@link maxImageCiphertextBytes} bytes
 * @throws {TooLargeError} if the data URL has more than about 180,900 characters
 */
export async function encryptImage(key: CryptoKey, context: RecordContext, image: string): Promise<string> {
  const record = { v: 1, image };
  return encryptJson(key, associatedDataOf(imageLabel, context), record, maxImageCiphertextBytes);
}

/**
 * Decrypts the result of {@link encryptImage} for the same context.
 *
 * @returns a data URL
 * @throws {DecryptionError} if the key or context is different or the ciphertext was modified
 * @throws {UnknownFormatError} if a newer version of the site wrote it, or it isn't a ciphertext at all
 * @throws {NotARecordError} if the plaintext isn't an image
 */
export async function decryptImage(
  key: CryptoKey,
  context: RecordContext,
  ciphertext: string,
): Promise<string> {
  return parseImage(await decryptJson(key, associatedDataOf(imageLabel, context), ciphertext));
}

/**
 * Encrypts a run of many codes.
 *
 * @param run its settings and rows, as the data URL of a gzip file
 * @returns base64url of at most {@link maxRunCiphertextBytes} bytes
 * @throws {TooLargeError} if the data URL has more than `maxRunLength` characters
 */
export async function encryptRun(key: CryptoKey, context: RecordContext, run: string): Promise<string> {
  return encryptJson(key, associatedDataOf(runLabel, context), { v: 1, run }, maxRunCiphertextBytes);
}

/**
 * Decrypts the result of {@link encryptRun} for the same context.
 *
 * @returns the data URL of a gzip file
 * @throws {DecryptionError} if the key or context is different or the ciphertext was modified
 * @throws {UnknownFormatError} if a newer version of the site wrote it, or it isn't a ciphertext at all
 * @throws {NotARecordError} if the plaintext isn't a run
 */
export async function decryptRun(
  key: CryptoKey,
  context: RecordContext,
  ciphertext: string,
): Promise<string> {
  return parseRun(await decryptJson(key, associatedDataOf(runLabel, context), ciphertext));
}

/**
 * Encrypts a folder.
 *
 * @returns base64url of at most {@link maxFolderCiphertextBytes} bytes
 * @throws {TooLargeError} if the JSON is longer than 768 bytes
 */
export async function encryptFolder(
  key: CryptoKey,
  context: RecordContext,
  folder: SavedFolder,
): Promise<string> {
  return encryptJson(key, associatedDataOf(folderLabel, context), folder, maxFolderCiphertextBytes);
}

/**
 * Decrypts the result of {@link encryptFolder} for the same context.
 *
 * @throws {DecryptionError} if the key or context is different or the ciphertext was modified
 * @throws {UnknownFormatError} if a newer version of the site wrote it, or it isn't a ciphertext at all
 * @throws {NotARecordError} if the plaintext isn't a folder
 */
export async function decryptFolder(
  key: CryptoKey,
  context: RecordContext,
  ciphertext: string,
): Promise<SavedFolder> {
  return parseFolder(await decryptJson(key, associatedDataOf(folderLabel, context), ciphertext));
}
