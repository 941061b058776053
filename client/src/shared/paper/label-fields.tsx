import { cellsOn, type Grid } from '@canary/qr/paper/grid';
import { labelSheets } from '@canary/qr/paper/label-sheets';
import { type PrinterDensity, printerDensities } from '@canary/qr/paper/module-size';
import { type PaperName, paperNames, papers } from '@canary/qr/paper/page';
import type { ReactNode } from 'react';
import { type Numbers, useNumbers } from '#shared/format/numbers.ts';
import { CheckboxField, SelectField, TextField } from '#shared/ui/field.tsx';
import type { LabelChoice, LabelField, OwnSheet, SheetPlan } from './label-choice.ts';
import styles from './paper.module.css';
import { usualPaper } from './paper.ts';

interface LabelFieldsProps {
  readonly choice: LabelChoice;
  readonly plan: SheetPlan;
  /** The field for how many labels there are. */
  readonly count: { readonly label: string; readonly hint: string };
  /** The field for the caption. */
  readonly children: ReactNode;
  onChange(change: Partial<LabelChoice>): void;
}

/** The sheet of the labels, and which of them are used. */
export function LabelFields({ choice, plan, count, children, onChange }: LabelFieldsProps) {
  const { number } = useNumbers();
  const { grid } = plan.sheet;
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
            label: `${sheet.maker} ${sheet.id}: ${number(cellsOn(sheet))} on ${paperOf(sheet)}, ${cellSize(sheet, number)}`,
          })),
          { value: 'own', label: 'Own measures' },
        ]}
        onChange={(sheet) => onChange({ sheet })}
      />
      {isOwn && <OwnFields choice={choice} errors={errors} onChange={onChange} />}
      {children}
      <div className={styles.pair}>
        {field('first', 'First label', `1 to ${number(cellsOn(grid))}, row by row.`)}
        {field('count', count.label, count.hint)}
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

function cellSize({ cell, isRound }: Grid, number: Numbers['number']): string {
  const rounded = (length: number) => number(Math.round(length * 10) / 10);
  return isRound ? `${rounded(cell.width)} mm, round` : `${rounded(cell.width)} × ${rounded(cell.height)} mm`;
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
}: Pick<LabelFieldsProps, 'choice' | 'onChange'> & Pick<SheetPlan, 'errors'>) {
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
      <CheckboxField
        label="Round labels"
        checked={choice.isRound}
        onChange={(isRound) => onChange({ isRound })}
      />
    </>
  );
}
