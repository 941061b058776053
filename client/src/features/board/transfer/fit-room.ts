import { maxArchivedCards, maxBoardBytes, maxCards, maxTextBytes } from '@canary/board/limits';
import { byteLength, bytesOfCard, type FileCard } from './board-file.ts';
import type { ReceiptBuilder } from './receipt.ts';

/** Moves cards that have no room to the archive, and leaves out what has no room there either. */
export function fitRoom(cards: readonly FileCard[], receipt: ReceiptBuilder): FileCard[] {
  let [open, cardBytes, archived, textBytes] = [0, 0, 0, 0];
  const fits = (text: string) => {
    const bytes = byteLength(text);
    if (textBytes + bytes > maxTextBytes) return false;
    textBytes += bytes;
    return true;
  };
  const count = (value: number) => value.toLocaleString('en');
  return cards.flatMap((card): FileCard[] => {
    const bytes = bytesOfCard(card);
    const hasRoom = open < maxCards && cardBytes + bytes <= maxBoardBytes;
    const isArchived = card.isArchived || !hasRoom;
    receipt.note(
      'changed',
      'Cards without room on the board',
      `A board has up to ${count(maxCards)} cards and ${count(maxBoardBytes)} bytes in them. Further cards are in the archive.`,
      { count: Number(isArchived && !card.isArchived), example: card.title },
    );
    if (isArchived && archived === maxArchivedCards) {
      const reason = `An archive has up to ${count(maxArchivedCards)} cards.`;
      receipt.note('left out', 'Cards without room in the archive', reason, { example: card.title });
      return [];
    }
    if (isArchived) archived += 1;
    else [open, cardBytes] = [open + 1, cardBytes + bytes];
    const description = fits(card.description) ? card.description : '';
    const checklist = card.checklist.filter(({ text }) => fits(text));
    const comments = card.comments.filter(({ text }) => fits(text));
    const leftOut = card.checklist.length - checklist.length + card.comments.length - comments.length;
    receipt.note(
      'left out',
      'Texts without room',
      `A board has up to ${count(maxTextBytes)} bytes of descriptions, checklists and comments.`,
      {
        count: Number(description !== card.description) + leftOut,
        example: card.title,
      },
    );
    return [{ ...card, isArchived, description, checklist, comments }];
  });
}
