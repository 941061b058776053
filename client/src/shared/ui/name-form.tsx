import { boardText, nameProblem } from '@canary/board/texts';
import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import forms from './form.module.css';

interface NameFormProps {
  readonly label: string;
  readonly placeholder?: string;
  /** The label of the submit button. */
  readonly action: string;
  readonly autoFocus?: boolean;
  /** Returns the error in a name; by default, checks the name of a person. */
  problem?(name: string): string | undefined;
  /** Receives a valid name. Submitting an empty name does nothing. */
  onSubmit(name: string): void;
  /** Called after a submit, and by Cancel. */
  onDone(): void;
}

/** A form for the name of a person or a column. */
export function NameForm(props: NameFormProps) {
  const { label, placeholder, action, autoFocus } = props;
  const { problem = nameProblem } = props;
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = boardText(name);
    // An empty name has no error, because saving it does nothing.
    const found = next ? problem(next) : undefined;
    setError(found);
    if (found || !next) return;
    props.onSubmit(next);
    props.onDone();
  };
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <TextField
        label={label}
        placeholder={placeholder}
        required
        autoFocus={autoFocus}
        autoComplete="off"
        dir="auto"
        value={name}
        error={error}
        onChange={(next) => {
          setName(next);
          setError(undefined);
        }}
      />
      <div className={forms.actions}>
        <Button type="submit">{action}</Button>
        <Button look="secondary" onClick={props.onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
