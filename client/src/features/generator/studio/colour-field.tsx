import { type Colour, parseColour } from '@canary/qr/colour';
import { useState } from 'react';
import { afterPress } from '#shared/browser/after-press.ts';
import { FieldFrame } from '#shared/ui/field.tsx';
import styles from './colour-field.module.css';

interface ColourFieldProps {
  readonly label: string;
  readonly value: Colour;
  onChange(value: Colour): void;
}

/** A colour picker with a text field. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  /** What is being typed. */
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const error = parseColour(shown) ? undefined : 'Enter six digits from 0 to F, like #1a1a1a.';

  const apply = (text: string) => {
    const colour = parseColour(text);
    if (colour) onChange(colour);
  };

  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <div className={styles.colour}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={`Pick ${label.toLowerCase()}`}
            value={value}
            onChange={(event) => apply(event.target.value)}
          />
          <input
            {...control}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              // Three digits are a colour too, but while typing they are more likely the start of six.
              if (target.value.trim().replace('#', '').length === 6) apply(target.value);
            }}
            onBlur={() => {
              apply(shown);
              afterPress(() => setTyped(undefined));
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}
