import { markWords } from '#shared/format/search-words.ts';
import styles from './marked.module.css';

interface MarkedProps {
  readonly text: string;
  /** The words of the search query; empty without a query. */
  readonly words: readonly string[];
}

/** A text with the words of a search marked. */
export function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return text;
  let position = 0;
  return markWords(text, words).map(({ text: part, isFound }) => {
    const key = position;
    position += part.length;
    return isFound ? (
      <mark key={key} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
