import { useState } from 'react';
import { Link } from 'react-router-dom';
import { boardCardPath } from '#config/board-paths.ts';
import { paths } from '#config/paths.ts';
import { useToday } from '#shared/format/due-day.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { useLocale } from '#shared/format/locale.ts';
import { usePages } from '#shared/graphql/use-pages.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { DueBadge } from '#shared/ui/due-badge.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { LabelChip } from '#shared/ui/label-chip.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { PagedList } from '#shared/ui/paged-list.tsx';
import { groupByDue } from './due-groups.ts';
import { type MyCard, MyCardsDocument } from './my-operations.ts';
import styles from './my-page.module.css';

/** The cards that are assigned to the user, on all boards, grouped by when they are due. Done cards are folded. */
export function MyCards() {
  const [isDoneOpen, setDoneOpen] = useState(false);
  return (
    <>
      <OpenCards />
      <details className={styles.done} onToggle={({ currentTarget }) => setDoneOpen(currentTarget.open)}>
        <summary>Done</summary>
        {isDoneOpen && <DoneCards />}
      </details>
    </>
  );
}

function OpenCards() {
  const today = useToday();
  const { nodes, paging } = usePages(MyCardsDocument, 'myCards', { isDone: false });
  return (
    <PagedList
      {...paging}
      what="your cards"
      empty={
        <MessageBox icon="list-checks" title="Nothing to do">
          <p>Cards that are assigned to you on your boards are listed here, the most urgent first.</p>
          <Link className={buttonClass()} to={paths.boards}>
            Open your boards
          </Link>
        </MessageBox>
      }
    >
      {groupByDue(nodes, today).map((group, index) => (
        <section key={group.title} className={styles.group} aria-labelledby={`due-${index}`}>
          <h2 id={`due-${index}`}>{group.title}</h2>
          <CardLines cards={group.cards} />
        </section>
      ))}
    </PagedList>
  );
}

/** The done cards, the last done first. */
function DoneCards() {
  const { nodes, paging } = usePages(MyCardsDocument, 'myCards', { isDone: true });
  return (
    <PagedList {...paging} what="your done cards" empty={<p className="muted">No done cards yet.</p>}>
      <CardLines cards={nodes} />
    </PagedList>
  );
}

function CardLines({ cards }: { readonly cards: readonly MyCard[] }) {
  return (
    <ul className={styles.list}>
      {cards.map((card) => (
        <li key={`${card.board.id} ${card.taskId}`}>
          <CardLine card={card} />
        </li>
      ))}
    </ul>
  );
}

function CardLine({
  card: { board, number, title, columnName, dueOn, doneOn, labels },
}: {
  readonly card: MyCard;
}) {
  const locale = useLocale();
  return (
    <Link className={styles.line} to={boardCardPath(board.id, number)}>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span className={styles.facts}>
        <span className="fine">
          <bdi>{board.name}</bdi> · <bdi>{columnName}</bdi> · #{number}
        </span>
        {labels.map((label) => (
          <LabelChip key={label.id} label={label} />
        ))}
        {doneOn !== null && (
          <span className="fine">
            <Icon name="circle-check" size={14} /> {formatShortDate(doneOn, locale)}
          </span>
        )}
        {dueOn !== null && <DueBadge dueOn={dueOn} isDone={doneOn !== null} />}
      </span>
    </Link>
  );
}
