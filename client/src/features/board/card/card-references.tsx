import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { boardCardPath } from '#config/board-paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { useCardsByNumber } from '../live/card-selectors.ts';
import { useBoardRef, useColumns } from '../live/selectors.ts';
import styles from './card-references.module.css';

/** A card of the board that a text refers to. */
export interface ReferencedCard {
  readonly number: number;
  readonly title: string;
  readonly path: string;
  readonly isDone: boolean;
  readonly columnName: string;
}

/** The cards that a text refers to, by each reference: `#12`, and the card's address. */
export type CardReferences = ReadonlyMap<string, ReferencedCard>;

/** `#12`, but not in a word, in an address or as the character reference `&#12;`. */
export const cardReference = /(?<![\p{L}\p{M}\p{N}_&/#])#[1-9]\d{0,8}(?![\p{L}\p{M}\p{N}_])/gu;

/** A number of a card in a text, in a reference or at the end of an address. */
const cardNumber = /[#/]([1-9]\d{0,8})/g;

/** Finds the cards that a text in Markdown refers to. Numbers of unknown and of archived cards aren't references. */
export function useCardReferences(text: string): CardReferences {
  const { boardId } = useBoardRef();
  const columns = useColumns();
  const numbers = useMemo(
    () => new Set(Array.from(text.matchAll(cardNumber), ([, number]) => Number(number))),
    [text],
  );
  const cards = useCardsByNumber(numbers);
  return useMemo(() => {
    const names = new Map(columns.map(({ id, name }) => [id, name]));
    const references = cards.flatMap(({ number, title, columnId, doneOn }) => {
      if (number === null) return [];
      const path = boardCardPath(boardId, number);
      const columnName = names.get(columnId) ?? '';
      const card = { number, title, path, isDone: doneOn !== null, columnName };
      const address = new URL(path, window.location.origin).href;
      return [`#${number}`, address].map((reference) => [reference, card] as const);
    });
    return new Map(references);
  }, [cards, columns, boardId]);
}

/** A card that a text refers to: its number, title and state, as a link. */
export function CardReference({ card }: { readonly card: ReferencedCard }) {
  const { number, title, path, isDone, columnName } = card;
  return (
    <Link to={path} className={styles.card}>
      {isDone && <Icon name="circle-check" size={14} />} #{number} <bdi>{title}</bdi>{' '}
      <span className={styles.state}>{isDone ? 'Done' : columnName}</span>
    </Link>
  );
}
