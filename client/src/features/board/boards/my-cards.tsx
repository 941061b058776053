import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { boardCardPath } from '#config/board-paths.ts';
import { paths } from '#config/paths.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useOnline } from '#shared/browser/use-online.ts';
import { useToday } from '#shared/format/due-day.ts';
import { hasWords, wordsOf } from '#shared/format/search-words.ts';
import { usePages } from '#shared/graphql/use-pages.ts';
import { useStore } from '#shared/store/create-store.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { DoneBadge, DueBadge } from '#shared/ui/due-badge.tsx';
import { FilterBar } from '#shared/ui/filter-bar.tsx';
import { LabelChip } from '#shared/ui/label-chip.tsx';
import { Marked } from '#shared/ui/marked.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { PagedList } from '#shared/ui/paged-list.tsx';
import { Tick } from '#shared/ui/tick.tsx';
import { useBoardHost } from '../live/board-host.ts';
import { groupByDue } from './due-groups.ts';
import { type MyCard, MyCardsDocument } from './my-operations.ts';
import styles from './my-page.module.css';
import { myCardKey, type Ticks, useTicks } from './ticks.ts';

const BackgroundRefusals = lazy(async () => ({
  default: (await loadChunk(() => import('../live/background-changes.tsx'))).BackgroundRefusals,
}));

/** The cards that are assigned to the user, on all boards, grouped by when they are due. Done cards are folded. */
export function MyCards() {
  const [isDoneOpen, setDoneOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const isOnline = useOnline();
  const ticks = useTicks();
  const hasRunning = useStore(useBoardHost()).length > 0;
  return (
    <>
      <FilterBar label="Search my cards" text={typed} onText={setTyped} />
      {text !== '' && !isOnline && (
        <p role="status" className="fine">
          Offline: only titles are searched.
        </p>
      )}
      {ticks.failure !== undefined && <p role="alert">{ticks.failure}</p>}
      {hasRunning && (
        <Suspense>
          <BackgroundRefusals onRefused={ticks.forget} />
        </Suspense>
      )}
      <OpenCards text={text} ticks={ticks} />
      <details className={styles.done} onToggle={({ currentTarget }) => setDoneOpen(currentTarget.open)}>
        <summary>Done</summary>
        {isDoneOpen && <DoneCards text={text} ticks={ticks} />}
      </details>
    </>
  );
}

interface CardsProps {
  /** The text that the user searches for; empty for all cards. */
  readonly text: string;
  readonly ticks: Ticks;
}

/** The user's cards with a text. Until the server has searched, and offline, those that have it in their titles. */
function useMyCards(text: string, isDone: boolean) {
  const isOnline = useOnline();
  const all = usePages(MyCardsDocument, 'myCards', { isDone });
  const found = usePages(MyCardsDocument, 'myCards', { isDone, text }, text === '' || !isOnline);
  if (text === '') return all;
  if (isOnline && (found.paging.count !== undefined || found.paging.error)) return found;
  const words = wordsOf(text);
  const nodes = all.nodes.filter(({ title }) => hasWords(title, words));
  const { isLoading } = found.paging;
  const count = isLoading && nodes.length === 0 ? undefined : all.paging.count && nodes.length;
  return { nodes, paging: { ...all.paging, count, isLoading } };
}

function OpenCards({ text, ticks }: CardsProps) {
  const today = useToday();
  const { nodes, paging } = useMyCards(text, false);
  return (
    <PagedList
      {...paging}
      what="your cards"
      empty={
        text === '' ? (
          <MessageBox icon="list-checks" title="Nothing to do">
            <p>Cards that are assigned to you on your boards are listed here, the most urgent first.</p>
            <Link className={buttonClass()} to={paths.boards}>
              Open your boards
            </Link>
          </MessageBox>
        ) : (
          <p className="muted">No card to do has “{text}”.</p>
        )
      }
    >
      {groupByDue(nodes, today).map((group, index) => (
        <section key={group.title} className={styles.group} aria-labelledby={`due-${index}`}>
          <h2 id={`due-${index}`}>{group.title}</h2>
          <CardLines cards={group.cards} text={text} ticks={ticks} />
        </section>
      ))}
    </PagedList>
  );
}

/** The done cards, the last done first. */
function DoneCards({ text, ticks }: CardsProps) {
  const { nodes, paging } = useMyCards(text, true);
  return (
    <PagedList
      {...paging}
      what="your done cards"
      empty={<p className="muted">{text === '' ? 'No done cards yet.' : `No done card has “${text}”.`}</p>}
    >
      <CardLines cards={nodes} text={text} ticks={ticks} />
    </PagedList>
  );
}

interface CardLinesProps extends CardsProps {
  readonly cards: readonly MyCard[];
}

function CardLines({ cards, text, ticks }: CardLinesProps) {
  const words = wordsOf(text);
  return (
    <ul className={styles.list}>
      {cards.map((card) => {
        const doneOn = ticks.doneOnOf(card);
        return (
          <li key={myCardKey(card)} className={styles.ticked}>
            <CardLine card={{ ...card, doneOn }} words={words} />
            <Tick title={card.title} isDone={doneOn !== null} onToggle={() => ticks.toggle(card)} />
          </li>
        );
      })}
    </ul>
  );
}

function CardLine({
  card: { board, number, title, columnName, dueOn, doneOn, labels },
  words,
}: {
  readonly card: MyCard;
  readonly words: readonly string[];
}) {
  return (
    <Link
      className={styles.line}
      data-done={doneOn === null ? undefined : true}
      to={boardCardPath(board.id, number)}
    >
      <span className={styles.title} dir="auto">
        <Marked text={title} words={words} />
      </span>
      <span className={styles.facts}>
        <span className="fine">
          <bdi>{board.name}</bdi> · <bdi>{columnName}</bdi> · #{number}
        </span>
        {labels.map((label) => (
          <LabelChip key={label.id} label={label} />
        ))}
        {doneOn !== null && <DoneBadge doneOn={doneOn} />}
        {dueOn !== null && <DueBadge dueOn={dueOn} isDone={doneOn !== null} />}
      </span>
    </Link>
  );
}
