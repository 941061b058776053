import type { Cell } from '@canary/qr/paper/cell';
import { cellsOn, type Grid } from '@canary/qr/paper/grid';
import { labelSheets } from '@canary/qr/paper/label-sheets';
import { type PrinterDensity, printerDensities } from '@canary/qr/paper/module-size';
import { type PaperName, paperNames, papers } from '@canary/qr/paper/page';
import { type Numbers, useNumbers } from '#shared/format/numbers.ts';
import { CheckboxField, SelectField, TextField } from '#shared/ui/field.tsx';
import { glyphAdvice } from '../glyph-advice.ts';
import type { LabelChoice, LabelField, LabelPlan, OwnSheet } from './label-choice.ts';
import { usualPaper } from './paper.ts';
import styles from './print-dialog.module.css';

interface LabelFieldsProps {
  readonly choice: LabelChoice;
  readonly plan: LabelPlan;
  readonly tooLong: Cell['tooLong'];
  onChange(change: Partial<LabelChoice>): void;
}

/** The sheet of the labels, what is on them, and which of them are used. */
export function LabelFields({ choice, plan, tooLong, onChange }: LabelFieldsProps) {
  const { number } = useNumbers();
  const { grid, first } = plan.sheet;
  const { errors } = plan;
  const isOwn = !labelSheets.some(({ id }) => id === choice.sheet);
  const field = (name: Exclude<LabelField, keyof OwnSheet>, label: string, hint?: string) => (
    <TextField
      label={label}
      autoComplete="off"
      value={choice[name]}
      required={name === 'count' ? undefined : true}
      hint={hint}
      error={errors[name]}
      onChange={(typed) => onChange({ [name]: typed })}
    />
  );
  return (
    <>
      <SelectField
        label="Label sheet"
        value={isOwn ? 'own' : choice.sheet}
        hint={isOwn ? `Each label is ${cellSize(grid, number)}.` : undefined}
        options={[
          ...usualSheets.map((sheet) => ({
            value: sheet.id,
            label: `Avery ${sheet.id}: ${number(cellsOn(sheet))} on ${paperOf(sheet)}, ${cellSize(sheet, number)}`,
          })),
          { value: 'own', label: 'Own measures' },
        ]}
        onChange={(sheet) => onChange({ sheet })}
      />
      {isOwn && <OwnFields choice={choice} errors={errors} onChange={onChange} />}
      <TextField
        label="Caption"
        autoComplete="off"
        dir="auto"
        value={choice.caption}
        error={tooLong && 'This caption is too long for the label. Shorten it, or leave it empty.'}
        warning={glyphAdvice(choice.caption, 'label')}
        onChange={(caption) => onChange({ caption })}
      />
      <div className={styles.pair}>
        {field('first', 'First label', `1 to ${number(cellsOn(grid))}, row by row.`)}
        {field('count', 'How many', `${number(cellsOn(grid) - first)} if you leave it empty.`)}
      </div>
      <SelectField
        label="Printer"
        value={String(choice.density)}
        options={printerDensities.map((density) => ({
          value: String(density),
          label: `${density} dpi${density === 600 ? ', as most office printers' : ''}`,
        }))}
        onChange={(density) => onChange({ density: densityOf(density) })}
      />
      <div className={styles.pair}>
        {field('offsetX', 'Move right, in mm')}
        {field('offsetY', 'Move down, in mm')}
      </div>
      <CheckboxField
        label="Lines to cut along"
        checked={choice.hasCutLines}
        onChange={(hasCutLines) => onChange({ hasCutLines })}
      />
    </>
  );
}

const densityOf = (value: string): PrinterDensity =>
  printerDensities.find((density) => String(density) === value) ?? 600;

function paperOf({ paper }: Grid): PaperName | undefined {
  return paperNames.find((name) => papers[name].width === paper.width);
}

/** The sheets on the paper of the browser's region come first. */
const usualSheets = [true, false].flatMap((isUsual) =>
  labelSheets.filter((sheet) => (paperOf(sheet) === usualPaper(navigator.language)) === isUsual),
);

function cellSize({ cell }: Grid, number: Numbers['number']): string {
  const rounded = (length: number) => number(Math.round(length * 10) / 10);
  return `${rounded(cell.width)} × ${rounded(cell.height)} mm`;
}

const ownFields: readonly (readonly [keyof OwnSheet, string])[] = [
  ['columns', 'Columns'],
  ['rows', 'Rows'],
  ['marginX', 'Margin left and right, in mm'],
  ['marginY', 'Margin top and bottom, in mm'],
  ['gapX', 'Gap between columns, in mm'],
  ['gapY', 'Gap between rows, in mm'],
];

function OwnFields({
  choice,
  errors,
  onChange,
}: Omit<LabelFieldsProps, 'plan' | 'tooLong'> & Pick<LabelPlan, 'errors'>) {
  const { own, paper } = choice;
  return (
    <>
      <SelectField
        label="Paper"
        value={paper}
        options={paperNames.map((name) => ({ value: name, label: name }))}
        onChange={(name) => onChange({ paper: paperNames.find((one) => one === name) ?? paper })}
      />
      <div className={styles.pair}>
        {ownFields.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            inputMode="decimal"
            required
            value={own[name]}
            error={errors[name]}
            onChange={(typed) => onChange({ own: { ...own, [name]: typed } })}
          />
        ))}
      </div>
    </>
  );
}
