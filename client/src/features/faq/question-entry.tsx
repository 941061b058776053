import { Link } from 'react-router-dom';
import { hasWords } from '#shared/format/search-words.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Marked } from '#shared/ui/marked.tsx';
import { anchorOf, type Question } from './question.ts';
import styles from './question-entry.module.css';

interface QuestionEntryProps {
  readonly entry: Question;
  /** The words of the search query; empty without a query. */
  readonly words: readonly string[];
}

/** A question that expands to its answer, also without JavaScript. Starts open if only the answer has the words. */
export function QuestionEntry({ entry: { question, answer, more }, words }: QuestionEntryProps) {
  return (
    <Disclosure open={!hasWords(question, words)} title={<Marked text={question} words={words} />}>
      {/* The id is inside, because browsers open the details element around a fragment's target. */}
      <div id={anchorOf(question)} className={styles.answer}>
        <p>
          <Marked text={answer} words={words} />
        </p>
        {more && (
          <Link className="link" to={more.to}>
            {more.text} <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </div>
    </Disclosure>
  );
}
