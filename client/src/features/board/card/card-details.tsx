import type { Details } from '@canary/board/details';
import type { ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { DueBadge } from '#shared/ui/due-badge.tsx';
import type { CardView } from '../live/board-store.ts';
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
};

function DueControl({ card: { id, dueOn }, canEdit }: DetailProps) {
  const { editCard } = useEdits();
  const isEmpty = dueOn === null;
  const badge = !isEmpty && <DueBadge dueOn={dueOn} />;
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
