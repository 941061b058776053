import { boardText } from '@canary/input/board-text';
import {
  maxAssignees,
  maxBoardUserName,
  maxCardLabels,
  maxChecklistItems,
  maxChecklistItemText,
  maxComment,
  maxComments,
  maxDescription,
  maxTaskTitle,
} from '@canary/input/limits';
import type { FileCard, FileComment } from './board-file.ts';
import { cleanText, fitLine, splitText } from './fit-text.ts';
import type { ReceiptBuilder } from './receipt.ts';

/**
 * Makes a card of another product's card: texts that are too long for a field go on in the description, and the receipt
 * notes each change.
 *
 * @param card with texts of any length, and comments from the oldest to the newest
 */
export function fitCard(card: FileCard, receipt: ReceiptBuilder): FileCard {
  const title = fitLine(card.title, maxTaskTitle, 'Untitled card');
  const example = title.text;
  const added: string[] = [];
  if (title.whole !== undefined) {
    added.push(`Title: ${title.whole}`);
    receipt.note(
      'changed',
      'Long titles',
      `A title has up to ${maxTaskTitle} characters. The whole title is in the description.`,
      { example },
    );
  }
  receipt.note('changed', 'Cards without a title', `They are named “${example}”.`, {
    count: Number(boardText(card.title) === ''),
  });
  const items = card.checklist.map(({ text, isDone }) => ({
    ...fitLine(text, maxChecklistItemText, 'Untitled'),
    isDone,
  }));
  const checklist = items.slice(0, maxChecklistItems);
  const long = checklist.filter(({ whole }) => whole !== undefined);
  const further = items.slice(maxChecklistItems);
  if (long.length + further.length > 0) {
    added.push(
      [...long, ...further]
        .map((item) => `- [${item.isDone ? 'x' : ' '}] ${item.whole ?? item.text}`)
        .join('\n'),
    );
  }
  receipt.note(
    'changed',
    'Long checklist items',
    `An item has up to ${maxChecklistItemText} characters. The whole text is in the description.`,
    { count: long.length, example },
  );
  receipt.note(
    'changed',
    'Long checklists',
    `A card has up to ${maxChecklistItems} checklist items. The others are in the description.`,
    { count: further.length, example },
  );
  return {
    ...card,
    title: title.text,
    description: fitDescription([cleanText(card.description), ...added], example, receipt),
    checklist: checklist.map(({ text, isDone }) => ({ text, isDone })),
    comments: fitComments(card.comments, example, receipt),
    labels: firstOf(card.labels, maxCardLabels, 'labels', example, receipt),
    assignees: firstOf(card.assignees, maxAssignees, 'assignees', example, receipt),
  };
}

/** @param parts the description, and texts that follow it */
function fitDescription(parts: readonly string[], example: string, receipt: ReceiptBuilder): string {
  const description = parts.filter((part) => part.trim() !== '').join('\n\n');
  if (description.length <= maxDescription) return description;
  receipt.note(
    'left out',
    'Ends of long descriptions',
    `A description has up to ${maxDescription.toLocaleString('en')} characters.`,
    { example },
  );
  return splitText(description, maxDescription)[0] ?? '';
}

function fitComments(
  comments: readonly FileComment[],
  example: string,
  receipt: ReceiptBuilder,
): FileComment[] {
  const fitted = comments.flatMap((comment) => {
    const parts = splitText(cleanText(comment.text), maxComment).filter((text) => text.trim() !== '');
    receipt.note(
      'changed',
      'Long comments',
      `A comment has up to ${maxComment.toLocaleString('en')} characters. Longer comments are split into several.`,
      { count: Number(parts.length > 1), example },
    );
    receipt.note('left out', 'Empty comments', 'They have no text.', {
      count: Number(parts.length === 0),
      example,
    });
    const author = fitLine(comment.author, maxBoardUserName, 'Unknown').text;
    return parts.map((text) => ({ ...comment, author, text }));
  });
  receipt.note(
    'left out',
    'Oldest comments',
    `A card has up to ${maxComments.toLocaleString('en')} comments.`,
    { count: Math.max(0, fitted.length - maxComments), example },
  );
  return fitted.slice(-maxComments);
}

function firstOf(
  ids: readonly string[],
  max: number,
  noun: string,
  example: string,
  receipt: ReceiptBuilder,
): string[] {
  const unique = [...new Set(ids)];
  receipt.note('left out', `Further ${noun} of a card`, `A card has up to ${max} ${noun}.`, {
    count: Math.max(0, unique.length - max),
    example,
  });
  return unique.slice(0, max);
}
