import { pixelsOf } from '@canary/qr/files/size';
import type { SizeReading } from '@canary/qr/grade/reading';
import type { Verdict } from '@canary/qr/grade/verdict';
import { verdictOfFile } from '@canary/qr/grade/verdict';
import type { ScanReport } from '@canary/rendering/core/grade-code';
import type { CodeToDraw, CodeToGrade, FileRequest } from '@canary/rendering/core/requests';
import type { RefObject } from 'react';
import { createRenderingWorkers } from '#shared/code/rendering.ts';

/** The last result of a check. */
export interface CheckedCode {
  readonly code: CodeToGrade;
  readonly report: ScanReport | undefined;
  /** Whether the check could not be loaded or finished. */
  readonly hasFailed: boolean;
}

/** Checks one code at a time. The badge shares it with the exports of the code on display, which is graded once. */
export class CodeChecker {
  readonly #workers = createRenderingWorkers();
  #work = new AbortController();
  readonly #listeners = new Set<() => void>();
  #isStarted = false;
  #code: CodeToGrade | undefined;
  #checked: CheckedCode | undefined;

  /** Whether the readers are loaded, or about to be. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** The last result. It may be about an earlier code. */
  readonly getChecked = (): CheckedCode | undefined => this.#checked;

  /** Calls the listener after each result and each change of the code, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the checker can check a code without dropping another code. */
  isFreeFor(code: CodeToDraw): boolean {
    return this.#code === undefined || this.isAbout(code);
  }

  /** Whether the checker checks this code, or checked it last. */
  isAbout(code: CodeToDraw): boolean {
    return isSameCode(code, this.#code);
  }

  /** Checks a code instead of the last code. Does nothing if both are the same. */
  check(code: CodeToGrade): void {
    if (isSameCode(code, this.#code) && code.width === this.#code?.width) return;
    this.#isStarted = true;
    this.#setCode(code);
    this.#work.abort();
    this.#work = new AbortController();
    void this.#grade(code, this.#work.signal);
  }

  /** Adds the readings of a delivered file, so that the badge says the same as the message about the file. */
  addFile(code: CodeToDraw, readings: readonly SizeReading[]): void {
    const checked = this.#resultOf(code);
    if (!checked?.report) return;
    const verdict = verdictOfFile(checked.report.verdict, readings);
    this.#setChecked({ ...checked, report: { ...checked.report, verdict } });
  }

  /**
   * Checks a code and waits for its grade under difficult conditions, or for an F that no reading can improve. A code
   * that is checked at another width isn't checked again: the verdict about its file replaces the readings. Returns
   * the last verdict if the check fails, and undefined if another code replaces this code.
   */
  verdictOf(code: CodeToGrade): Promise<Verdict | undefined> {
    if (!isSameCode(code, this.#code)) this.check(code);
    return new Promise((resolve) => {
      const settle = () => {
        const isReplaced = !isSameCode(code, this.#code);
        const { report, hasFailed = false } = this.#resultOf(code) ?? {};
        const verdict = report?.verdict;
        const isFinal = hasFailed || (verdict && (isLost(verdict) || 'stress' in verdict));
        if (!isReplaced && !isFinal) return;
        unsubscribe();
        resolve(isReplaced ? undefined : verdict);
      };
      const unsubscribe = this.subscribe(settle);
      settle();
    });
  }

  /** Stops the check. */
  stop(): void {
    this.#setCode(undefined);
    this.#work.abort();
  }

  /** Terminates the worker. */
  close(): void {
    this.stop();
    this.#isStarted = false;
    this.#workers.stop();
  }

  async #grade(code: CodeToGrade, signal: AbortSignal): Promise<void> {
    const onReport = (report: ScanReport) => {
      if (!signal.aborted) this.#setChecked({ code, report, hasFailed: false });
    };
    try {
      await this.#workers.run((renderer) => renderer.grade(code, onReport, signal), signal);
    } catch {
      if (!signal.aborted) this.#setChecked({ code, report: this.#resultOf(code)?.report, hasFailed: true });
    }
  }

  #resultOf(code: CodeToDraw): CheckedCode | undefined {
    return isSameCode(code, this.#checked?.code) ? this.#checked : undefined;
  }

  #setCode(code: CodeToGrade | undefined): void {
    this.#code = code;
    this.#notify();
  }

  #setChecked(checked: CheckedCode): void {
    this.#checked = checked;
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/**
 * Returns the verdict about a code in a delivered file. The badge then shows this verdict too.
 *
 * @param readings undefined if the readers could not be loaded
 */
export function addFile(
  checker: CodeChecker | undefined,
  code: CodeToDraw,
  verdict: Verdict | undefined,
  readings: readonly SizeReading[] | undefined,
): Verdict | undefined {
  if (!readings) return verdict;
  checker?.addFile(code, readings);
  return verdict && verdictOfFile(verdict, readings);
}

/**
 * Waits for a verdict that came too late for the delivery of its file.
 *
 * @returns undefined if the check fails, or another code replaces this code
 */
export async function lateVerdict(
  checker: CodeChecker | undefined,
  { payload, design, file }: FileRequest,
  readings: readonly SizeReading[] | undefined,
): Promise<Verdict | undefined> {
  if (!checker?.isAbout({ payload, design })) return undefined;
  const verdict = await checker.verdictOf({ payload, design, width: pixelsOf(file.size) });
  return addFile(checker, { payload, design }, verdict, readings);
}

/** Whether a verdict is an F, whatever the readers read. */
function isLost({ parameters }: Verdict): boolean {
  return parameters.some(({ name, grade }) => grade === 'F' && name !== 'reading');
}

/** Whether two codes are the same; designs never change, so they are compared by identity. */
export function isSameCode(one: CodeToDraw | undefined, other: CodeToDraw | undefined): boolean {
  return one?.payload === other?.payload && one?.design === other?.design;
}

/**
 * How long an export waits for the grade, in milliseconds. The grade is usually known before the click; otherwise
 * grading takes about a second.
 */
const MAX_WAIT_MS = 5000;

/**
 * Returns the verdict about a code that is exported, or undefined if the check fails or takes too long.
 *
 * @param checker the generator's, which is created here if the badge isn't loaded yet
 */
export async function verdictInTime(
  checker: RefObject<CodeChecker | undefined>,
  { payload, design, file }: FileRequest,
): Promise<Verdict | undefined> {
  const code = { payload, design, width: pixelsOf(file.size) };
  checker.current ??= new CodeChecker();
  // A print in black on white is another code than the code on display, so it is checked by another checker.
  const other = checker.current.isFreeFor(code) ? undefined : new CodeChecker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), MAX_WAIT_MS);
  });
  return Promise.race([(other ?? checker.current).verdictOf(code), late]).finally(() => {
    clearTimeout(timer);
    other?.close();
  });
}
