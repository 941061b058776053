import type { Label } from '@canary/board/model';
import { Fragment } from 'react';
import { dueText, useToday } from '#shared/format/due-day.ts';
import { useLocale } from '#shared/format/locale.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { DueBadge } from '#shared/ui/due-badge.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { LabelChip } from '#shared/ui/label-chip.tsx';
import type { CardView } from '../live/board-store.ts';
import { useLabels } from '../live/selectors.ts';
import styles from './card-facts.module.css';

/** The most labels that a card shows. */
const maxShownLabels = 4;

interface CardFactsProps {
  readonly card: CardView;
}

/** The facts below a card's title: labels, number, due day, checklist, description and comments. */
export function CardFacts({ card }: CardFactsProps) {
  const {
    number: cardNumber,
    labelIds,
    dueOn,
    doneOn,
    itemCount,
    doneItemCount,
    hasDescription,
    commentCount,
  } = card;
  const board = useLabels();
  const { number, plural } = useNumbers();
  const labels = [...board.values()].filter(({ id }) => labelIds.includes(id));
  const shown = labels.slice(0, maxShownLabels);
  const last = shown.pop();
  const hidden = labels.slice(maxShownLabels);
  const inWords = [
    labels.length > 0 && `${labels.length === 1 ? 'label' : 'labels'} ${listOf(labels.map(nameOf))}`,
    itemCount > 0 && `${number(doneItemCount)} of ${plural(itemCount, 'item')} done`,
    hasDescription && 'with a description',
    commentCount > 0 && plural(commentCount, 'comment'),
  ].filter((part) => part !== false);
  return (
    <>
      <span className="visually-hidden">
        {dueOn !== null && (
          <>
            <DueInWords dueOn={dueOn} isDone={doneOn !== null} />
            {', '}
          </>
        )}
        {inWords.map((part) => (
          <Fragment key={part}>{`${part}, `}</Fragment>
        ))}
      </span>
      {labels.length > 0 && (
        <span className={styles.labels} aria-hidden="true">
          {shown.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
          {last && (
            <span className={styles.last}>
              <LabelChip label={last} />
              {hidden.length > 0 && (
                <span title={hidden.map(nameOf).join(', ')}>+{number(hidden.length)}</span>
              )}
            </span>
          )}
        </span>
      )}
      <span className={styles.facts} aria-hidden="true">
        {cardNumber !== null && <span>#{cardNumber}</span>}
        {dueOn !== null && <DueBadge dueOn={dueOn} isDone={doneOn !== null} />}
        {itemCount > 0 && (
          <span data-done={doneItemCount === itemCount || undefined} title="Checklist">
            <Icon name="list-checks" size={14} /> {number(doneItemCount)}/{number(itemCount)}
          </span>
        )}
        {hasDescription && (
          <span title="Has a description">
            <Icon name="text-align-start" size={14} />
          </span>
        )}
        {commentCount > 0 && (
          <span title={plural(commentCount, 'comment')}>
            <Icon name="message-square" size={14} /> {number(commentCount)}
          </span>
        )}
      </span>
    </>
  );
}

function DueInWords({ dueOn, isDone }: { readonly dueOn: string; readonly isDone: boolean }) {
  const text = dueText(dueOn, useToday(), useLocale(), isDone);
  return text.startsWith('Overdue') ? text : `Due ${text}`;
}

const nameOf = ({ name }: Label) => name;

/** @example listOf(['Ada', 'Grace', 'Zoe']); // 'Ada, Grace and Zoe' */
export function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
