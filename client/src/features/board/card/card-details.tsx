import type { Details } from '@canary/board/details';
import type { ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { useLocale } from '#shared/format/locale.ts';
import { DueBadge } from '#shared/ui/due-badge.tsx';
import type { CardView } from '../live/board-store.ts';
import { useMarkDone } from '../live/mark-done.ts';
import { useEdits } from '../live/undoable-edits.ts';
import { Value, ValueButton } from './card-value.tsx';
import { DueField } from './due-field.tsx';

interface DetailProps {
  readonly card: CardView;
  readonly canEdit: boolean;
}

/** How a detail of a card is shown, changed and told. */
export interface CardDetail {
  readonly icon: IconName;
  /** The name of the field on the card's page. */
  readonly name: string;
  /** The name within a sentence. */
  readonly noun: string;
  /**
   * Formats a value for a sentence.
   *
   * @param value the value as the activity stores it, a text for every detail
   */
  format(value: string, locale?: string): string;
  /** What was done if the value was set or removed; missing if the noun and the value say it. */
  readonly verbs?: { readonly set: string; readonly removed: string };
  /** Shows the value, and changes it if the user may. */
  Control(props: DetailProps): ReactNode;
}

/** All that the browser knows of each detail of a card. */
export const cardDetails: Readonly<Record<keyof Details, CardDetail>> = {
  dueOn: {
    icon: 'calendar',
    name: 'Due',
    noun: 'due date',
    format: formatShortDate,
    Control: DueControl,
  },
  doneOn: {
    icon: 'circle-check',
    name: 'Done',
    noun: 'day of completion',
    format: formatShortDate,
    verbs: { set: 'marked the card as done', removed: 'marked the card as not done' },
    Control: DoneControl,
  },
};

function DueControl({ card: { id, dueOn, doneOn }, canEdit }: DetailProps) {
  const { editCard } = useEdits();
  const isEmpty = dueOn === null;
  const badge = !isEmpty && <DueBadge dueOn={dueOn} isDone={doneOn !== null} />;
  if (!canEdit) return <Value isEmpty={isEmpty}>{badge}</Value>;
  return (
    <DueField
      dueOn={dueOn}
      onChange={(day) => editCard(id, { dueOn: day })}
      trigger={
        <ValueButton opens="due" name="Due" add="Set a date" isEmpty={isEmpty}>
          {badge}
        </ValueButton>
      }
    />
  );
}

function DoneControl({ card: { id, doneOn }, canEdit }: DetailProps) {
  const markDone = useMarkDone();
  const locale = useLocale();
  const isEmpty = doneOn === null;
  const day = !isEmpty && formatShortDate(doneOn, locale);
  if (!canEdit) return <Value isEmpty={isEmpty}>{day}</Value>;
  return (
    <ValueButton
      opens="done"
      name="Done"
      add="Mark as done"
      isEmpty={isEmpty}
      aria-pressed={!isEmpty}
      onClick={() => markDone([id])}
    >
      {day}
    </ValueButton>
  );
}
