import { maxCardTitle, maxChecklistItemText, maxComment, maxDescription } from '@canary/board/limits';
import { FileError } from '@canary/tables/file-error';
import {
  type BoardFile,
  boardFileFormat,
  boardFileVersion,
  checkBoard,
  type FileCard,
  type OnProgress,
} from './board-file.ts';
import { cardAddress, createCardFinder, linkCards } from './card-links.ts';
import { countedThings, countThings, type ImportedFile, startReceipt } from './receipt.ts';

interface BoardFileOptions {
  /** The address that the board will have. Links between cards lead there. */
  readonly address?: string | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/** Whether parsed JSON says that it is an exported board. */
export function isBoardFile(value: unknown): value is { readonly format: unknown } {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'format');
}

/**
 * Reads an exported board; see docs/board-file.md.
 *
 * @param value the parsed JSON
 * @throws {FileError}
 */
export function readBoardFile(value: unknown, { address, onProgress }: BoardFileOptions = {}): ImportedFile {
  if (!isBoardFile(value) || value.format !== boardFileFormat) {
    throw new FileError('This JSON file isn’t an exported board.');
  }
  const version = 'version' in value ? value.version : undefined;
  if (typeof version === 'number' && version > boardFileVersion) {
    throw new FileError(
      `This file has version ${version} of the format, and this page reads version ${boardFileVersion}. Reload the page and try again.`,
    );
  }
  const read = checkBoard(value, onProgress);
  const board = { ...read, cards: linkToBoard(read, address) };
  const receipt = startReceipt('board file');
  const counts = countThings(board);
  for (const what of countedThings) receipt.find(what, counts[what]);
  return { board, receipt: receipt.finish(board) };
}

/** Leads the links between a board's cards to its new address. */
function linkToBoard({ address: old, cards }: BoardFile, address: string | undefined): FileCard[] {
  if (old === null || address === undefined) return cards;
  const findCard = createCardFinder(
    cards.map(({ number }) => ({ addresses: number === null ? [] : [cardAddress(old, number)], number })),
    address,
  );
  return cards.map((card) => {
    const linked = linkCards(card, findCard);
    // The new address may be longer than the old address.
    return hasRoom(linked) ? linked : card;
  });
}

function hasRoom({ title, description, checklist, comments }: FileCard): boolean {
  return (
    title.length <= maxCardTitle &&
    description.length <= maxDescription &&
    checklist.every(({ text }) => text.length <= maxChecklistItemText) &&
    comments.every(({ text }) => text.length <= maxComment)
  );
}
