import type { BoardColor } from '@canary/board/colors';
import type { Label } from '@canary/board/model';
import { boardText, labelNameProblem } from '@canary/board/texts';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { ColorChoice } from './color-choice.tsx';
import styles from './label-form.module.css';

interface LabelFormProps {
  readonly name: string;
  readonly color: BoardColor;
  readonly action: string;
  onSubmit(label: Pick<Label, 'name' | 'color'>): void;
  onCancel(): void;
  /** Deletes the label; undefined for a new label. */
  onDelete?(): void;
}

/** The name and the colour of a label. Enter saves. */
export function LabelForm({ action, onSubmit, onCancel, onDelete, ...initial }: LabelFormProps) {
  const [name, setName] = useState(initial.name);
  const [color, setColor] = useState(initial.color);
  const [error, setError] = useState<string>();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const kept = boardText(name);
        const found = labelNameProblem(kept);
        setError(found);
        if (!found) onSubmit({ name: kept, color });
      }}
    >
      <TextField
        label="Name"
        required
        autoFocus
        autoComplete="off"
        dir="auto"
        value={name}
        error={error}
        onChange={(next) => {
          setName(next);
          setError(undefined);
        }}
      />
      <ColorChoice color={color} onChange={setColor} />
      <div className="row">
        <Button type="submit">{action}</Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {onDelete && (
          <Button look="quiet" className={styles.delete} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
    </form>
  );
}
