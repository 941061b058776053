import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly picture?: ReactNode;
  /** Shown beside the name, such as a price. */
  readonly badge?: ReactNode;
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  /** Undefined while no option is chosen. */
  readonly value: Value | undefined;
  /** `tiles`: pictures with names below. `icons`: pictures alone. `pills`: a row of names. */
  readonly look?: 'tiles' | 'icons' | 'pills';
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
          <label
            key={option.value}
            className={styles.option}
            title={look === 'icons' ? option.name : undefined}
          >
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.picture && <span className={styles.picture}>{option.picture}</span>}
            <span className={look === 'icons' ? 'visually-hidden' : styles.name}>
              {option.name} {option.badge}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
