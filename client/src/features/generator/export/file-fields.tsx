import type { Drawing } from '@canary/qr/drawing';
import { type FileFormat, fileFormats, formatTraits } from '@canary/qr/files/format';
import { fixedWidth, type SizeUnit } from '@canary/qr/files/size';
import { useId } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { FieldFrame, SelectField } from '#shared/ui/field.tsx';
import { Note } from '#shared/ui/note.tsx';
import styles from './download-dialog.module.css';
import {
  densities,
  type FileChoice,
  formatNames,
  qualities,
  unitsOf,
  withFormat,
  withUnit,
} from './file-choice.ts';

interface FileFieldsProps {
  readonly choice: FileChoice;
  /** The error in the width. */
  readonly error: string | undefined;
  /** Undefined while there is no code. */
  readonly drawing: Drawing | undefined;
  onChange(choice: FileChoice): void;
}

/** The fields for the format, the size and the quality of a file. */
export function FileFields({ choice, error, drawing, onChange }: FileFieldsProps) {
  const { number } = useNumbers();
  const { format, unit } = choice;
  const { isVector, isLossy, hasTransparency } = formatTraits[format];
  const fixed = drawing && fixedWidth(drawing);
  // The number of pixels stays the user’s choice.
  const isFixed = fixed !== undefined && isVector;
  const change = (part: Partial<FileChoice>) => onChange({ ...choice, ...part });
  return (
    <>
      <FormatChoice value={format} onChange={(chosen) => onChange(withFormat(choice, chosen))} />
      {!hasTransparency && drawing && isTransparent(drawing) && (
        <Note tone="warning" icon="info">
          {' '}
          {formatNames[format]} has no transparency: your background becomes opaque. Choose PNG, WebP, SVG or
          PDF to keep it.
        </Note>
      )}
      <div className={styles.size}>
        <FieldFrame
          label="Width"
          error={error}
          hint={fixed === undefined ? undefined : `A standard fixes it: ${number(fixed)} mm on paper.`}
          required
        >
          {(control) => (
            <fieldset className={styles.together} disabled={isFixed}>
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={isFixed ? fixed : choice.width}
                onChange={(event) => change({ width: event.target.value })}
              />
              <select
                className={control.className}
                aria-label="Unit"
                value={isFixed ? 'mm' : unit}
                onChange={(event) => onChange(withUnit(choice, unitNamed(event.target.value)))}
              >
                {unitsOf(format).map((one) => (
                  <option key={one} value={one}>
                    {unitNames[one]}
                  </option>
                ))}
              </select>
            </fieldset>
          )}
        </FieldFrame>
        {!isVector && (
          <SelectField
            label="Resolution in print"
            value={String(choice.dpi)}
            options={densities.map((dpi) => ({ value: String(dpi), label: `${number(dpi)} dpi` }))}
            onChange={(value) => change({ dpi: densities.find((dpi) => String(dpi) === value) ?? 300 })}
          />
        )}
      </div>
      {isLossy && <QualityField value={choice.quality} onChange={(quality) => change({ quality })} />}
    </>
  );
}

function isTransparent({ layers }: Drawing): boolean {
  return !layers.some(({ isBackground }) => isBackground);
}

const formatHints: Readonly<Record<FileFormat, string>> = {
  png: 'Pixels without loss. For screens, documents and messages.',
  svg: 'Outlines, sharp at every size. For print shops and design programs.',
  pdf: 'Outlines on a page of exactly this size. For print.',
  webp: 'Pixels in a small file. For web pages.',
  jpeg: 'Pixels with small losses. For programs that take nothing else.',
};

interface FormatChoiceProps {
  readonly value: FileFormat;
  onChange(format: FileFormat): void;
}

function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const hint = useId();
  return (
    <fieldset className={styles.formats} aria-describedby={hint}>
      <legend className={styles.legend}>Format</legend>
      {fileFormats.map((format) => (
        <label key={format} className="chip">
          <input
            type="radio"
            name="format"
            value={format}
            checked={format === value}
            onChange={() => onChange(format)}
          />
          {formatNames[format]}
        </label>
      ))}
      <p id={hint} className="muted">
        {formatHints[value]}
      </p>
    </fieldset>
  );
}

interface QualityFieldProps {
  /** In percent. */
  readonly value: number;
  onChange(quality: number): void;
}

function QualityField({ value, onChange }: QualityFieldProps) {
  const id = useId();
  return (
    <div className={styles.quality}>
      <label htmlFor={id}>
        Quality <output htmlFor={id}>{value}%</output>
      </label>
      <input
        id={id}
        type="range"
        {...qualities}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

const unitNames: Readonly<Record<SizeUnit, string>> = { px: 'pixels', mm: 'mm', in: 'inches' };

function unitNamed(value: string): SizeUnit {
  return value === 'mm' || value === 'in' ? value : 'px';
}
