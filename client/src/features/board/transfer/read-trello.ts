import { marksDoneByName } from '@canary/board/done';
import { boardText } from '@canary/board/texts';
import { FileError } from '@canary/tables/file-error';
import type { z } from 'zod';
import type { Attachment } from './attachments.ts';
import { progressStep } from './board-file.ts';
import { createDayReader } from './day-in-zone.ts';
import { type FitOptions, fitBoard } from './fit-board.ts';
import type { DraftCard } from './fit-card.ts';
import { cleanText } from './fit-text.ts';
import { readItem, readItems } from './read-item.ts';
import { type ImportedFile, type ReceiptBuilder, startReceipt } from './receipt.ts';
import { readLabels, readLists, readPeople } from './trello-board.ts';
import {
  isTrelloBoard,
  isTrelloCard,
  sortByPosition,
  type TrelloAttachment,
  type TrelloCard,
  trelloBoard,
  trelloCard,
  withOwnIds,
} from './trello-export.ts';
import { authorOf, groupComments, mergeChecklists, readActions, readChecklists } from './trello-texts.ts';

interface TrelloOptions extends FitOptions {
  /** The IANA name of the time zone that due dates are shown in; defaults to that of the browser. */
  readonly timeZone?: string | undefined;
}

/**
 * Reads a board that was exported from Trello as JSON, or a single card. Values that can't be read are left out, with a
 * note.
 *
 * @param value the parsed JSON
 * @throws {FileError} if the file is neither a board nor a card
 */
export function readTrello(value: unknown, { timeZone, ...options }: TrelloOptions = {}): ImportedFile {
  const receipt = startReceipt('Trello');
  const source = readItem(trelloBoard, asBoard(value), '', receipt);
  if (!source) throw notABoard();
  const { lists, ids, closedIds } = readLists(source.lists, receipt);
  const cards = readCards(source.cards, ids, receipt, (share) => options.onProgress?.(share / 2));
  const { actions, comments } = readActions(source.actions, receipt);
  const labels = readLabels(source.labels, cards, receipt);
  const people = readPeople(source.members, cards, actions, comments.map(authorOf), receipt);
  const checklists = readChecklists(source.checklists, cards, receipt);
  const texts = groupComments(comments, cards, receipt);
  const dayOf = createDayReader(timeZone);
  const doneLists = new Set(lists.flatMap(({ id, name }) => (marksDoneByName(name) ? id : [])));

  const read = (card: TrelloCard): DraftCard => {
    noteLosses(card, receipt);
    return {
      number: card.idShort ?? null,
      title: card.name,
      description: card.desc ?? '',
      column: card.idList ?? '',
      labels: card.idLabels,
      assignees: card.idMembers,
      dueOn: readDue(card, dayOf),
      doneOn: card.dueComplete || doneLists.has(card.idList ?? '') ? readDoneDay(card, dayOf) : null,
      checklist: mergeChecklists(checklists.get(card.id) ?? [], card, receipt),
      comments: [],
      notes: [],
      ...texts.get(card.id),
      isArchived: card.closed || closedIds.has(card.idList ?? ''),
      addresses: [card.shortLink, card.id].flatMap((id) => (id ? `https://trello.com/c/${id}` : [])),
      attachments: card.attachments.map(readAttachment),
    };
  };

  noteBoardLosses(source, receipt);
  const draft = { name: source.name || 'Trello board', lists, labels, people, cards: cards.map(read) };
  return fitBoard(draft, receipt, {
    ...options,
    onProgress: (share) => options.onProgress?.((1 + share) / 2),
  });
}

/** A single card becomes a board with this card. */
function asBoard(value: unknown): object {
  if (isTrelloBoard(value)) return value;
  if (!isTrelloCard(value)) throw notABoard();
  return { ...value, desc: '', lists: 'list' in value ? [value.list] : [], cards: [value] };
}

function notABoard(): FileError {
  return new FileError('This JSON file is neither a Trello board nor an exported board.');
}

/** The cards in the order of their lists, and of their positions. */
function readCards(
  items: readonly unknown[],
  lists: readonly string[],
  receipt: ReceiptBuilder,
  onProgress: (share: number) => void,
): TrelloCard[] {
  const cards = withOwnIds(
    readItems(trelloCard, items, 'Card', receipt, (index) => {
      if (index % progressStep === 0) onProgress(index / items.length);
    }),
  );
  const byList = new Map<string, TrelloCard[]>([...lists, ''].map((id) => [id, []]));
  for (const card of cards) {
    const ofList = byList.get(card.idList ?? '');
    receipt.note('changed', 'Cards of an unknown list', 'They are in the first column.', {
      count: Number(!ofList || !card.idList),
      example: boardText(cleanText(card.name)),
    });
    (ofList ?? byList.get('') ?? []).push(card);
  }
  return [...byList.values()].flatMap((ofList) => sortByPosition(ofList));
}

function readDue({ due }: TrelloCard, dayOf: (time: string) => string): string | null {
  if (!due) return null;
  return due.includes('T') ? dayOf(due) : due;
}

/** The day on which a card was done: exports before 2025 have only the time of the card's last activity. */
function readDoneDay(
  { dateCompleted, dateLastActivity }: TrelloCard,
  dayOf: (time: string) => string,
): string {
  return dayOf(dateCompleted ?? dateLastActivity ?? new Date().toISOString());
}

/** Exports of earlier years don't say which attachments are uploads. */
const uploadAddress = /^https?:\/\/(?:trello-attachments\.s3\.|[\w.]*trello\.com\/1\/)/;

function readAttachment({ name, url, isUpload }: TrelloAttachment): Attachment {
  const address = url ?? '';
  const isFile = address === '' || (isUpload ?? uploadAddress.test(address));
  return isFile ? { name: name || address, address: null } : { name, address };
}

/** Notes the data of a Trello card that a card of this board can't have. */
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
  lose('Votes', 'Cards have no votes.', card.idMembersVoted.length);
  lose('Covers', 'Cards have no covers.', Number(cover.some(Boolean)));
  lose('Custom fields', 'Cards have no custom fields.', card.customFieldItems.length);
  lose('Start dates', 'Cards have a due day, and no start.', Number(Boolean(card.start)));
  lose('Places', 'Cards have no place.', Number(Boolean(card.coordinates)));
  lose('Data of Power-Ups', 'There are no Power-Ups or automations.', card.pluginData.length);
  receipt.note('changed', 'Template cards', 'They are plain cards.', {
    count: Number(Boolean(card.isTemplate)),
    example,
  });
  receipt.note('changed', 'Times of due dates', 'A card is due on a day: the day in your time zone.', {
    count: Number(Boolean(card.due)),
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
