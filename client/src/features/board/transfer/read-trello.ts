import { boardText } from '@canary/input/board-text';
import { maxArchivedTasks, maxBoardName, maxCardNumber, maxTasks } from '@canary/input/limits';
import type { z } from 'zod';
import {
  boardFileFormat,
  boardFileVersion,
  checkBoard,
  type FileCard,
  type OnProgress,
  progressStep,
} from './board-file.ts';
import { BoardFileError, parsePart, quote } from './board-file-error.ts';
import { createDayReader } from './day-in-zone.ts';
import { fitCard } from './fit-card.ts';
import { cleanText, fitLine } from './fit-text.ts';
import { type ImportedFile, type ReceiptBuilder, startReceipt } from './receipt.ts';
import { assigneesOf, readColumns, readLabels, readPeople } from './trello-board.ts';
import {
  byPosition,
  isTrelloBoard,
  isTrelloCard,
  parseAll,
  requireUnique,
  type TrelloCard,
  trelloBoard,
  trelloCard,
  trelloList,
} from './trello-export.ts';
import { mergeChecklists, readChecklists, readComments } from './trello-texts.ts';

interface TrelloOptions {
  /** The IANA name of the time zone that due dates are shown in; defaults to that of the browser. */
  readonly timeZone?: string | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Reads a board that was exported from Trello as JSON.
 *
 * @param value the parsed JSON
 * @throws {BoardFileError}
 */
export function readTrello(
  value: unknown,
  { timeZone, onProgress = () => undefined }: TrelloOptions = {},
): ImportedFile {
  if (!isTrelloBoard(value)) {
    throw new BoardFileError(
      isTrelloCard(value)
        ? 'This file holds one card of a Trello board. Export the whole board: in its menu, choose Print, export, and share.'
        : 'This JSON file is neither a Trello board nor an exported board.',
    );
  }
  const receipt = startReceipt('Trello');
  const source = parsePart(trelloBoard, value, '');
  const lists = parseAll(trelloList, source.lists, 'List').toSorted(byPosition);
  const { columns, columnOf } = readColumns(lists, receipt);
  const cards = readCards(source.cards, lists, (share) => onProgress(share / 2));
  const { labels, labelOf } = readLabels(source.labels, cards, receipt);
  const { people, personOf } = readPeople(source.members, receipt);
  const checklists = readChecklists(source.checklists, cards, receipt);
  const comments = readComments(source.actions, cards, receipt);
  const dayOf = createDayReader(timeZone);
  const numbers = new Set<number>();

  const read = (card: TrelloCard): FileCard => {
    noteLosses(card, receipt);
    const { isListClosed, ...column } = columnOf(card.idList);
    const isArchived = card.closed || isListClosed;
    receipt.find(isArchived ? 'archived cards' : 'cards');
    receipt.find('descriptions', Number((card.desc ?? '').trim() !== ''));
    receipt.find('due days', Number(Boolean(card.due)));
    const due = card.due && !card.dueComplete ? dayOf(card.due) : null;
    return fitCard(
      {
        number: uniqueNumber(card, numbers, receipt),
        title: card.name,
        description: card.desc ?? '',
        column: column.id,
        labels: card.idLabels.flatMap((id) => labelOf.get(id) ?? []),
        assignees: assigneesOf(card, personOf, receipt),
        dueOn: due,
        checklist: mergeChecklists(checklists.get(card.id) ?? [], card, receipt),
        comments: comments.get(card.id) ?? [],
        isArchived,
      },
      receipt,
    );
  };

  noteBoardLosses(source, receipt);
  const name = fitLine(source.name, maxBoardName, 'Trello board');
  receipt.note('changed', 'Long name of the board', `A name has up to ${maxBoardName} characters.`, {
    count: Number(name.whole !== undefined),
  });
  const board = checkBoard(
    {
      format: boardFileFormat,
      version: boardFileVersion,
      name: name.text,
      columns,
      labels,
      people,
      cards: cards.map(read),
    },
    (share) => onProgress((1 + share) / 2),
  );
  return { board, receipt: receipt.finish(board) };
}

/** The cards in the order of their lists, and of their positions. */
function readCards(
  items: readonly unknown[],
  lists: readonly { readonly id: string }[],
  onProgress: OnProgress,
): TrelloCard[] {
  const max = maxTasks + maxArchivedTasks;
  if (items.length > max) {
    throw new BoardFileError(
      `A board has up to ${maxTasks.toLocaleString('en')} cards and ${maxArchivedTasks.toLocaleString('en')} archived cards; this file has ${items.length.toLocaleString('en')}.`,
    );
  }
  const places = new Map(lists.map(({ id }, index) => [id, index]));
  const cards = parseAll(trelloCard, items, 'Card', (index) => {
    if (index % progressStep === 0) onProgress(index / items.length);
  });
  requireUnique(cards, 'Card');
  for (const [index, { name, idList }] of cards.entries()) {
    if (!places.has(idList)) {
      throw new BoardFileError(
        `Card ${index + 1} (${quote(name)}): Its list ${quote(idList)} isn’t in the file.`,
      );
    }
  }
  const placeOf = ({ idList }: TrelloCard) => places.get(idList) ?? 0;
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other) || byPosition(one, other));
}

