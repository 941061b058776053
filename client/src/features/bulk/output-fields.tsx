import { unknownIn } from '@canary/bulk/fill-template';
import type { Output } from '@canary/bulk/plan-codes';
import type { Table } from '@canary/bulk/table';
import { pixelLimits } from '@canary/qr/files/pixel-limits';
import { type FileOptions, pngFile } from '@canary/rendering/core/requests';
import type { ReactNode } from 'react';
import { pictureSize } from '#shared/code/remembered-look.ts';
import type { CopiesPlan, LabelChoice } from '#shared/paper/label-choice.ts';
import { LabelFields } from '#shared/paper/label-fields.tsx';
import { Choice } from '#shared/ui/choice.tsx';
import { CheckboxField, TextField } from '#shared/ui/field.tsx';
import styles from './bulk.module.css';

/** The output as the user enters it. */
export interface TypedOutput extends Output {
  /** Width in pixels. */
  readonly size: string;
  /** Whether a run of dynamic codes makes only the short links, without files. */
  readonly linksAlone?: boolean | undefined;
  /** The sheet of labels; its caption isn't used. */
  readonly labels: LabelChoice;
  /** Whether labels are black on white; undefined as long as the default, which depends on the colours, applies. */
  readonly isBlackOnWhite?: boolean | undefined;
}

/** The file of each code; undefined if the size is invalid, and for labels. */
export function fileOf({ format, size }: TypedOutput): FileOptions | undefined {
  const pixels = pictureSize(size);
  return pixels === undefined || format === 'labels' ? undefined : { ...pngFile(pixels), format };
}

interface OutputFieldsProps {
  readonly table: Table;
  readonly output: TypedOutput;
  /** The name of the first file. */
  readonly example: string | undefined;
  /** How many captions are shortened. */
  readonly shortened: number;
  /** The labels as they will be. */
  readonly labels: CopiesPlan;
  /** The first page of the labels. */
  readonly preview: ReactNode;
  readonly isBlackOnWhite: boolean;
  onOutput(output: TypedOutput): void;
}

/** Format, size, names and captions of the files, or the sheet of the labels. */
export function OutputFields(props: OutputFieldsProps) {
  const { table, output, example, shortened, labels, preview, isBlackOnWhite, onOutput } = props;
  const set = (part: Partial<TypedOutput>) => onOutput({ ...output, ...part });
  const { min, max } = pixelLimits;
  const columns = table.header
    .slice(0, 3)
    .map((name) => `{${name}}`)
    .join(', ');
  const isOnLabels = output.format === 'labels';
  const caption = (
    <TextField
      label={isOnLabels ? 'Caption' : 'Text below each code'}
      hint={`Empty for none, or for example ${columns}.`}
      value={output.caption}
      error={unknownError(output.caption, table)}
      warning={
        shortened > 0 ? `${shortened} texts are longer than a frame holds, and are shortened.` : undefined
      }
      onChange={(text) => set({ caption: text })}
    />
  );
  return (
    <section className={styles.section} aria-labelledby="bulk-files">
      <h2 id="bulk-files">{isOnLabels ? 'Labels' : 'Files'}</h2>
      <Choice
        legend="Format"
        options={[
          { value: 'png', name: 'PNG' },
          { value: 'svg', name: 'SVG' },
          { value: 'labels', name: 'Labels on sheets (PDF)' },
        ]}
        value={output.format}
        onChoose={(format) => set({ format })}
      />
      {isOnLabels ? (
        <div className={styles.labels}>
          {preview}
          <div className={styles.labelFields}>
            <LabelFields
              choice={output.labels}
              plan={labels}
              count={{ label: 'Labels for each code', hint: '1 if you leave it empty.' }}
              onChange={(change) => set({ labels: { ...output.labels, ...change } })}
            >
              {caption}
            </LabelFields>
            <CheckboxField
              label="Black on white"
              checked={isBlackOnWhite}
              onChange={(isChosen) => set({ isBlackOnWhite: isChosen })}
            />
          </div>
        </div>
      ) : (
        <div className={styles.fields}>
          <TextField
            label="Width in pixels"
            required
            inputMode="numeric"
            value={output.size}
            error={fileOf(output) ? undefined : `Enter a whole number from ${min} to ${max}.`}
            onChange={(size) => set({ size })}
          />
          <TextField
            label="File name"
            required
            hint={`${columns} or {row:4} for the number of the row.${example ? ` The first file is ${example}` : ''}`}
            value={output.name}
            error={unknownError(output.name, table)}
            onChange={(name) => set({ name })}
          />
          {caption}
        </div>
      )}
    </section>
  );
}

/** What is wrong with a template. */
export function unknownError(template: string, table: Table): string | undefined {
  const [unknown] = unknownIn(template, table);
  return unknown === undefined ? undefined : `There is no column “${unknown}”.`;
}
