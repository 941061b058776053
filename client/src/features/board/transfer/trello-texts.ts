import { boardText } from '@canary/board/texts';
import type { FileCard } from './board-file.ts';
import { readItem, readItems } from './read-item.ts';
import type { ReceiptBuilder } from './receipt.ts';
import {
  sortByPosition,
  type TrelloAction,
  type TrelloCard,
  type TrelloChecklist,
  type TrelloComment,
  trelloAction,
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
  const checklists = readItems(trelloChecklist, items, 'Checklist', receipt);
  for (const checklist of sortByPosition(checklists)) {
    const owner = checklist.idCard ?? owners.get(checklist.id);
    if (owner === undefined || !cardIds.has(owner)) {
      receipt.find('checklist items', checklist.checkItems.length);
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

/** Merges several checklists into one: each item begins with the name of its checklist. */
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
    sortByPosition(checkItems).map((item) => {
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

/** The actions of a board, the comments among them from the oldest to the newest. */
export function readActions(items: readonly unknown[], receipt: ReceiptBuilder) {
  const comments: TrelloComment[] = [];
  const actions: TrelloAction[] = [];
  for (const [index, item] of items.entries()) {
    // The receipt counts changes only, so it matters only for comments whether their values can be read.
    const action = trelloAction.safeParse(item).data;
    if (action) actions.push(action);
    if (!isComment(item)) continue;
    const comment = readItem(trelloComment, item, `Action ${index + 1}`, receipt);
    if (comment) comments.push(comment);
    else receipt.find('comments');
  }
  receipt.note('left out', 'Earlier changes', 'The activity of the board starts with the import.', {
    count: items.filter((item) => !isComment(item)).length,
  });
  const timeOf = ({ date }: TrelloComment) => (date === undefined ? 0 : Date.parse(date));
  return { actions, comments: comments.toSorted((one, other) => timeOf(one) - timeOf(other)) };
}

/** The id of a comment's author; empty if the file doesn't have it. */
export function authorOf({ idMemberCreator, memberCreator }: TrelloComment): string {
  return memberCreator?.id ?? idMemberCreator ?? '';
}

/**
 * Sorts comments by their cards.
 *
 * @returns the comments of each card, and the texts of those whose time the file lacks
 */
export function groupComments(
  all: readonly TrelloComment[],
  cards: readonly TrelloCard[],
  receipt: ReceiptBuilder,
) {
  const byCard = new Map(
    cards.map(({ id }) => [id, { comments: [] as FileCard['comments'], notes: [] as string[] }]),
  );
  for (const comment of all) {
    const { date, data } = comment;
    const ofCard = byCard.get(data.card.id);
    if (!ofCard) {
      receipt.find('comments');
      receipt.note('left out', 'Comments of deleted cards', 'Their cards aren’t in the file.', {
        example: data.text,
      });
    } else if (date === undefined) {
      receipt.note('changed', 'Comments without a time', 'Their text is in the description.', {
        example: data.text,
      });
      ofCard.notes.push(`Comment: ${data.text}`);
    } else {
      ofCard.comments.push({
        author: authorOf(comment),
        createdAt: new Date(date).toISOString(),
        editedAt: data.dateLastEdited ? new Date(data.dateLastEdited).toISOString() : null,
        text: data.text,
      });
    }
  }
  for (const { id, name, badges } of cards) {
    const { comments = [], notes = [] } = byCard.get(id) ?? {};
    const missing = Math.max(0, badges.comments - comments.length - notes.length);
    receipt.find('comments', missing);
    receipt.note(
      'left out',
      'Comments that the file lacks',
      'Trello exports the last 1,000 changes of a board, and only the comments among them.',
      { count: missing, example: boardText(name) },
    );
  }
  return byCard;
}

/** Whether an action is a comment, even one that can't be read. */
function isComment(action: unknown): boolean {
  if (typeof action !== 'object' || action === null || !('type' in action)) return false;
  return action.type === 'commentCard' || action.type === 'copyCommentCard';
}
