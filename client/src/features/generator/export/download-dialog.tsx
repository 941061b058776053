import type { Drawing } from '@canary/qr/drawing';
import { type FileFormat, fileFormats, formatTraits } from '@canary/qr/files/format';
import type { SizeUnit } from '@canary/qr/files/size';
import type { CodeToDraw, FileOptions } from '@canary/rendering/core/requests';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { fileNameFrom } from '#shared/format/file-name.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { FieldFrame, SelectField, TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { ChosenFile } from './chosen-file.ts';
import { clipboardTarget } from './clipboard-target.ts';
import styles from './download-dialog.module.css';
import {
  densities,
  type FileChoice,
  fileLabel,
  formatNames,
  qualities,
  readChoice,
  rememberChoice,
  toFileOptions,
  unitsOf,
  withFormat,
  withUnit,
} from './file-choice.ts';
import type { Target } from './order.ts';
import { rememberFileName, typedFileName } from './order.ts';
import { sizeSummary } from './size-summary.ts';

interface DownloadDialogProps {
  /** Undefined while there is no code. */
  readonly code: CodeToDraw | undefined;
  /** Name of the code, if it has one. */
  readonly name: string | undefined;
  /** Whether the export gives a code without a name that of its short link. */
  readonly hasLink: boolean;
  /** Width of the usual PNG in pixels. */
  readonly pixels: number | undefined;
  onClose(): void;
  onDownload(chosen: ChosenFile): void;
  onCopy(target: Target, file: FileOptions): void;
  onPrint(): void;
}

/** Asks for the format and the size of the file, or where else the code goes. The result appears beside the buttons. */
export default function DownloadDialog(props: DownloadDialogProps) {
  return (
    <Modal title="Download options" open onOpenChange={props.onClose}>
      <DownloadForm {...props} />
    </Modal>
  );
}

function DownloadForm(props: DownloadDialogProps) {
  const { code, name, hasLink, pixels, onClose, onDownload, onCopy, onPrint } = props;
  const drawing = useDrawing(code).code?.drawing;
  const [choice, setChoice] = useState(() => readChoice(pixels));
  const usualName = hasLink && name === undefined ? '' : fileNameFrom(name ?? '');
  const [typedName, setTypedName] = useState(() => typedFileName(name) ?? usualName);
  const fileName = fileNameFrom(typedName, usualName);
  const form = useRef<HTMLFormElement>(null);
  const numbers = useNumbers();
  const { format, unit } = choice;
  const { isVector, isLossy, hasTransparency, extension } = formatTraits[format];
  const result = toFileOptions(choice, numbers, drawing);
  const change = (part: Partial<FileChoice>) => setChoice({ ...choice, ...part });

  const use = (onFile: (file: FileOptions) => void) => {
    if (!result.ok) return form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    rememberChoice(choice);
    rememberFileName(name, fileName === usualName ? undefined : fileName);
    onClose();
    onFile(result.file);
  };

  return (
    <form
      ref={form}
      className={forms.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // React also passes events of a dialog's portal to the generator's form.
        event.stopPropagation();
        use((file) => onDownload({ file, label: fileLabel(file, numbers) }));
      }}
    >
      <FormatChoice value={format} onChange={(chosen) => setChoice(withFormat(choice, chosen))} />
      {!hasTransparency && drawing && isTransparent(drawing) && (
        <Note tone="warning" icon="info">
          {' '}
          {formatNames[format]} has no transparency: your background becomes opaque. Choose PNG, WebP, SVG or
          PDF to keep it.
        </Note>
      )}
      <div className={styles.size}>
        <FieldFrame label="Width" error={result.ok ? undefined : result.error} required>
          {(control) => (
            <div className={styles.together}>
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={choice.width}
                onChange={(event) => change({ width: event.target.value })}
              />
              <select
                className={control.className}
                aria-label="Unit"
                value={unit}
                onChange={(event) => setChoice(withUnit(choice, unitNamed(event.target.value)))}
              >
                {unitsOf(format).map((one) => (
                  <option key={one} value={one}>
                    {unitNames[one]}
                  </option>
                ))}
              </select>
            </div>
          )}
        </FieldFrame>
        {!isVector && (
          <SelectField
            label="Resolution in print"
            value={String(choice.dpi)}
            options={densities.map((dpi) => ({ value: String(dpi), label: `${numbers.number(dpi)} dpi` }))}
            onChange={(value) => change({ dpi: densities.find((dpi) => String(dpi) === value) ?? 300 })}
          />
        )}
      </div>
      {isLossy && <QualityField value={choice.quality} onChange={(quality) => change({ quality })} />}
      <TextField
        label="File name"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={typedName}
        required={!hasLink}
        hint={
          fileName
            ? `Saved as ${fileName}.${extension}`
            : 'Named after the short link if you leave this empty.'
        }
        onChange={setTypedName}
      />
      <p className={styles.summary} aria-live="polite">
        {result.ok && drawing && sizeSummary(result.file, drawing, numbers)}
      </p>
      <div className={styles.buttons}>
        <Button type="submit">
          <Icon name="download" size={19} /> Download {formatNames[format]}
        </Button>
        {(format === 'png' || format === 'svg') && (
          <Button look="secondary" onClick={() => use((file) => onCopy(clipboardTarget, file))}>
            <Icon name="copy" size={19} /> Copy {format === 'svg' ? 'SVG as text' : 'PNG'}
          </Button>
        )}
        <Button
          look="secondary"
          onClick={() => {
            onClose();
            onPrint();
          }}
        >
          <Icon name="printer" size={19} /> Print
        </Button>
      </div>
      <p className="fine">Every file is read back before you get it.</p>
    </form>
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
