import { detailNames } from '@canary/board/details';
import { Fragment, type ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { LabelChip } from '#shared/ui/label-chip.tsx';
import type { CardView } from '../live/board-store.ts';
import { useMoves } from '../live/card-moves.ts';
import { useAssignees } from '../live/people-selectors.ts';
import { useColumns, useHasLabels, useLabels } from '../live/selectors.ts';
import { useEdits } from '../live/undoable-edits.ts';
import { AssigneePicker } from './assignee-picker.tsx';
import { cardDetails } from './card-details.tsx';
import styles from './card-fields.module.css';
import { Value, ValueButton } from './card-value.tsx';
import { LabelPicker } from './label-picker.tsx';
import { opensWith } from './open-card-keys.ts';

interface CardFieldsProps {
  readonly card: CardView;
  readonly canEdit: boolean;
}

/** Separates values for screen readers. */
const comma = <span className="visually-hidden">, </span>;

/** Column, assignees, labels and details. Each value is the control that changes it. */
export function CardFields({ card, canEdit }: CardFieldsProps) {
  const { id, columnId, labelIds } = card;
  const columns = useColumns();
  const labels = useLabels();
  const hasLabels = useHasLabels();
  const { editCard } = useEdits();
  const { moveToEnd } = useMoves();
  const people = useAssignees(card);
  const shownLabels = [...labels.values()].filter((label) => labelIds.includes(label.id));

  const peopleList = people.map((person, index) => (
    <span key={person.id} className={styles.person}>
      <Avatar name={person.label} hue={person.hue} /> <bdi>{person.label}</bdi>
      {index < people.length - 1 && comma}
    </span>
  ));
  const labelList = shownLabels.map((label, index) => (
    <Fragment key={label.id}>
      <LabelChip label={label} />
      {index < shownLabels.length - 1 && comma}
    </Fragment>
  ));
  return (
    <dl className={styles.fields}>
      <Field icon="square-kanban" name="Column">
        {canEdit ? (
          <select
            className={styles.select}
            aria-label="Column"
            {...opensWith('move')}
            value={columnId}
            onChange={({ target }) => moveToEnd(card, target.value)}
          >
            {columns.map(({ id: columnId, name }) => (
              <option key={columnId} value={columnId}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <Value>{columns.find((column) => column.id === columnId)?.name}</Value>
        )}
      </Field>
      <Field icon="user-round" name="Assignees">
        {canEdit ? (
          <AssigneePicker
            cards={[card]}
            onChange={(change) => editCard(id, { assignees: change })}
            trigger={
              <ValueButton opens="assign" name="Assignees" add="Assign" isEmpty={people.length === 0}>
                {peopleList}
              </ValueButton>
            }
          />
        ) : (
          <Value isEmpty={people.length === 0}>{peopleList}</Value>
        )}
      </Field>
      {hasLabels && (
        <Field icon="tag" name="Labels">
          {canEdit ? (
            <LabelPicker
              cards={[card]}
              onChange={(change) => editCard(id, { labels: change })}
              trigger={
                <ValueButton opens="label" name="Labels" add="Add labels" isEmpty={shownLabels.length === 0}>
                  {labelList}
                </ValueButton>
              }
            />
          ) : (
            <Value isEmpty={shownLabels.length === 0}>{labelList}</Value>
          )}
        </Field>
      )}
      {detailNames.map((detail) => {
        const { icon, name, Control } = cardDetails[detail];
        return (
          <Field key={detail} icon={icon} name={name}>
            <Control card={card} canEdit={canEdit} />
          </Field>
        );
      })}
    </dl>
  );
}

interface FieldProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
}

function Field({ icon, name, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <dt className={styles.name}>
        <Icon name={icon} size={16} /> {name}
      </dt>
      <dd className={styles.content}>{children}</dd>
    </div>
  );
}
