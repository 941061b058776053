import type { ScanReport } from '@canary/rendering/core/grade-code';
import type { CodeToGrade } from '@canary/rendering/core/requests';
import { useEffect } from 'react';
import { whenIdle } from '#shared/browser/when-idle.ts';
import { useStorePart } from '#shared/store/create-store.ts';
import { type CodeChecker, isSameCode } from './code-checker.ts';

export interface ScanCheck {
  /** The report about the code, or about the last code while `isOutdated`. Undefined before the first report. */
  readonly report: ScanReport | undefined;
  readonly isOutdated: boolean;
  /** Whether the check of this code could not be loaded or finished. */
  readonly hasFailed: boolean;
}

/** Grades a code in the background, again after each change. */
export function useScanCheck(checker: CodeChecker, code: CodeToGrade | undefined): ScanCheck {
  const { payload, design, width } = code ?? {};
  const checked = useStorePart(checker.store, (checking) => checking.checked);

  useEffect(() => {
    if (payload === undefined || design === undefined || width === undefined) return checker.stop();
    const check = () => checker.check({ payload, design, width });
    // Loading the readers must not delay the first picture.
    return checker.isStarted ? check() : whenIdle(check);
  }, [checker, payload, design, width]);

  const isOutdated = !isSameCode(checked?.code, code) || checked?.code.width !== width;
  return { report: checked?.report, isOutdated, hasFailed: checked?.hasFailed === true && !isOutdated };
}
