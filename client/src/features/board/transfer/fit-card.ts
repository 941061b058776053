import { type Details, noDetails } from '@canary/board/details';
import {
  maxAssignees,
  maxCardLabels,
  maxCardTitle,
  maxChecklistItems,
  maxChecklistItemText,
  maxComment,
  maxComments,
  maxDescription,
} from '@canary/board/limits';
import { boardText } from '@canary/board/texts';
import { type Attachment, writeAttachments } from './attachments.ts';
import type { FileCard, FileComment } from './board-file.ts';
import { type FindCard, linkCards } from './card-links.ts';
import { cleanText, fitLine, losesCharacters, splitText } from './fit-text.ts';
import type { ReceiptBuilder } from './receipt.ts';

/** A card of another product, which may lack details: texts have any length, and `column`, `labels`, `assignees` and authors are ids of that file. */
export interface DraftCard extends Omit<FileCard, keyof Details>, Partial<Details> {
  /** The addresses or keys by which other cards link to the card. */
  readonly addresses: readonly string[];
  readonly attachments: readonly Attachment[];
  /** Texts that the card has no other place for than its description. */
  readonly notes: readonly string[];
}

/**
 * Converts a card of another product. Texts that are too long for a field go on in the description, and the receipt
 * notes each change.
 *
 * @param draft with comments from the oldest to the newest
 */
export function fitCard(draft: DraftCard, findCard: FindCard, receipt: ReceiptBuilder): FileCard {
  const { addresses: _, attachments, notes, ...card } = linkCards(draft, findCard);
  const title = fitLine(card.title, maxCardTitle, 'Untitled card');
  const example = title.text;
  const added: string[] = [...notes.map(cleanText)];
  if (title.whole !== undefined) {
    added.push(`Title: ${title.whole}`);
    receipt.note(
      'changed',
      'Long titles',
      `A title has up to ${maxCardTitle} characters. The whole title is in the description.`,
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
  const texts = [draft.title, draft.description, ...notes, ...draft.checklist.map(({ text }) => text)];
  receipt.note('changed', 'Removed characters', 'Invisible and broken characters aren’t kept.', {
    count: Number([...texts, ...draft.comments.map(({ text }) => text)].some(losesCharacters)),
    example,
  });
  return {
    ...noDetails,
    ...card,
    title: title.text,
    description: addAttachments(
      fitDescription([cleanText(card.description), ...added], example, receipt),
      linkAttachments(attachments, findCard),
      example,
      receipt,
    ),
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

/** Leads attached links to the imported cards. */
function linkAttachments(attachments: readonly Attachment[], findCard: FindCard): Attachment[] {
  return attachments.map((attachment) => {
    const address = attachment.address === null ? undefined : findCard(attachment.address);
    if (address === undefined) return attachment;
    return { name: attachment.name === attachment.address ? '' : attachment.name, address };
  });
}

function addAttachments(
  description: string,
  attachments: readonly Attachment[],
  example: string,
  receipt: ReceiptBuilder,
): string {
  const files = attachments.filter(({ address }) => address === null);
  receipt.note(
    'changed',
    'Attached links',
    'Cards have no attachments. The links are below the description.',
    {
      count: attachments.length - files.length,
      example,
    },
  );
  receipt.note(
    'left out',
    'Attached files',
    'Cards have no attachments. The names of the files are in the description.',
    { count: files.length, example },
  );
  const lines = description === '' ? [] : [description];
  let length = description.length;
  for (const [index, line] of writeAttachments(attachments).entries()) {
    // An empty line is between the description and the attachments.
    const added = index === 0 && description !== '' ? `\n${line}` : line;
    length += added.length + 1;
    if (length <= maxDescription) lines.push(added);
    else {
      receipt.note(
        'left out',
        'Attachments without room',
        `A description has up to ${maxDescription.toLocaleString('en')} characters.`,
        { example: `${example}: ${line}` },
      );
    }
  }
  return lines.join('\n');
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
    return parts.map((text) => ({ ...comment, text }));
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
