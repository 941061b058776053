import { boardText, checklistItemProblem } from '@canary/board/texts';

/** A mark of a list item in Markdown, such as `- `, `2. ` or `- [x] `. */
const mark = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[([ xX])\]\s+)?/;

/** An item as it was typed or pasted. */
export interface TypedItem {
  readonly text: string;
  readonly isDone: boolean;
}

/**
 * Parses a text with one checklist item in each line. Empty lines are left out, and if there are several lines, so are
 * the markers of Markdown lists.
 *
 * @example
 * itemsIn('- Milk\n- [x] Eggs'); // [{ text: 'Milk', isDone: false }, { text: 'Eggs', isDone: true }]
 */
export function itemsIn(text: string): readonly TypedItem[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => boardText(line) !== '');
  return lines.flatMap((line) => {
    const found = lines.length > 1 ? mark.exec(line) : null;
    const item = boardText(found ? line.slice(found[0].length) : line);
    return item === '' ? [] : [{ text: item, isDone: /x/i.test(found?.[1] ?? '') }];
  });
}

/** The validation message for items. */
export function itemsProblem(items: readonly TypedItem[], room: number): string | undefined {
  if (items.length > room)
    return room === 0
      ? 'This checklist is full.'
      : `There is room for ${room} more ${room === 1 ? 'item' : 'items'}, and these are ${items.length}.`;
  return items.map(({ text }) => checklistItemProblem(text)).find((problem) => problem !== undefined);
}
