import { useMemo } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { IconButton } from '#shared/ui/button.tsx';
import { Confirm } from '#shared/ui/confirm.tsx';
import type { PersonView } from '../live/board-store.ts';
import { noFilter } from '../live/card-filter.ts';
import { useCardCount } from '../live/matching-cards.ts';
import { useCan } from '../live/selectors.ts';
import { useEdits } from '../live/undoable-edits.ts';
import { RenamePerson } from './rename-person.tsx';
import { useRowMode } from './row-mode.ts';
import rows from './rows.module.css';

/** People without an account, who are renamed and removed here. */
export function NameList({ names }: { readonly names: readonly PersonView[] }) {
  return (
    <ul>
      {names.map((person) => (
        <NameRow key={person.id} person={person} />
      ))}
    </ul>
  );
}

function NameRow({ person }: { readonly person: PersonView }) {
  const { label, hue } = person;
  const canEdit = useCan('editCards');
  const { row, mode, setMode } = useRowMode();
  const { removePerson } = useEdits();
  const close = () => setMode('person');
  const remove = () => {
    // The row disappears, so the focus moves to the dialog's heading.
    row.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus();
    removePerson(person);
  };
  if (canEdit && mode === 'rename')
    return (
      <li ref={row} className={rows.row}>
        <RenamePerson person={person} onClose={close} />
      </li>
    );
  if (canEdit && mode === 'remove')
    return (
      <li ref={row} className={rows.row}>
        <Removal person={person} onRemove={remove} onCancel={close} />
      </li>
    );
  return (
    <li ref={row} className={rows.row}>
      <Avatar name={label} hue={hue} />
      <p className={`${rows.text} ${rows.name}`} dir="auto">
        {label}
      </p>
      {canEdit && (
        <span className={rows.actions}>
          <IconButton
            icon="pencil"
            label={`Rename ${label}`}
            data-mode="rename"
            onClick={() => setMode('rename')}
          />
          <IconButton
            icon="trash-2"
            label={`Remove ${label}`}
            data-mode="remove"
            onClick={() => setMode('remove')}
          />
        </span>
      )}
    </li>
  );
}

interface RemovalProps {
  readonly person: PersonView;
  onRemove(): void;
  onCancel(): void;
}

/** Asks for confirmation, because the person's cards become unassigned. */
function Removal({ person: { id, label }, onRemove, onCancel }: RemovalProps) {
  const count = useCardCount(useMemo(() => ({ ...noFilter, assignee: id }), [id]));
  const { plural } = useNumbers();
  const effect = `${plural(count, 'card')} will become unassigned.`;
  return (
    <Confirm action="Remove" working="Removing…" onConfirm={async () => onRemove()} onCancel={onCancel}>
      Remove <strong dir="auto">{label}</strong>? {count > 0 ? effect : 'No cards are assigned to them.'}
    </Confirm>
  );
}
