import { takenNameProblem } from '@canary/board/person-names';
import { boardText, nameProblem } from '@canary/board/texts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import type { PersonView } from '../live/board-store.ts';
import { useBoardUsers } from '../live/people-selectors.ts';
import { useEdits } from '../live/undoable-edits.ts';

interface RenamePersonProps {
  readonly person: PersonView;
  onClose(): void;
}

/** The field for another name of a person. */
export function RenamePerson({ person, onClose }: RenamePersonProps) {
  const { renamePerson } = useEdits();
  const people = useBoardUsers();
  return (
    <RenameField
      label={`New name of ${person.label}`}
      text={person.name}
      normalise={boardText}
      problem={(name) => nameProblem(name) ?? takenNameProblem(people, person.id, name)}
      onClose={onClose}
      onSave={(name) => renamePerson(person, name)}
    />
  );
}
