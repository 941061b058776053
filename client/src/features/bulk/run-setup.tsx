import { features as catalogue } from '@canary/catalogue/features';
import type { Design } from '@canary/qr/design/design';
import type { ReadChoice } from '@canary/tables/read-table';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { generatorPath, publicTypes } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { isKnownUser, useSession, useUnlocks } from '#session/session.ts';
import { suitToType } from '#shared/code/frame-text.ts';
import { neededFeatures } from '#shared/code/needed-features.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './bulk.module.css';
import { checkRows } from './check-rows.ts';
import { ColumnFields } from './column-fields.tsx';
import { fileOf, OutputFields, unknownError } from './output-fields.tsx';
import { planRun } from './plan.ts';
import { Previews } from './previews.tsx';
import { ReadOptions } from './read-options.tsx';
import { RowList } from './row-list.tsx';
import { RunView } from './run-view.tsx';
import { maxVisitorRows } from './table.ts';
import type { UnlockDialogSlot } from './unlock-dialog-slot.ts';
import { useRun } from './use-run.ts';
import type { OpenSource } from './use-source.ts';

interface RunSetupProps {
  readonly source: OpenSource;
  readonly design: Design;
  readonly UnlockDialog: UnlockDialogSlot;
  onReadAs(choice: ReadChoice): void;
  onHeader(hasHeader: boolean): void;
  onChange(part: Partial<Pick<OpenSource, 'columns' | 'output'>>): void;
  onCell(row: number, column: number, text: string): void;
  onClose(): void;
}

/** The choices of a run, from the columns to the files, and the run itself. */
export function RunSetup({
  source,
  design: ownDesign,
  UnlockDialog,
  onReadAs,
  onHeader,
  onChange,
  onCell,
  onClose,
}: RunSetupProps) {
  const { table, columns, output } = source;
  const [partsLeftOut, setPartsLeftOut] = useState<Design>();
  const [isUnlocking, setUnlocking] = useState(false);
  const { run, failure, start, close } = useRun();
  const { plural } = useNumbers();
  const unlocks = useUnlocks();
  const isUser = isKnownUser(useSession());

  const design = useMemo(
    () => suitToType(partsLeftOut ?? ownDesign, columns.type),
    [partsLeftOut, ownDesign, columns.type],
  );
  const rows = useMemo(() => checkRows(table, columns, design), [table, columns, design]);
  const file = fileOf(output);
  const hasTemplateError = [output.name, output.caption].some((template) => unknownError(template, table));
  const plan = useMemo(() => planRun(rows, table, design, output), [rows, table, design, output]);
  const codes = isUser ? plan.codes : plan.codes.slice(0, maxVisitorRows);
  const features = neededFeatures(columns.type, design);
  const locked = features.filter((feature) => !unlocks.has(feature));
  const needsAccount = !isUser && !publicTypes.includes(columns.type);

  const begin = () => {
    if (file) start({ ...plan, codes }, file, zipNameOf(source));
  };
  if (run) return <RunView run={run} onClose={close} />;
  return (
    <>
      <ReadOptions source={source} onReadAs={onReadAs} onHeader={onHeader} onClose={onClose} />
      <ColumnFields table={table} columns={columns} onColumns={(next) => onChange({ columns: next })} />
      <RowList table={table} rows={rows} onCell={onCell} />
      <OutputFields
        table={table}
        output={output}
        example={codes[0]?.fileName}
        shortened={plan.shortened}
        onOutput={(next) => onChange({ output: next })}
      />
      <section className={styles.section} aria-label="Make the codes">
        <Previews codes={codes.slice(0, 3)} />
        <p className="fine">
          All codes have the look of your last code.{' '}
          <Link to={isUser ? generatorPath(columns.type) : paths.landing}>Change it</Link>
        </p>
        {locked.length > 0 && isUser && (
          <Note>Needs {locked.map((feature) => catalogue[feature].name).join(', ')}, unlocked once.</Note>
        )}
        {!isUser && (plan.codes.length > maxVisitorRows || needsAccount) && (
          <Note>
            {needsAccount
              ? 'Codes of this type need a free account.'
              : `Without an account, the first ${maxVisitorRows} codes are made.`}{' '}
            <Link to={withNext(paths.register, paths.bulk)}>Create a free account</Link>
          </Note>
        )}
        <div className={forms.actions}>
          <Button
            aria-disabled={codes.length === 0 || !file || hasTemplateError || needsAccount}
            onClick={() => {
              if (codes.length === 0 || !file || hasTemplateError || needsAccount) return;
              if (locked.length > 0) setUnlocking(true);
              else begin();
            }}
          >
            Make {plural(codes.length, 'code')}
          </Button>
        </div>
        <StatusMessage failure={failure} />
      </section>
      {isUnlocking && (
        <UnlockDialog
          features={features}
          design={design}
          onUnlocked={() => {
            setUnlocking(false);
            begin();
          }}
          onLeaveOut={(without) => {
            setPartsLeftOut(without);
            setUnlocking(false);
          }}
          onClose={() => setUnlocking(false)}
        />
      )}
    </>
  );
}

/** The name of the ZIP file: that of the table. */
function zipNameOf({ input }: OpenSource): string {
  return `${input.kind === 'file' ? input.file.name.replace(/\.\w+$/, '') : 'qr-codes'}.zip`;
}
