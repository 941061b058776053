import { dayYears } from '@canary/board/limits';
import { dayProblem } from '@canary/board/texts';
import { useState } from 'react';
import { addDays, nextMonday, useToday } from '#shared/format/due-day.ts';
import { useLocale } from '#shared/format/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { FieldFrame } from '#shared/ui/field.tsx';
import { Popover, type PopoverControl } from '#shared/ui/popover.tsx';
import styles from './due-field.module.css';

interface DueFieldProps extends PopoverControl {
  /** The day; null for none, undefined for cards with different days. */
  readonly dueOn: string | null | undefined;
  onChange(dueOn: string | null): void;
}

/** A popover in which the day is chosen by which a card is due. A suggested day closes it. */
export function DueField({ dueOn, onChange, ...control }: DueFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const setOpen = (open: boolean) => {
    setIsOpen(open);
    control.onOpenChange?.(open);
  };
  return (
    <Popover label="Due date" {...control} open={control.open ?? isOpen} onOpenChange={setOpen}>
      <Days
        dueOn={dueOn}
        onChange={onChange}
        onChoose={(day) => {
          if (day !== dueOn && day !== undefined) onChange(day);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

interface DaysProps extends Pick<DueFieldProps, 'dueOn' | 'onChange'> {
  onChoose(dueOn: DueFieldProps['dueOn']): void;
}

function Days({ dueOn, onChange, onChoose }: DaysProps) {
  const today = useToday();
  const locale = useLocale();
  const [typed, setTyped] = useState(dueOn ?? '');
  const [error, setError] = useState<string>();
  const suggestions = [
    { label: 'Today', day: today },
    { label: 'Tomorrow', day: addDays(today, 1) },
    { label: 'Next week', day: nextMonday(today) },
  ];
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const save = () => {
    if (typed === '' || typed === dueOn) return;
    const found = dayProblem(typed);
    setError(found);
    if (!found) onChange(typed);
  };
  return (
    <form
      className={styles.days}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = typed === '' ? undefined : dayProblem(typed);
        setError(found);
        if (!found) onChoose(typed === '' ? dueOn : typed);
      }}
    >
      {suggestions.map(({ label, day }) => (
        <button key={label} type="button" className={styles.suggestion} onClick={() => onChoose(day)}>
          <span>{label}</span>
          <span className="fine">{weekday.format(Date.parse(day))}</span>
        </button>
      ))}
      <FieldFrame label="Date" error={error}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={`${dayYears.min}-01-01`}
            max={`${dayYears.max}-12-31`}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
            // A year is typed digit by digit, so a day counts when the field is left, or with Enter.
            onBlur={save}
          />
        )}
      </FieldFrame>
      <div className="row">
        <Button type="submit" look="quiet">
          Save
        </Button>
        {dueOn !== null && (
          <Button look="quiet" onClick={() => onChoose(null)}>
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}
