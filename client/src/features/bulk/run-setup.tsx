import type { Design } from '@canary/qr/design/design';
import type { ReadChoice } from '@canary/tables/read-table';
import { useState } from 'react';
import { rememberLabels } from '#shared/paper/remembered-labels.ts';
import { Note } from '#shared/ui/note.tsx';
import { ColumnFields } from './column-fields.tsx';
import { type KeepRun, useKeepRun } from './keep-run.ts';
import { LabelPreview } from './label-preview.tsx';
import { useSendLinks } from './link-operations.ts';
import { LinksSection } from './links-section.tsx';
import { LinksView } from './links-view.tsx';
import { linkKey } from './make-links.ts';
import { MakeSection } from './make-section.tsx';
import { OutputFields } from './output-fields.tsx';
import { ReadOptions } from './read-options.tsx';
import { RowList } from './row-list.tsx';
import { RunView } from './run-view.tsx';
import type { UnlockDialogSlot } from './unlock-dialog-slot.ts';
import { useRun } from './use-run.ts';
import { useRunPlan } from './use-run-plan.ts';
import { nameOf, type OpenSource, type SourceChange } from './use-source.ts';

interface RunSetupProps {
  readonly source: OpenSource;
  readonly design: Design;
  readonly UnlockDialog: UnlockDialogSlot;
  readonly keeping: KeepRun;
  onReadAs(choice: ReadChoice): void;
  onHeader(hasHeader: boolean): void;
  onChange(part: SourceChange): void;
  onCell(row: number, column: number, text: string): void;
  onClose(): void;
}

/** The choices of a run, from the columns to the files, and the run itself. */
export function RunSetup({
  source,
  design: lastDesign,
  UnlockDialog,
  keeping,
  onReadAs,
  onHeader,
  onChange,
  onCell,
  onClose,
}: RunSetupProps) {
  const { table, columns, output, id, linked, design: ownDesign = lastDesign } = source;
  const [partsLeftOut, setPartsLeftOut] = useState<Design>();
  const look = partsLeftOut ?? ownDesign;
  const planning = useRunPlan(source, look);
  const { isDynamic, isUser, linksAlone, isOnLabels, account, refresh, codes, wrong } = planning;
  const { kept, keep } = useKeepRun(keeping, look, isUser);
  const { links, run, failure, start, close } = useRun({
    runId: id,
    send: useSendLinks(),
    onLinked(made) {
      const all = new Set([...linked, ...made.map(({ code }) => linkKey(id, code))]);
      onChange({ linked: all });
      refresh();
      keep({ ...source, linked: all }, codes);
    },
    onMade: () => keep(source, codes),
  });

  const begin = () => {
    const name = nameOf(source) ?? 'qr-codes';
    // Kept before its first link is made: making it again after a crash finds the links.
    if (isDynamic) keep(source, codes);
    if (linksAlone) return start({ codes, wrong }, undefined, name);
    if (!isOnLabels) return start({ codes, wrong }, planning.file, `${name}.zip`);
    rememberLabels(output.labels);
    start({ codes, wrong }, planning.runLabels, `${name}.pdf`);
  };
  if (links || run)
    return (
      <>
        {links && <LinksView links={links} leftOut={wrong} onClose={run ? undefined : close} />}
        {run && <RunView run={run} onClose={close} />}
        {kept === 'kept' && <keeping.Kept id={id} />}
        {kept === 'too-long' && (
          <Note tone="warning">
            This table is too long to be kept under Codes. Keep its file to make the codes again.
          </Note>
        )}
      </>
    );
  return (
    <>
      <ReadOptions source={source} onReadAs={onReadAs} onHeader={onHeader} onClose={onClose} />
      <ColumnFields table={table} columns={columns} onColumns={(next) => onChange({ columns: next })} />
      <RowList table={table} rows={planning.rows} onCell={onCell} />
      {isDynamic && isUser && (
        <LinksSection
          account={account}
          failure={planning.accountFailure}
          needed={planning.neededLinks}
          hasNames={columns.sources['slug'] !== undefined}
          linksAlone={linksAlone}
          onLinksAlone={(alone) => onChange({ output: { ...output, linksAlone: alone } })}
          onRetry={refresh}
        />
      )}
      {!linksAlone && (
        <OutputFields
          table={table}
          output={output}
          example={codes[0]?.fileName}
          shortened={planning.shortened}
          labels={planning.labels}
          preview={
            <LabelPreview codes={codes} labels={planning.runLabels} isRefused={planning.hasLabelError} />
          }
          isBlackOnWhite={planning.isBlackOnWhite}
          onOutput={(next) => onChange({ output: next })}
        />
      )}
      <MakeSection
        source={source}
        planning={planning}
        failure={failure}
        UnlockDialog={UnlockDialog}
        onChange={onChange}
        onLeaveOut={setPartsLeftOut}
        onMake={begin}
      />
    </>
  );
}
