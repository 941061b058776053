import { boardNameProblem, boardText } from '@canary/input/board-text';
import { type FormEvent, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { SelectField, TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { cancelImport, sendBoard } from './board-import.ts';
import type { OpenedBoard } from './file-import.ts';
import { ReceiptView } from './receipt-view.tsx';

interface CheckImportProps {
  readonly fileName: string;
  readonly board: OpenedBoard;
  /** Why the last attempt failed. */
  readonly failure?: string;
  /** The user's name. */
  readonly username: string;
}

/** What a file has, before it is sent. */
export function CheckImport({ fileName, board, failure, username }: CheckImportProps) {
  const { name: fileBoard, people } = board.start;
  const [name, setName] = useState(fileBoard);
  const [problem, setProblem] = useState<string>();
  const isUser = (person: { readonly name: string }) => person.name.toLowerCase() === username.toLowerCase();
  const [personId, setPersonId] = useState(people.find(isUser)?.id ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = boardNameProblem(name);
    setProblem(found);
    if (!found) void sendBoard({ name: boardText(name), personId: personId || null });
  };
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <ReceiptView receipt={board.receipt} caption={`What is imported from ${fileName}`} />
      <TextField
        label="Name of the board"
        value={name}
        error={problem}
        required
        dir="auto"
        onChange={setName}
      />
      {people.length > 0 && (
        <SelectField
          label="Who you are on the board"
          hint="Other people come without an account. When they join with an invitation, they can say who they are."
          value={personId}
          options={[
            { value: '', label: `${username} (new)` },
            ...people.map((person) => ({ value: person.id, label: person.name })),
          ]}
          onChange={setPersonId}
        />
      )}
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <Button type="submit">Import</Button>
        <Button look="secondary" onClick={cancelImport}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
