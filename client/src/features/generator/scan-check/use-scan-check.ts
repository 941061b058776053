import { useEffect, useRef, useState } from 'react';
import type { ScanReport } from '#shared/code/grade-messages.ts';
import { Grader } from '#shared/code/grader.ts';
import type { CodeRequest } from '#shared/code/picture.ts';

export interface ScanCheck {
  /** What is known about the code; about the one before while `isOutdated`. Undefined before the first report. */
  readonly report: ScanReport | undefined;
  readonly isOutdated: boolean;
  /** Whether the check of this code could not be loaded or finished. */
  readonly hasFailed: boolean;
}

interface Checked extends CodeRequest {
  readonly report: ScanReport | undefined;
  readonly hasFailed: boolean;
}

/** Grades a code in the background, again after each change. Without a code nothing is graded. */
export function useScanCheck(code: CodeRequest | undefined): ScanCheck {
  const { payload, design } = code ?? {};
  const [checked, setChecked] = useState<Checked>();
  const running = useRef<Grader>(undefined);
  useEffect(() => () => running.current?.close(), []);

  useEffect(() => {
    if (payload === undefined || design === undefined) return running.current?.stop();
    const check = () => {
      running.current ??= new Grader();
      running.current.check(
        { payload, design },
        {
          onReport: (report) => setChecked({ payload, design, report, hasFailed: false }),
          onFailure: () =>
            setChecked((before) => ({
              payload,
              design,
              report: before?.payload === payload && before.design === design ? before.report : undefined,
              hasFailed: true,
            })),
        },
      );
    };
    // Loading the readers must not delay the first picture.
    return running.current ? check() : whenIdle(check);
  }, [payload, design]);

  const isOutdated = checked?.payload !== payload || checked?.design !== design;
  return { report: checked?.report, isOutdated, hasFailed: checked?.hasFailed === true && !isOutdated };
}

/** How long the first check waits for an idle browser, in milliseconds. */
const MOST_PATIENCE = 500;

/** @returns a function that cancels it */
function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: MOST_PATIENCE });
  return () => cancelIdleCallback(handle);
}
