import { paperNames } from '@canary/qr/paper/page';
import styles from '#shared/paper/paper.module.css';
import { type PaperChoice, paperLimits, paperSide } from '#shared/paper/paper.ts';
import { SelectField, TextField } from '#shared/ui/field.tsx';

interface PaperFieldProps {
  readonly label: string;
  readonly value: PaperChoice;
  onChange(change: Partial<PaperChoice>): void;
}

/** A paper of a usual size, or of the user's own. */
export function PaperField({ label, value, onChange }: PaperFieldProps) {
  const { name, width, height } = value;
  const error = (typed: string) =>
    paperSide(typed) === undefined ? `Enter ${paperLimits.min} to 2,000 mm.` : undefined;
  return (
    <>
      <SelectField
        label={label}
        value={name}
        options={[
          ...paperNames.map((one) => ({ value: one, label: one })),
          { value: 'own', label: 'Own measures' },
        ]}
        onChange={(chosen) => onChange({ name: paperNames.find((one) => one === chosen) ?? 'own' })}
      />
      {name === 'own' && (
        <div className={styles.pair}>
          <TextField
            label="Width in mm"
            inputMode="decimal"
            autoComplete="off"
            required
            value={width}
            error={error(width)}
            onChange={(typed) => onChange({ width: typed })}
          />
          <TextField
            label="Height in mm"
            inputMode="decimal"
            autoComplete="off"
            required
            value={height}
            error={error(height)}
            onChange={(typed) => onChange({ height: typed })}
          />
        </div>
      )}
    </>
  );
}
