import { type Colour, colourProblem, PRINT_SAFE, parseColour } from '@canary/qr/colour';
import { useEffect, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckboxField, FieldFrame, SelectField, TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './style-panel.module.css';
import { type CodeStyle, levels, pictureSize } from './use-code-style.ts';

interface StylePanelProps {
  readonly style: CodeStyle;
  onChange(part: Partial<CodeStyle>): void;
}

const WARNINGS = {
  'too-close':
    'These colours are too similar: many cameras can’t tell them apart. Make one much lighter or darker, or use print-safe colours.',
  inverted:
    'Light on dark: phones read it, but some older scanners can’t. For print, use print-safe colours.',
} as const;

const LEVEL_OPTIONS = [
  { value: 'H', label: 'High: survives 30% damage' },
  { value: 'Q', label: 'Quartile: survives 25% damage' },
  { value: 'M', label: 'Medium: survives 15% damage' },
  { value: 'L', label: 'Low: 7%, holds most' },
] as const;

const { min, max, presets } = codeDefaults.size;

/** Colours, size, error correction and logo of the code. */
export function StylePanel({ style, onChange }: StylePanelProps) {
  const { colours } = style;
  const { number } = useNumbers();
  const problem = colourProblem(colours);
  const sizeError = pictureSize(style.size)
    ? undefined
    : `Choose a whole number from ${min} to ${number(max)}.`;

  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>Look and size</legend>
      <div className={styles.pair}>
        <ColourField
          label="Code colour"
          value={colours.foreground}
          onChange={(foreground) => onChange({ colours: { ...colours, foreground } })}
        />
        <ColourField
          label="Background colour"
          value={colours.background}
          onChange={(background) => onChange({ colours: { ...colours, background } })}
        />
      </div>
      <div className={styles.row}>
        <Button look="quiet" onClick={() => onChange({ colours: PRINT_SAFE })}>
          <Icon name="printer" size={17} /> Print-safe
        </Button>
        <Button look="quiet" onClick={() => onChange({ colours: codeDefaults.colours })}>
          <Icon name="rotate-ccw" size={17} /> Canary colours
        </Button>
      </div>
      <p className={problem && styles[problem]} role="status">
        {problem && (
          <>
            <Icon name="triangle-alert" size={18} />
            {WARNINGS[problem]}
          </>
        )}
      </p>
      <div className={styles.pair}>
        <div className={styles.size}>
          <TextField
            label="PNG size in pixels"
            name="size"
            inputMode="numeric"
            autoComplete="off"
            value={style.size}
            error={sizeError}
            required
            onChange={(size) => onChange({ size })}
          />
          <div className={styles.presets}>
            {presets.map((preset) => (
              <button
                key={preset}
                type="button"
                aria-label={`${preset} pixels`}
                aria-pressed={style.size === String(preset)}
                onClick={() => onChange({ size: String(preset) })}
              >
                {preset}
              </button>
            ))}
          </div>
        </div>
        <SelectField
          label="Error correction"
          hint="How much of the printed code can be damaged or dirty."
          value={style.level}
          options={LEVEL_OPTIONS}
          onChange={(value) => onChange({ level: levels.find((level) => level === value) ?? 'H' })}
        />
      </div>
      <CheckboxField
        label="Canary logo in the corner"
        value={style.logo ? 'true' : ''}
        onChange={(value) => onChange({ logo: value === 'true' })}
      />
    </fieldset>
  );
}

interface ColourFieldProps {
  readonly label: string;
  readonly value: Colour;
  onChange(value: Colour): void;
}

/** A colour picker with a text field. */
function ColourField({ label, value, onChange }: ColourFieldProps) {
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
