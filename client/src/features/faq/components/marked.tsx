import { markWords } from '#shared/format/search-words.ts';
import styles from './marked.module.css';

/** A text, with what is looked for marked. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  let place = 0;
  return markWords(text, words).map(({ text: stretch, isFound }) => {
    const key = place;
    place += stretch.length;
    return isFound ? (
      <mark key={key} className={styles.mark}>
        {stretch}
      </mark>
    ) : (
      stretch
    );
  });
}
