import { boardText } from '@canary/input/board-text';
import type { FileCard } from './board-file.ts';
import { parsePart } from './board-file-error.ts';
import type { ReceiptBuilder } from './receipt.ts';
import { nameOf } from './trello-board.ts';
import {
  byPosition,
  parseAll,
  type TrelloCard,
  type TrelloChecklist,
  type TrelloComment,
  trelloChecklist,
  trelloComment,
} from './trello-export.ts';

/** The checklists of each card. A checklist belongs to one card. */
export function readChecklists(
  items: readonly unknown[],
  cards: readonly TrelloCard[],
  receipt: ReceiptBuilder,
): ReadonlyMap<string, TrelloChecklist[]> {
  const cardIds = new Set(cards.map(({ id }) => id));
  const owners = new Map<string, string>();
  for (const { id, idChecklists } of cards) {
    for (const checklist of idChecklists) if (!owners.has(checklist)) owners.set(checklist, id);
  }
  const byCard = new Map<string, TrelloChecklist[]>();
  for (const checklist of parseAll(trelloChecklist, items, 'Checklist').toSorted(byPosition)) {
    const owner = checklist.idCard ?? owners.get(checklist.id);
    receipt.find('checklist items', checklist.checkItems.length);
    if (owner === undefined || !cardIds.has(owner)) {
      receipt.note('left out', 'Checklists of deleted cards', 'Their cards aren’t in the file.', {
        example: boardText(checklist.name),
      });
      continue;
    }
    const ofCard = byCard.get(owner) ?? [];
    ofCard.push(checklist);
    byCard.set(owner, ofCard);
  }
  return byCard;
}

/** Makes one checklist of several: each item begins with the name of its checklist. */
export function mergeChecklists(
  checklists: readonly TrelloChecklist[],
  card: TrelloCard,
  receipt: ReceiptBuilder,
): FileCard['checklist'] {
  const example = boardText(card.name);
  const isMerged = checklists.length > 1;
  receipt.note(
    'changed',
    'Further checklists',
    'A card has one checklist. Its items begin with the name of their checklist.',
    {
      count: Math.max(0, checklists.length - 1),
      example,
    },
  );
  return checklists.flatMap(({ name, checkItems }) =>
    checkItems.toSorted(byPosition).map((item) => {
      receipt.note(
        'left out',
        'Due dates and members of checklist items',
        'An item has a text, and may be done.',
        {
          count: Number(Boolean(item.due || item.idMember)),
          example,
        },
      );
      return { text: isMerged ? `${name}: ${item.name}` : item.name, isDone: item.state === 'complete' };
    }),
  );
}

/** The comments of each card, from the oldest to the newest. They are actions of the board. */
export function readComments(
  actions: readonly unknown[],
  cards: readonly TrelloCard[],
  receipt: ReceiptBuilder,
): ReadonlyMap<string, FileCard['comments']> {
  const isComment = (action: unknown) => ['commentCard', 'copyCommentCard'].includes(typeOf(action));
  const parsed = actions.flatMap((action, index): TrelloComment[] =>
    isComment(action) ? [parsePart(trelloComment, action, `Action ${index + 1}`)] : [],
  );
  receipt.note('left out', 'Earlier changes', 'The activity of the board starts with the import.', {
    count: actions.length - parsed.length,
  });
  const titles = new Map(cards.map(({ id, name }) => [id, name]));
  const byCard = new Map<string, FileCard['comments']>();
  for (const { date, memberCreator, data } of parsed.toSorted(
    (one, other) => Date.parse(one.date) - Date.parse(other.date),
  )) {
    receipt.find('comments');
    if (!titles.has(data.card.id)) {
      receipt.note('left out', 'Comments of deleted cards', 'Their cards aren’t in the file.');
      continue;
    }
    const comments = byCard.get(data.card.id) ?? [];
    comments.push({
      author: nameOf(memberCreator),
      createdAt: new Date(date).toISOString(),
      editedAt: data.dateLastEdited ? new Date(data.dateLastEdited).toISOString() : null,
      text: data.text,
    });
    byCard.set(data.card.id, comments);
  }
  for (const { id, name, badges } of cards) {
    const missing = Math.max(0, badges.comments - (byCard.get(id)?.length ?? 0));
    receipt.find('comments', missing);
    receipt.note(
      'left out',
      'Comments that the file lacks',
      'Trello exports the last 1,000 changes of a board, and only the comments among them.',
      {
        count: missing,
        example: boardText(name),
      },
    );
  }
  return byCard;
}

function typeOf(action: unknown): string {
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';
}