/** The number of a card, if no other card has it. */
function uniqueNumber(
  { name, idShort }: TrelloCard,
  numbers: Set<number>,
  receipt: ReceiptBuilder,
): number | null {
  if (idShort == null) return null;
  if (numbers.has(idShort) || idShort < 1 || idShort > maxCardNumber) {
    receipt.note(
      'changed',
      'Numbers of cards',
      'The number isn’t usable, or another card has it. The card gets a new one.',
      {
        example: boardText(name),
      },
    );
    return null;
  }
  numbers.add(idShort);
  return idShort;
}

/** Notes what a card of Trello has and a card of this board hasn’t. */
function noteLosses(card: TrelloCard, receipt: ReceiptBuilder): void {
  const example = boardText(cleanText(card.name));
  const lose = (what: string, reason: string, count: number) =>
    receipt.note('left out', what, reason, { count, example });
  const cover = [
    card.idAttachmentCover,
    card.cover?.color,
    card.cover?.idAttachment,
    card.cover?.idUploadedBackground,
  ];
  lose('Attachments', 'Cards have no attachments.', card.attachments.length);
  lose('Votes', 'Cards have no votes.', card.idMembersVoted.length);
  lose('Covers', 'Cards have no covers.', Number(cover.some(Boolean)));
  lose('Custom fields', 'Cards have no custom fields.', card.customFieldItems.length);
  lose('Start dates', 'Cards have a due day, and no start.', Number(Boolean(card.start)));
  lose(
    'Due dates marked as complete',
    'A due day can’t be marked as complete here, so the card would look overdue.',
    Number(Boolean(card.due && card.dueComplete)),
  );
  lose('Places', 'Cards have no place.', Number(Boolean(card.coordinates)));
  lose('Data of Power-Ups', 'There are no Power-Ups or automations.', card.pluginData.length);
  receipt.note('changed', 'Template cards', 'They are plain cards.', {
    count: Number(Boolean(card.isTemplate)),
    example,
  });
  receipt.note('changed', 'Times of due dates', 'A card is due on a day: the day in your time zone.', {
    count: Number(Boolean(card.due && !card.dueComplete)),
    example,
  });
}

function noteBoardLosses(
  { desc, powerUps, pluginData }: z.output<typeof trelloBoard>,
  receipt: ReceiptBuilder,
): void {
  receipt.note('left out', 'Description of the board', 'A board has a name only.', {
    count: Number((desc ?? '').trim() !== ''),
  });
  receipt.note('left out', 'Power-Ups', 'There are no Power-Ups or automations.', {
    count: powerUps.length + pluginData.length,
  });
}
