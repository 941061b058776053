import { type Colour, parseColour } from '@canary/qr/colour';
import { useEffect, useState } from 'react';
import { FieldFrame } from '#shared/ui/field.tsx';
import styles from './colour-field.module.css';

interface ColourFieldProps {
  readonly label: string;
  readonly value: Colour;
  onChange(value: Colour): void;
}

/** A colour picker with a text field. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState<string>(value);
  useEffect(() => setTyped(value), [value]);
  const error = parseColour(typed) ? undefined : 'Enter six digits from 0 to F, like #1a1a1a.';

  const change = (text: string) => {
    setTyped(text);
    const colour = parseColour(text);
    // Three digits are a colour too, but while typing they are more likely the start of six.
    if (colour && text.trim().replace('#', '').length === 6) onChange(colour);
  };

  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <div className={styles.colour}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={`Pick the ${label.toLowerCase()}`}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
          <input
            {...control}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => change(event.target.value)}
            onBlur={() => {
              const colour = parseColour(typed);
              if (colour) onChange(colour);
              setTyped(colour ?? value);
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}
