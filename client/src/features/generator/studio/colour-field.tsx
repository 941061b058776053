import { type Colour, parseColour } from '@canary/qr/colour';
import { useState } from 'react';
import { FieldFrame } from '#shared/ui/field.tsx';
import styles from './colour-field.module.css';

interface ColourFieldProps {
  readonly label: string;
  readonly value: Colour;
  onChange(value: Colour): void;
}

/** A colour picker with a text field, which also takes the colours of CSS. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  /** The typed text, until it is applied or the colour is changed by another control. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Colour }>();
  const text = typed?.value === value ? typed.text : undefined;
  const shown = text ?? value;
  const isColour = readColour(shown) !== undefined;

  const type = (next: string) => {
    // Three digits and names are colours too, but during typing they are more likely the start of another colour.
    const isComplete = next.trim().replace('#', '').length === 6;
    const colour = isComplete ? parseColour(next) : undefined;
    setTyped({ text: next, value: colour ?? value });
    if (colour) onChange(colour);
  };

  const applyTyped = () => {
    const colour = text === undefined ? undefined : readColour(text);
    if (!colour) return;
    setTyped(undefined);
    onChange(colour);
  };

  return (
    <FieldFrame
      label={label}
      error={isColour ? undefined : 'Enter a colour name, like red, or six digits from 0 to F, like #1a1a1a.'}
    >
      {(control) => (
        <div className={styles.colour}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={`Pick ${label.toLowerCase()}`}
            value={value}
            onChange={({ target }) => onChange(readColour(target.value) ?? value)}
          />
          <input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={shown}
            onChange={({ target }) => type(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && applyTyped()}
            onBlur={applyTyped}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** Reads hex digits, or an opaque colour of CSS, such as `red` or `rgb(255 0 0)`. */
function readColour(text: string): Colour | undefined {
  const hex = parseColour(text);
  if (hex || !/^\s*[a-z]/i.test(text)) return hex;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return undefined;
  // A text that isn't a colour leaves the style transparent, which browsers don't write in hex digits.
  context.fillStyle = 'transparent';
  context.fillStyle = text;
  return parseColour(String(context.fillStyle));
}
