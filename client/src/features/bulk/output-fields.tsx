import { pixelLimits } from '@canary/qr/files/pixel-limits';
import { type FileOptions, pngFile } from '@canary/rendering/core/requests';
import { pictureSize } from '#shared/code/remembered-look.ts';
import { Choice } from '#shared/ui/choice.tsx';
import { TextField } from '#shared/ui/field.tsx';
import styles from './bulk.module.css';
import type { Output } from './plan.ts';
import type { Table } from './table.ts';
import { unknownIn } from './templates.ts';

/** The output as the user enters it. */
export interface TypedOutput extends Output {
  /** Width in pixels. */
  readonly size: string;
  /** Whether a run of dynamic codes makes only the short links, without files. */
  readonly linksAlone?: boolean;
}

/** The file of each code; undefined if the size is invalid. */
export function fileOf({ format, size }: TypedOutput): FileOptions | undefined {
  const pixels = pictureSize(size);
  return pixels === undefined ? undefined : { ...pngFile(pixels), format };
}

interface OutputFieldsProps {
  readonly table: Table;
  readonly output: TypedOutput;
  /** The name of the first file. */
  readonly example: string | undefined;
  /** How many captions are shortened. */
  readonly shortened: number;
  onOutput(output: TypedOutput): void;
}

/** Format, size, names and captions of the files. */
export function OutputFields({ table, output, example, shortened, onOutput }: OutputFieldsProps) {
  const set = (part: Partial<TypedOutput>) => onOutput({ ...output, ...part });
  const { min, max } = pixelLimits;
  const columns = table.header
    .slice(0, 3)
    .map((name) => `{${name}}`)
    .join(', ');
  return (
    <section className={styles.section} aria-labelledby="bulk-files">
      <h2 id="bulk-files">Files</h2>
      <div className={styles.fields}>
        <Choice
          legend="Format"
          options={[
            { value: 'png', name: 'PNG' },
            { value: 'svg', name: 'SVG' },
          ]}
          value={output.format}
          onChoose={(format) => set({ format })}
        />
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
        <TextField
          label="Text below each code"
          hint={`Empty for none, or for example ${columns}.`}
          value={output.caption}
          error={unknownError(output.caption, table)}
          warning={
            shortened > 0 ? `${shortened} texts are longer than a frame holds, and are shortened.` : undefined
          }
          onChange={(caption) => set({ caption })}
        />
      </div>
    </section>
  );
}

/** What is wrong with a template. */
export function unknownError(template: string, table: Table): string | undefined {
  const [unknown] = unknownIn(template, table);
  return unknown === undefined ? undefined : `There is no column “${unknown}”.`;
}
