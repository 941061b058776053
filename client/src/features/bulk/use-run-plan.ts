import { maxVisitorRows } from '@canary/bulk/table';
import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { suitToType } from '@canary/qr/design/frame-text';
import { withColours } from '@canary/rendering/core/recolour';
import { useMemo } from 'react';
import { publicTypes } from '#config/generators.ts';
import { isKnownUser, useSession, useUnlocks } from '#session/session.ts';
import { isRiskyOnPaper } from '#shared/code/design-colours.ts';
import { neededFeatures } from '#shared/code/needed-features.ts';
import { planCopies } from '#shared/paper/label-choice.ts';
import { useLinkAccount } from './link-operations.ts';
import { fitLinks } from './make-links.ts';
import { fileOf, unknownError } from './output-fields.tsx';
import { checkRun, planRun } from './plan-run.ts';
import type { OpenSource } from './use-source.ts';

export type Planning = ReturnType<typeof useRunPlan>;

/**
 * What the user's choices make of the open rows.
 *
 * @param look the design of the codes, before it is suited to their type and to paper
 */
export function useRunPlan(source: OpenSource, look: Design) {
  const { table, columns, output, id, linked } = source;
  const unlocks = useUnlocks();
  const isUser = isKnownUser(useSession());
  const isDynamic = columns.type === 'dynamic';
  const linksAlone = isDynamic && output.linksAlone === true;
  const { account, failure: accountFailure, refresh } = useLinkAccount(isDynamic && isUser);

  const isOnLabels = output.format === 'labels';
  const isBlackOnWhite = output.isBlackOnWhite ?? isRiskyOnPaper(look);
  const isPrinted = isOnLabels && isBlackOnWhite;
  const design = useMemo(() => {
    const suited = suitToType(look, columns.type);
    return isPrinted ? withColours(suited, PRINT_SAFE) : suited;
  }, [look, columns.type, isPrinted]);
  const rows = useMemo(() => checkRun(table, columns, design, account), [table, columns, design, account]);
  const plan = useMemo(() => planRun(rows, table, design, output), [rows, table, design, output]);
  const fitting = useMemo(
    () => fitLinks(plan.codes, { runId: id, linked, left: account?.left ?? 0 }),
    [plan.codes, id, linked, account],
  );
  const codes = isUser ? fitting.codes : plan.codes.slice(0, maxVisitorRows);

  const file = fileOf(output);
  const labels = useMemo(() => planCopies(output.labels), [output.labels]);
  const runLabels = useMemo(
    () => ({ sheet: labels.sheet, copies: labels.copies, density: output.labels.density, design }),
    [labels, output.labels.density, design],
  );
  const hasLabelError = Object.keys(labels.errors).length > 0;
  const hasTemplateError = [isOnLabels ? '' : output.name, output.caption].some((template) =>
    unknownError(template, table),
  );
  const isReady = !hasTemplateError && (isOnLabels ? !hasLabelError : file !== undefined);
  const features = linksAlone ? [] : neededFeatures(columns.type, design);
  const needsAccount = !isUser && !publicTypes.includes(columns.type);
  return {
    isUser,
    isDynamic,
    linksAlone,
    isOnLabels,
    isBlackOnWhite,
    /** What the account may do with short links; undefined until it is loaded, and if the codes aren't dynamic. */
    account,
    accountFailure,
    /** Asks again what the account may do. */
    refresh,
    design,
    rows,
    /** The codes that are made, and the rows that make none. */
    codes,
    wrong: isUser ? [...plan.wrong, ...fitting.leftOut] : plan.wrong,
    /** How many captions are shortened. */
    shortened: plan.shortened,
    /** How many rows could make a code, with an account. */
    possible: plan.codes.length,
    /** How many new short links the rows need. */
    neededLinks: fitting.needed,
    file,
    labels,
    runLabels,
    hasLabelError,
    features,
    locked: features.filter((feature) => !unlocks.has(feature)),
    needsAccount,
    canMake: codes.length > 0 && !needsAccount && (linksAlone || isReady),
  };
}
