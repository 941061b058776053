import { Link } from 'react-router-dom';
import { hasWords } from '#shared/format/search-words.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { anchorOf, type Question } from '../copy/question.ts';
import { Marked } from './marked.tsx';
import styles from './question-entry.module.css';

interface QuestionEntryProps {
  readonly entry: Question;
  /** What is looked for, if anything is. */
  readonly words: readonly string[];
}

/** A question that opens on its answer, without scripts too; open already when what is looked for stands in the answer. */
export function QuestionEntry({ entry: { question, answer, more }, words }: QuestionEntryProps) {
  return (
    <details className={styles.entry} open={!hasWords(question, words)}>
      <summary className={styles.question}>
        <h3>
          <Marked text={question} words={words} />
        </h3>
        <Icon name="plus" className={styles.icon} size={22} />
      </summary>
      {/* The address names what is within: browsers open what is around it by themselves. */}
      <div id={anchorOf(question)} className={styles.answer}>
        <p>
          <Marked text={answer} words={words} />
        </p>
        {more && (
          <Link to={more.to}>
            {more.text} <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </div>
    </details>
  );
}
