import MarkdownIt, { type Token } from 'markdown-it';
import { linkAddress } from '../live/link-list.ts';

/** The maximum depth of blocks inside blocks. The parser skips deeper blocks. */
const maxDepth = 50;
/** A text of the maximum length with a usual amount of formatting has a few thousand tokens. */
const maxTokens = 20_000;
/** References repeat the address of a link, so that addresses can be much longer than the text. */
const maxAddresses = 200_000;

// An instance without HTML: tags stay text.
const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: maxDepth });
parser.validateLink = (address) => linkAddress(address) !== undefined;
// Only addresses with a protocol, and of email: README.md is a file and not a page in Moldova.
parser.linkify.set({ fuzzyLink: false });
parser.core.ruler.after('inline', 'tasks', ({ tokens }) => markTasks(tokens));

/**
 * Parses Markdown: CommonMark with tables, strikethrough, tasks in lists, and links for addresses, without HTML.
 *
 * @returns null if the text has too much formatting to show it
 */
export function parseMarkdown(text: string): Token[] | null {
  const tokens = parser.parse(text, {});
  const all = tokens.flatMap((token) => [token, ...(token.children ?? [])]);
  const addresses = all
    .flatMap(({ attrs }) => attrs ?? [])
    .reduce((sum, [, value]) => sum + String(value).length, 0);
  const isTooMuch = all.length > maxTokens || addresses > maxAddresses;
  return isTooMuch || all.some(({ level }) => level >= maxDepth - 1) ? null : tokens;
}

/** Whether the task of a list item is done; undefined for an item that isn't a task. */
export function isTaskDone({ meta }: Token): boolean | undefined {
  return typeof meta?.['isDone'] === 'boolean' ? meta['isDone'] : undefined;
}

/** Turns `[ ]` and `[x]` at the start of list items into a mark of the item. */
function markTasks(tokens: readonly Token[]) {
  for (const [index, { children }] of tokens.entries()) {
    const [item, paragraph] = [tokens[index - 2], tokens[index - 1]];
    const first = children?.[0];
    if (item?.type !== 'list_item_open' || paragraph?.type !== 'paragraph_open') continue;
    const box = first?.type === 'text' && /^\[([ xX])\] +/.exec(first.content);
    if (!first || !box || (box[0] === first.content && children?.length === 1)) continue;
    item.meta = { isDone: box[1] !== ' ' };
    first.content = first.content.slice(box[0].length);
  }
}
