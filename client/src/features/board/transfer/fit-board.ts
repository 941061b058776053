import type { BoardColor } from '@canary/board/colors';
import {
  maxBoardName,
  maxBoardUserName,
  maxBoardUsers,
  maxCardNumber,
  maxColumns,
  maxLabelName,
  maxLabels,
} from '@canary/board/limits';
import {
  boardFileFormat,
  boardFileVersion,
  checkBoard,
  type FileCard,
  type FileLabel,
  type FilePerson,
  type OnProgress,
  progressStep,
} from './board-file.ts';
import { createCardFinder } from './card-links.ts';
import { type DraftCard, fitCard } from './fit-card.ts';
import { type DraftList, fitLists, type ListChoice } from './fit-lists.ts';
import { fitRoom } from './fit-room.ts';
import { fitLine, losesCharacters } from './fit-text.ts';
import { countFreeNumbers } from './import-plan.ts';
import type { ImportedFile, ListCount, ReceiptBuilder } from './receipt.ts';

/** A board of another product, with more of everything than a board has room for. All ids are those of its file. */
export interface DraftBoard {
  readonly name: string;
  readonly lists: readonly DraftList[];
  readonly labels: readonly { readonly id: string; readonly name: string; readonly color: BoardColor }[];
  readonly people: readonly FilePerson[];
  /** In the order of their lists. A card whose list isn't in `lists` goes to the first column. */
  readonly cards: readonly DraftCard[];
}

