import { boardPath } from '#config/board-paths.ts';
import type { FileCard } from './board-file.ts';

/** The texts of a card that can have links. */
type CardTexts = Pick<FileCard, 'title' | 'description' | 'checklist' | 'comments'>;

/** @param origin such as `https://canary.example` */
export function boardAddress(boardId: string, origin: string): string {
  return `${origin}${boardPath(boardId)}`;
}

/** The address of a card beside its board. */
export function cardAddress(board: string, number: number): string {
  return `${board}/c/${number}`;
}

/** Finds the new address of a card by an old one; undefined for other addresses. */
export type FindCard = (address: string) => string | undefined;

const trelloCard = /^https?:\/\/(?:www\.)?trello\.com\/c\/([\da-z]+)/i;
/** Jira’s `/browse/ABC-12` and Linear’s `/issue/ABC-12/title`. */
const issueKey = /^(?:https?:\/\/\S+\/(?:browse|issue)\/)?([A-Z][A-Z\d_]*-\d+)(?:[/?#]|$)/;
const webAddress = /https?:\/\/[^\s<>()[\]"'`|\\]+/gi;
const endOfSentence = /[.,;:!?*_~]+$/;

/** A key that all addresses of one card have in common: of Trello, Jira, Linear, or the address without query and hash. */
function addressKey(address: string): string {
  const [, id] = trelloCard.exec(address) ?? issueKey.exec(address) ?? [];
  return (
    id ??
    address
      .replace(/^https?:\/\//i, '')
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
  );
}

/**
 * Returns a function that finds the imported card that an address in the file links to.
 *
 * @param cards the old addresses of each card, and its number on the new board
 * @param board the address of the new board; without one, no card is found
 */
export function createCardFinder(
  cards: readonly { readonly addresses: readonly string[]; readonly number: number | null }[],
  board: string | undefined,
): FindCard {
  const numbers = new Map<string, number | null>();
  for (const { addresses, number } of board === undefined ? [] : cards) {
    for (const key of addresses.map(addressKey)) if (!numbers.has(key)) numbers.set(key, number);
  }
  return (address) => {
    const number = numbers.get(addressKey(address));
    return number == null || board === undefined ? undefined : cardAddress(board, number);
  };
}

/** Leads the links in a card’s texts to the imported cards. */
export function linkCards<Card extends CardTexts>(card: Card, findCard: FindCard): Card {
  const link = (text: string) => linkText(text, findCard);
  return {
    ...card,
    title: link(card.title),
    description: link(card.description),
    checklist: card.checklist.map((item) => ({ ...item, text: link(item.text) })),
    comments: card.comments.map((comment) => ({ ...comment, text: link(comment.text) })),
  };
}

function linkText(text: string, findCard: FindCard): string {
  return text.replace(webAddress, (found) => {
    const end = endOfSentence.exec(found)?.[0] ?? '';
    const address = found.slice(0, found.length - end.length);
    const card = findCard(address);
    return card === undefined ? found : `${card}${end}`;
  });
}
