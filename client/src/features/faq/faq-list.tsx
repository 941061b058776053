import { type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { wordsOf } from '#shared/format/search-words.ts';
import { Contents, SideColumns } from '#shared/layout/sectioned-page.tsx';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './faq-list.module.css';
import { findQuestions, groups, questions } from './groups.ts';
import { QuestionEntry } from './question-entry.tsx';

/** All questions by topic, with a search. */
export function FaqList() {
  const [query, setQuery] = useState('');
  const words = wordsOf(query);
  const search = useRef<HTMLInputElement>(null);
  const list = useOpenQuestion<HTMLDivElement>();
  const clear = () => {
    setQuery('');
    // The clicked button disappears with the empty result.
    search.current?.focus();
  };
  const found = findQuestions(words);
  const count = found.reduce((sum, group) => sum + group.questions.length, 0);
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
        {found.map(({ id, title, questions: entries }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.group}>
            <h2 id={`${id}-title`}>{title}</h2>
            {entries.map((entry) => (
              <QuestionEntry key={entry.question} entry={entry} words={words} />
            ))}
          </section>
        ))}
        {count === 0 && <NoResults query={query.trim()} onClear={clear} />}
      </div>
    </SideColumns>
  );
}

/** Opens, scrolls to and focuses the question in the URL's fragment. */
function useOpenQuestion<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again has a new key
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null;
    const entry = list.current?.contains(answer) ? answer?.closest('details') : null;
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView();
    entry.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key]);
  return list;
}

interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  /** The number of results as a text, such as `3 of 60 questions`; empty without a query. */
  readonly result: string;
  onChange(query: string): void;
}

/** CSS hides the field when JavaScript is off. */
function SearchField({ ref, query, result, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: our oldest supported browsers don't know <search>
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>Search the questions</label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={ref}
          id={id}
          type="search"
          autoComplete="off"
          placeholder="Wi-Fi, print, password…"
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p role="status">{result}</p>
    </form>
  );
}

function NoResults({ query, onClear }: { readonly query: string; onClear(): void }) {
  return (
    <section className={styles.empty} aria-labelledby="no-results">
      <h2 id="no-results">No results for “{query}”</h2>
      <p>
        Try another word, look in the <Link to={paths.help}>Help Center</Link>, or ask us.
      </p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={paths.contact}>
          Ask us
        </Link>
        <Button look="secondary" onClick={onClear}>
          Show all questions
        </Button>
      </div>
    </section>
  );
}
