import { type BoardColor, boardColors } from '@canary/board/colors';
import { useId } from 'react';
import { colorStyle } from '#shared/ui/color-style.ts';
import styles from './color-choice.module.css';

interface ColorChoiceProps {
  /** Null for none. */
  readonly color: BoardColor | null;
  onChange(color: BoardColor): void;
}

/** The colours of labels and columns, as radio buttons. */
export function ColorChoice({ color, onChange }: ColorChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.colors}>
      <legend className="label">Colour</legend>
      {boardColors.map((choice) => (
        <label key={choice} className={styles.color} style={colorStyle(choice)} title={choice}>
          <input
            type="radio"
            className="covering"
            name={name}
            aria-label={choice}
            checked={choice === color}
            onChange={() => onChange(choice)}
          />
        </label>
      ))}
    </fieldset>
  );
}
