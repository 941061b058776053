import { boardFileFormat, boardFileVersion, checkBoard, type OnProgress } from './board-file.ts';
import { BoardFileError } from './board-file-error.ts';
import { countedThings, countThings, type ImportedFile, startReceipt } from './receipt.ts';

/** Whether parsed JSON says that it is an exported board. */
export function isBoardFile(value: unknown): value is { readonly format: unknown } {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'format');
}

/**
 * Reads an exported board; see docs/board-file.md.
 *
 * @param value the parsed JSON
 * @throws {BoardFileError}
 */
export function readBoardFile(value: unknown, onProgress?: OnProgress): ImportedFile {
  if (!isBoardFile(value) || value.format !== boardFileFormat) {
    throw new BoardFileError('This JSON file isn’t an exported board.');
  }
  const version = 'version' in value ? value.version : undefined;
  if (typeof version === 'number' && version > boardFileVersion) {
    throw new BoardFileError(
      `This file has version ${version} of the format, and this page reads version ${boardFileVersion}. Reload the page and try again.`,
    );
  }
  const board = checkBoard(value, onProgress);
  const receipt = startReceipt('board file');
  const counts = countThings(board);
  for (const what of countedThings) receipt.find(what, counts[what]);
  return { board, receipt: receipt.finish(board) };
}
