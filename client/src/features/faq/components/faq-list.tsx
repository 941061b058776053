import { useRef, useState } from 'react';
import { wordsOf } from '#shared/format/search-words.ts';
import { Contents, SideColumns } from '#shared/layout/sectioned-page.tsx';
import { groups, questions } from '../copy/groups.ts';
import { useOpenQuestion } from '../hooks/use-open-question.ts';
import { findNearest } from '../lib/find-nearest.ts';
import styles from './faq-list.module.css';
import { NoAnswer } from './no-answer.tsx';
import { QuestionEntry } from './question-entry.tsx';
import { SearchField } from './search-field.tsx';

/** Every question, by group; or those that come nearest to what somebody looks for. */
export function FaqList() {
  const [query, setQuery] = useState('');
  const words = wordsOf(query);
  const search = useRef<HTMLInputElement>(null);
  const list = useOpenQuestion<HTMLDivElement>();
  const clear = () => {
    setQuery('');
    // The button that was pressed is gone with what it stood in.
    search.current?.focus();
  };
  const shown = findNearest(words);
  const count = shown.reduce((sum, group) => sum + group.questions.length, 0);
  const result = words.length > 0 ? `${count} of ${questions.length} questions` : '';

  return (
    <SideColumns
      side={
        <>
          <SearchField ref={search} query={query} result={result} onChange={setQuery} />
          {words.length === 0 && (
            <div className={styles.contents}>
              <Contents sections={groups} />
            </div>
          )}
        </>
      }
    >
      <div ref={list} className={styles.list}>
        {shown.map(({ id, title, questions: entries }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.group}>
            <h2 id={`${id}-title`}>{title}</h2>
            {entries.map((entry) => (
              <QuestionEntry key={entry.question} entry={entry} words={words} />
            ))}
          </section>
        ))}
        {count === 0 && <NoAnswer query={query.trim()} onClear={clear} />}
      </div>
    </SideColumns>
  );
}
