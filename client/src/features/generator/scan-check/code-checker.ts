import { pixelsOf } from '@canary/qr/files/size';
import type { SizeReading } from '@canary/qr/grade/reading';
import type { Verdict } from '@canary/qr/grade/verdict';
import { verdictOfFile } from '@canary/qr/grade/verdict';
import type { ScanReport } from '@canary/rendering/core/grade-code';
import type { CodeToDraw, CodeToGrade, FileRequest } from '@canary/rendering/core/requests';
import { createRenderingWorkers } from '#shared/code/rendering.ts';
import { createStore, type Store } from '#shared/store/create-store.ts';

/**
 * How long an export waits for the grade, in milliseconds. The grade is usually known before the click; otherwise
 * grading takes about a second.
 */
const MAX_WAIT_MS = 5000;

/** The results of the readers for a file; undefined if the readers could not be loaded. */
type FileReadings = readonly SizeReading[] | undefined;

/** The last result of a check. */
interface CheckedCode {
  readonly code: CodeToGrade;
  readonly report: ScanReport | undefined;
  /** Whether the check could not be loaded or finished. */
  readonly hasFailed: boolean;
}

interface Checking {
  /** The code that is checked, or was checked last; undefined after a stop. */
  readonly code: CodeToGrade | undefined;
  /** The last result. It may be about an earlier code. */
  readonly checked: CheckedCode | undefined;
}

/** Checks one code at a time. The badge and the exports share it, so that the code on display is graded once. */
export class CodeChecker {
  readonly #workers = createRenderingWorkers();
  #work = new AbortController();
  readonly #store = createStore<Checking>({ code: undefined, checked: undefined });
  readonly store: Pick<Store<Checking>, 'read' | 'watch'> = this.#store;
  #isStarted = false;

  /** Whether the readers are loaded, or about to be. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Checks a code instead of the last code. Does nothing if both are the same. */
  check(code: CodeToGrade): void {
    if (isSameCode(code, this.#code) && code.width === this.#code?.width) return;
    this.#isStarted = true;
    this.#store.change({ code });
    this.#work.abort();
    this.#work = new AbortController();
    void this.#grade(code, this.#work.signal);
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
      const unsubscribe = this.#store.watch(settle);
      settle();
    });
  }

  /** The verdict about a code that is exported; undefined if the check fails or takes too long. */
  async verdictInTime({ payload, design, file }: FileRequest): Promise<Verdict | undefined> {
    const code = { payload, design, width: pixelsOf(file.size) };
    // A print in black on white is another code than the code on display, so it is checked by another checker.
    const other = this.#code && !isSameCode(code, this.#code) ? new CodeChecker() : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), MAX_WAIT_MS);
    });
    return Promise.race([(other ?? this).verdictOf(code), late]).finally(() => {
      clearTimeout(timer);
      other?.close();
    });
  }

  /** Waits for a verdict that came too late for its file; undefined if another code replaces the code. */
  async lateVerdict(
    { payload, design, file }: FileRequest,
    readings: FileReadings,
  ): Promise<Verdict | undefined> {
    if (!isSameCode({ payload, design }, this.#code)) return undefined;
    const verdict = await this.verdictOf({ payload, design, width: pixelsOf(file.size) });
    return this.verdictOfFile({ payload, design }, verdict, readings);
  }

  /** Returns the verdict about a code in a file. From then on, the badge shows this verdict, too. */
  verdictOfFile(code: CodeToDraw, verdict: Verdict | undefined, readings: FileReadings): Verdict | undefined {
    const checked = this.#resultOf(code);
    if (readings && checked?.report) {
      const { report } = checked;
      const changed = { ...report, verdict: verdictOfFile(report.verdict, readings) };
      this.#store.change({ checked: { ...checked, report: changed } });
    }
    return readings && verdict ? verdictOfFile(verdict, readings) : verdict;
  }

  /** Stops the check. */
  stop(): void {
    this.#store.change({ code: undefined });
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
      if (!signal.aborted) this.#store.change({ checked: { code, report, hasFailed: false } });
    };
    try {
      await this.#workers.run((renderer) => renderer.grade(code, onReport, signal), signal);
    } catch {
      const report = this.#resultOf(code)?.report;
      if (!signal.aborted) this.#store.change({ checked: { code, report, hasFailed: true } });
    }
  }

  get #code(): CodeToGrade | undefined {
    return this.#store.read().code;
  }

  #resultOf(code: CodeToDraw): CheckedCode | undefined {
    const { checked } = this.#store.read();
    return isSameCode(code, checked?.code) ? checked : undefined;
  }
}

/** Whether a verdict is an F that no reading can improve. */
function isLost({ parameters }: Verdict): boolean {
  return parameters.some(({ name, grade }) => grade === 'F' && name !== 'reading');
}

/** Whether two codes are the same; designs never change, so they are compared by identity. */
export function isSameCode(one: CodeToDraw | undefined, other: CodeToDraw | undefined): boolean {
  return one?.payload === other?.payload && one?.design === other?.design;
}
