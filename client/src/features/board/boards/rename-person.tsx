import { boardText, nameProblem } from '@canary/board/texts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import type { PersonView } from '../live/board-store.ts';
import { useEdits } from '../live/undoable-edits.ts';

interface RenamePersonProps {
  readonly person: PersonView;
  onClose(): void;
}

/** The field for another name of a person. */
export function RenamePerson({ person, onClose }: RenamePersonProps) {
  const { renamePerson } = useEdits();
  return (
    <RenameField
      label={`New name of ${person.label}`}
      text={person.name}
      normalise={boardText}
      problem={nameProblem}
      onClose={onClose}
      onSave={(name) => renamePerson(person, name)}
    />
  );
}
