import type { Level } from '@canary/qr/capacity';
import { colourProblem, PRINT_SAFE } from '@canary/qr/colour';
import { codeDefaults } from '#config/code-defaults.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { type CodeStyle, pictureSize } from '../hooks/use-code-style.ts';
import { ColourField } from './colour-field.tsx';
import styles from './style-panel.module.css';

interface StylePanelProps {
  readonly style: CodeStyle;
  onChange(part: Partial<CodeStyle>): void;
}

const WARNINGS = {
  'too-close':
    'These colours are too close to each other: many cameras won’t tell them apart. Make one much lighter or darker, or use print-safe.',
  inverted: 'Light on dark: phones read it, but some older scanners can’t. For print, use print-safe.',
} as const;

const LEVELS: readonly { value: Level; label: string }[] = [
  { value: 'H', label: 'H · 30% may be lost' },
  { value: 'Q', label: 'Q · 25%' },
  { value: 'M', label: 'M · 15%' },
  { value: 'L', label: 'L · 7%, most room' },
];

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
          hint="How much of the printed code may be lost or dirty."
          value={style.level}
          options={LEVELS}
          onChange={(value) =>
            onChange({ level: LEVELS.find((level) => level.value === value)?.value ?? 'H' })
          }
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
