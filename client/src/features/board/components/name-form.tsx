import { type FormEvent, type Ref, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { nameProblem } from '../state/problems.ts';

interface NameFormProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What the field holds at first. */
  readonly start: string;
  /** What its button says. */
  readonly action: string;
  readonly autoFocus?: boolean;
  readonly className: string | undefined;
  readonly actionsClassName: string | undefined;
  readonly ref?: Ref<HTMLFormElement>;
  /** Told a name that can be one; an empty one does nothing. */
  onName(name: string): void;
  /** Told when nothing more is to be asked: afterwards, and by Cancel. */
  onDone(): void;
}

/** Asks for the name of somebody whom cards can be given to. */
export function NameForm(props: NameFormProps) {
  const { label, placeholder, start, action, autoFocus, className, actionsClassName, ref } = props;
  const [name, setName] = useState(start);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = name.trim();
    const found = nameProblem(next);
    setProblem(found);
    if (found || !next) return;
    props.onName(next);
    props.onDone();
  };
  return (
    <form ref={ref} className={className} noValidate onSubmit={submit}>
      <TextField
        label={label}
        placeholder={placeholder}
        required
        autoFocus={autoFocus}
        autoComplete="off"
        dir="auto"
        value={name}
        error={problem}
        onChange={(next) => {
          setName(next);
          setProblem(undefined);
        }}
      />
      <div className={actionsClassName}>
        <Button type="submit">{action}</Button>
        <Button look="secondary" onClick={props.onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
