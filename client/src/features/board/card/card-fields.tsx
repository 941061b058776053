import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { DueBadge } from '#shared/ui/due-badge.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { LabelChip } from '#shared/ui/label-chip.tsx';
import type { KeyAction } from '../live/board-keys.ts';
import type { CardView } from '../live/board-store.ts';
import { useMoves } from '../live/card-moves.ts';
import { useBoardUsers } from '../live/people-selectors.ts';
import { useColumns, useHasLabels, useLabels } from '../live/selectors.ts';
import { useEdits } from '../live/undoable-edits.ts';
import { AssigneePicker } from './assignee-picker.tsx';
import styles from './card-fields.module.css';
import { DueField } from './due-field.tsx';
import { LabelPicker } from './label-picker.tsx';
import { opensWith } from './open-card-keys.ts';

interface CardFieldsProps {
  readonly card: CardView;
  readonly canEdit: boolean;
}

/** Separates values for screen readers. */
const comma = <span className="visually-hidden">, </span>;

/** Column, assignees, labels and due day. Each value is the button that changes it. */
export function CardFields({ card, canEdit }: CardFieldsProps) {
  const { id, columnId, assigneeIds, labelIds, dueOn } = card;
  const columns = useColumns();
  const labels = useLabels();
  const hasLabels = useHasLabels();
  const users = useBoardUsers();
  const { editCard } = useEdits();
  const { moveToEnd } = useMoves();
  const people = assigneeIds.flatMap((assigneeId) => users.find((user) => user.id === assigneeId) ?? []);
  const shownLabels = [...labels.values()].filter((label) => labelIds.includes(label.id));

  const peopleList = people.map((person, index) => (
    <span key={person.id} className={styles.person}>
      <Avatar name={person.label} /> <bdi>{person.label}</bdi>
      {index < people.length - 1 && comma}
    </span>
  ));
  const labelList = shownLabels.map((label, index) => (
    <Fragment key={label.id}>
      <LabelChip label={label} />
      {index < shownLabels.length - 1 && comma}
    </Fragment>
  ));
  const due = dueOn === null ? null : <DueBadge dueOn={dueOn} />;
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
          <span className={styles.value}>{columns.find((column) => column.id === columnId)?.name}</span>
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
      <Field icon="calendar" name="Due">
        {canEdit ? (
          <DueField
            dueOn={dueOn}
            onChange={(day) => editCard(id, { dueOn: day })}
            trigger={
              <ValueButton opens="due" name="Due" add="Set a date" isEmpty={due === null}>
                {due}
              </ValueButton>
            }
          />
        ) : (
          <Value isEmpty={due === null}>{due}</Value>
        )}
      </Field>
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

interface ValueButtonProps extends ComponentProps<'button'> {
  readonly name: string;
  /** The action whose key opens the picker. */
  readonly opens: KeyAction;
  /** The text of the button if there is no value. */
  readonly add: string;
  readonly isEmpty: boolean;
}

/** The button that shows a value and opens its picker. */
function ValueButton({ name, opens, add, isEmpty, children, ...button }: ValueButtonProps) {
  return (
    <button type="button" className={styles.button} {...opensWith(opens)} {...button}>
      <span className="visually-hidden">
        {name}: {isEmpty && 'none. '}
      </span>
      {isEmpty ? <span className="muted">{add}</span> : children}
    </button>
  );
}

function Value({ isEmpty, children }: { readonly isEmpty: boolean; readonly children: ReactNode }) {
  return <span className={styles.value}>{isEmpty ? <span className="muted">None</span> : children}</span>;
}
