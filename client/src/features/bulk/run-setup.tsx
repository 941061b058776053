import { features as catalogue } from '@canary/catalogue/features';
import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { withColours } from '@canary/rendering/core/recolour';
import type { ReadChoice } from '@canary/tables/read-table';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { generatorPath, publicTypes } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { isKnownUser, useSession, useUnlocks } from '#session/session.ts';
import { isRiskyOnPaper } from '#shared/code/design-colours.ts';
import { suitToType } from '#shared/code/frame-text.ts';
import { neededFeatures } from '#shared/code/needed-features.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { planCopies } from '#shared/paper/label-choice.ts';
import { rememberLabels } from '#shared/paper/remembered-labels.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckboxField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './bulk.module.css';
import { checkRows } from './check-rows.ts';
import { ColumnFields } from './column-fields.tsx';
import { type KeepRun, toCode } from './keep-run.ts';
import { LabelPreview } from './label-preview.tsx';
import { useLinkAccount, useSendLinks } from './link-operations.ts';
import { LinksSection } from './links-section.tsx';
import { LinksView } from './links-view.tsx';
import { fitLinks, linkKey } from './make-links.ts';
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
  readonly keeping: KeepRun;
  onReadAs(choice: ReadChoice): void;
  onHeader(hasHeader: boolean): void;
  onChange(part: Partial<Pick<OpenSource, 'columns' | 'output' | 'linked' | 'design'>>): void;
  onCell(row: number, column: number, text: string): void;
  onClose(): void;
}

