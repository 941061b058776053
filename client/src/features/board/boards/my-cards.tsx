import { Link } from 'react-router-dom';
import { boardCardPath } from '#config/board-paths.ts';
import { paths } from '#config/paths.ts';
import { useToday } from '#shared/format/due-day.ts';
import { usePages } from '#shared/graphql/use-pages.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { DueBadge } from '#shared/ui/due-badge.tsx';
import { LabelChip } from '#shared/ui/label-chip.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { PagedList } from '#shared/ui/paged-list.tsx';
import { groupByDue } from './due-groups.ts';
import { type MyCard, MyCardsDocument } from './my-operations.ts';
import styles from './my-page.module.css';

/** The cards that are assigned to the user, on all boards, grouped by when they are due. */
export function MyCards() {
  const today = useToday();
  const { nodes, paging } = usePages(MyCardsDocument, 'myCards', {});
  return (
    <PagedList
      {...paging}
      what="your cards"
      empty={
        <MessageBox icon="list-checks" title="No cards yet">
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
          <ul className={styles.list}>
            {group.cards.map((card) => (
              <li key={`${card.board.id} ${card.taskId}`}>
                <CardLine card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PagedList>
  );
}

function CardLine({ card: { board, number, title, columnName, dueOn, labels } }: { readonly card: MyCard }) {
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
        {dueOn !== null && <DueBadge dueOn={dueOn} />}
      </span>
    </Link>
  );
}