/** How a board of another product is imported. */
export interface FitOptions {
  readonly lists?: ListChoice | undefined;
  /** The address that the board will have. Links between cards lead there. */
  readonly address?: string | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/** The user who imports may be a new person. */
const maxPeople = maxBoardUsers - 1;
/** The author of the comments of people that a board has no room for. */
const otherPeople = { id: 'others', name: 'Other people' };

/** Makes a board of another product's board. Nothing of it stops the import: the receipt notes what has no room here. */
export function fitBoard(draft: DraftBoard, receipt: ReceiptBuilder, options: FitOptions = {}): ImportedFile {
  const { onProgress = () => undefined } = options;
  noteRemoved(draft, receipt);
  const { columns, placeOf } = fitLists(draft.lists, options.lists, receipt);
  const { labels, labelOf } = fitLabels(draft, receipt);
  const { people, personOf, nameOf } = fitPeople(draft, receipt);
  receipt.find('columns', draft.lists.length);
  const numbered = numberCards(draft.cards, receipt);
  const findCard = createCardFinder(numbered, options.address);
  const cards = numbered.map((card, index): FileCard => {
    if (index % progressStep === 0) onProgress((0.5 * index) / numbered.length);
    const { column, isArchived, lost } = placeOf(card.column);
    countCard(card, receipt);
    return fitCard(
      {
        ...card,
        column,
        isArchived: card.isArchived || isArchived,
        labels: card.labels.flatMap((id) => labelOf.get(id) ?? []),
        assignees: card.assignees.flatMap((id) => personOf.get(id) ?? []),
        comments: card.comments.map(({ author, text, ...comment }) => {
          const person = personOf.get(author);
          return person === undefined
            ? { ...comment, author: otherPeople.id, text: `${nameOf.get(author)}: ${text}` }
            : { ...comment, author: person, text };
        }),
        notes: lost === undefined ? card.notes : [`List: ${lost}`, ...card.notes],
      },
      findCard,
      receipt,
    );
  });
  const name = fitLine(draft.name, maxBoardName, 'Imported board');
  receipt.note('changed', 'Long name of the board', `A name has up to ${maxBoardName} characters.`, {
    count: Number(name.whole !== undefined),
    example: name.whole,
  });
  const board = checkBoard(
    {
      ...{ format: boardFileFormat, version: boardFileVersion, name: name.text, columns, labels, people },
      cards: fitRoom(cards, receipt),
    },
    (share) => onProgress(0.5 + share / 2),
  );
  return { board, receipt: receipt.finish(board), lists: countLists(draft) };
}

/** The lists to choose from, if a board has no room for all. */
function countLists({ lists, cards }: DraftBoard): ListCount[] | undefined {
  if (lists.length <= maxColumns) return undefined;
  const counts = new Map<string, number>();
  for (const { column, isArchived } of cards)
    if (!isArchived) counts.set(column, (counts.get(column) ?? 0) + 1);
  return lists.map(({ id, name }) => ({ id, name, cards: counts.get(id) ?? 0 }));
}

function countCard(card: DraftCard, receipt: ReceiptBuilder): void {
  receipt.find(card.isArchived ? 'archived cards' : 'cards');
  receipt.find('descriptions', Number(card.description.trim() !== ''));
  receipt.find('due days', Number(card.dueOn != null));
  receipt.find('done cards', Number(card.doneOn != null));
  receipt.find('checklist items', card.checklist.length);
  receipt.find('comments', card.comments.length);
}

function noteRemoved({ name, lists, labels, people }: DraftBoard, receipt: ReceiptBuilder): void {
  for (const text of [name, ...[lists, labels, people].flat().map((item) => item.name)]) {
    if (!losesCharacters(text)) continue;
    receipt.note('changed', 'Removed characters', 'Invisible and broken characters aren’t kept.', {
      example: text,
    });
  }
}

/** Gives each card a number of its own: that of the file, if no card before it has the number. */
function numberCards(cards: readonly DraftCard[], receipt: ReceiptBuilder): DraftCard[] {
  const taken = new Set<number>();
  const unique = cards.map((card) => {
    const { number } = card;
    if (number === null) return card;
    const isUsable = Number.isInteger(number) && number >= 1 && number <= maxCardNumber && !taken.has(number);
    if (isUsable) taken.add(number);
    return isUsable ? card : { ...card, number: null };
  });
  const nextNumber = countFreeNumbers(unique);
  return unique.map((card, index) => {
    if (card.number !== null) return card;
    const [number, before] = [nextNumber(), cards[index]?.number ?? null];
    receipt.note('changed', 'Numbers of cards', 'Another card has the number, or it isn’t usable.', {
      count: Number(before !== null),
      example: `${before} became ${number} (${card.title})`,
    });
    return { ...card, number };
  });
}

/** The items of a list that a board has room for: those that are used most, if there are too many. */
function mostUsed<Item extends { readonly id: string }>(
  items: readonly Item[],
  used: readonly string[],
  max: number,
): readonly Item[] {
  if (items.length <= max) return items;
  const uses = new Map<string, number>();
  for (const id of used) uses.set(id, (uses.get(id) ?? 0) + 1);
  return items.toSorted((one, other) => (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0)).slice(0, max);
}

function fitLabels({ labels: all, cards }: DraftBoard, receipt: ReceiptBuilder) {
  receipt.find('labels', all.length);
  const used = cards.flatMap(({ labels }) => labels);
  const kept = mostUsed(all, used, maxLabels);
  for (const { name } of kept.length < all.length ? all.filter((label) => !kept.includes(label)) : []) {
    const reason = `A board has up to ${maxLabels} labels: those that most cards have.`;
    receipt.note('left out', 'Further labels', reason, { example: name });
  }
  const labels = kept.map(({ name, color }, index): FileLabel => {
    const fitted = fitLine(name, maxLabelName, 'Unnamed');
    receipt.note('changed', 'Long names of labels', `A label’s name has up to ${maxLabelName} characters.`, {
      count: Number(fitted.whole !== undefined),
      example: fitted.whole,
    });
    return { id: `l${index + 1}`, name: fitted.text, color };
  });
  return { labels, labelOf: newIds(kept, labels) };
}

function fitPeople({ people: all, cards }: DraftBoard, receipt: ReceiptBuilder) {
  receipt.find('people', all.length);
  const used = cards.flatMap(({ assignees, comments }) => [
    ...assignees,
    ...comments.map(({ author }) => author),
  ]);
  // One place is for the authors without a person of their own.
  const kept = mostUsed(all, used, all.length > maxPeople ? maxPeople - 1 : maxPeople);
  const further = kept.length < all.length ? all.filter((person) => !kept.includes(person)) : [];
  for (const { name } of further) {
    const reason = `A board has up to ${maxBoardUsers} people. The comments of further people begin with their name.`;
    receipt.note('left out', 'Further people', reason, { example: name });
  }
  const people = kept.map(({ name }, index): FilePerson => {
    const fitted = fitLine(name, maxBoardUserName, 'Unnamed member');
    receipt.note('changed', 'Long names of people', `A name has up to ${maxBoardUserName} characters.`, {
      count: Number(fitted.whole !== undefined),
      example: fitted.whole,
    });
    return { id: `p${index + 1}`, name: fitted.text };
  });
  for (const [index, { name }] of people.entries()) {
    const isFirst = people.findIndex((person) => person.name === name) === index;
    receipt.note('changed', 'People of one name', 'They stay apart, as in the file.', {
      count: Number(!isFirst),
      example: name,
    });
  }
  return {
    people: further.length > 0 ? [...people, otherPeople] : people,
    personOf: newIds(kept, people),
    nameOf: new Map(further.map(({ id, name }) => [id, name])),
  };
}

function newIds(old: readonly { readonly id: string }[], created: readonly { readonly id: string }[]) {
  return new Map(old.map(({ id }, index) => [id, created[index]?.id ?? id]));
}