/** The choices of a run, from the columns to the files, and the run itself. */
export function RunSetup({
  source,
  design: lastDesign,
  UnlockDialog,
  keeping: { keep, Kept },
  onReadAs,
  onHeader,
  onChange,
  onCell,
  onClose,
}: RunSetupProps) {
  const { table, columns, output, id, linked, design: ownDesign = lastDesign } = source;
  const [partsLeftOut, setPartsLeftOut] = useState<Design>();
  const [isUnlocking, setUnlocking] = useState(false);
  const [kept, setKept] = useState<'kept' | 'too-long'>();
  const { links, run, failure, start, close } = useRun({
    runId: id,
    send: useSendLinks(),
    onLinked(made) {
      const all = new Set([...linked, ...made.map(({ code }) => linkKey(id, code))]);
      onChange({ linked: all });
      refresh();
      // A run that ends early finds its links again.
      if (made.length > 0) void keepRun({ ...source, linked: all });
    },
    onMade: () => void keepRun(source),
  });
  const { plural } = useNumbers();
  const unlocks = useUnlocks();
  const isUser = isKnownUser(useSession());

  const isDynamic = columns.type === 'dynamic';
  const linksAlone = isDynamic && output.linksAlone === true;
  const { account, failure: accountFailure, refresh } = useLinkAccount(isDynamic && isUser);

  const isOnLabels = output.format === 'labels';
  const isBlackOnWhite = output.isBlackOnWhite ?? isRiskyOnPaper(ownDesign);
  const isPrinted = isOnLabels && isBlackOnWhite;
  const design = useMemo(() => {
    const suited = suitToType(partsLeftOut ?? ownDesign, columns.type);
    return isPrinted ? withColours(suited, PRINT_SAFE) : suited;
  }, [partsLeftOut, ownDesign, columns.type, isPrinted]);
  const rows = useMemo(() => checkRows(table, columns, design, account), [table, columns, design, account]);
  const file = fileOf(output);
  const labels = useMemo(() => planCopies(output.labels), [output.labels]);
  const runLabels = useMemo(
    () => ({ sheet: labels.sheet, copies: labels.copies, density: output.labels.density, design }),
    [labels, output.labels.density, design],
  );
  const isKept = isUser && (output.isKept ?? true);
  const hasLabelError = Object.keys(labels.errors).length > 0;
  const hasTemplateError = [isOnLabels ? '' : output.name, output.caption].some((template) =>
    unknownError(template, table),
  );
  const isReady = !hasTemplateError && (isOnLabels ? !hasLabelError : file !== undefined);
  const plan = useMemo(() => planRun(rows, table, design, output), [rows, table, design, output]);
  const fitting = useMemo(
    () => fitLinks(plan.codes, { runId: id, linked, left: account?.left ?? 0 }),
    [plan.codes, id, linked, account],
  );
  const codes = isUser ? fitting.codes : plan.codes.slice(0, maxVisitorRows);
  const wrong = isUser ? [...plan.wrong, ...fitting.leftOut] : plan.wrong;
  const features = linksAlone ? [] : neededFeatures(columns.type, design);
  const locked = features.filter((feature) => !unlocks.has(feature));
  const needsAccount = !isUser && !publicTypes.includes(columns.type);
  const canMake = codes.length > 0 && !needsAccount && (linksAlone || isReady);

  const keepRun = async (run: OpenSource) => {
    if (!isKept) return;
    const code = await toCode(run, partsLeftOut ?? ownDesign, codes.length);
    if (code) keep(id, nameOf(source), code);
    setKept(code ? 'kept' : 'too-long');
  };
  const begin = () => {
    setKept(undefined);
    const name = nameOf(source) ?? 'qr-codes';
    const its = { ...plan, codes, wrong };
    if (linksAlone) return start(its, undefined, name);
    if (!isOnLabels) return start(its, file, `${name}.zip`);
    rememberLabels(output.labels);
    start(its, runLabels, `${name}.pdf`);
  };
  if (links || run)
    return (
      <>
        {links && <LinksView links={links} leftOut={wrong} onClose={run ? undefined : close} />}
        {run && <RunView run={run} onClose={close} />}
        {kept === 'kept' && <Kept id={id} />}
        {kept === 'too-long' && (
          <Note tone="warning">
            These rows are too long to be kept under Codes. Keep their table to make the codes again.
          </Note>
        )}
      </>
    );
  return (
    <>
      <ReadOptions source={source} onReadAs={onReadAs} onHeader={onHeader} onClose={onClose} />
      <ColumnFields table={table} columns={columns} onColumns={(next) => onChange({ columns: next })} />
      <RowList table={table} rows={rows} onCell={onCell} />
      {isDynamic && isUser && (
        <LinksSection
          account={account}
          failure={accountFailure}
          needed={fitting.needed}
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
          shortened={plan.shortened}
          labels={labels}
          preview={<LabelPreview codes={codes} labels={runLabels} isRefused={hasLabelError} />}
          isBlackOnWhite={isBlackOnWhite}
          onOutput={(next) => onChange({ output: next })}
        />
      )}
      <section className={styles.section} aria-label="Make the codes">
        {!linksAlone && (
          <>
            {!isOnLabels && <Previews codes={codes.slice(0, 3)} />}
            <p className="fine">
              {isDynamic && 'These codes contain example links: each code gets its own in the run. '}
              {source.design ? (
                <>
                  All codes have the look that they had before.{' '}
                  <Button look="quiet" onClick={() => onChange({ design: undefined })}>
                    Use the look of your last code
                  </Button>
                </>
              ) : (
                <>
                  All codes have the look of your last code.{' '}
                  <Link to={isUser ? generatorPath(isDynamic ? 'url' : columns.type) : paths.landing}>
                    Change it
                  </Link>
                </>
              )}
            </p>
          </>
        )}
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
        {isUser && (
          <CheckboxField
            label="Keep the table under Codes, encrypted, to make these codes again"
            checked={isKept}
            onChange={(next) => onChange({ output: { ...output, isKept: next } })}
          />
        )}
        <div className={forms.actions}>
          <Button
            aria-disabled={!canMake}
            onClick={() => {
              if (!canMake) return;
              if (locked.length > 0) setUnlocking(true);
              else begin();
            }}
          >
            Make {plural(codes.length, linksAlone ? 'short link' : 'code')}
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

/** The name of the table: that of its file, or of the saved run. */
function nameOf({ input }: OpenSource): string | undefined {
  if (input.kind === 'saved') return input.run.name;
  return input.kind === 'file' ? input.file.name.replace(/\.\w+$/, '') : undefined;
}
