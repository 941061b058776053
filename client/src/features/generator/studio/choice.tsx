import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly picture?: ReactNode;
  /** Beside the name, such as a price. */
  readonly badge?: ReactNode;
  readonly isDisabled?: boolean;
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  /** `tiles`: pictures with names below. `pills`: a row of names. */
  readonly look?: 'tiles' | 'pills';
  onChoose(value: Value): void;
}

/** One of several options, as radio buttons: arrow keys move the choice. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  look = 'pills',
  onChoose,
}: ChoiceProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={group}
              className={styles.input}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChoose(option.value)}
            />
            {option.picture && <span className={styles.picture}>{option.picture}</span>}
            <span className={styles.name}>
              {option.name} {option.badge}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
