import type { Renderer } from '@canary/rendering/browser/connect';
import { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import type { ScanReport } from '@canary/rendering/core/grade-code';
import type { CodeToGrade } from '@canary/rendering/core/requests';
import { RenderingError } from '@canary/rendering/core/worker-pool';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

const never = () => new Promise<never>(() => {});

/** Replaces the workers that draw, write and grade codes, which jsdom lacks. A task that isn't given never finishes. */
export function fakeRendering(renderer: Partial<Renderer> = {}): void {
  const its: Renderer = {
    draw: never,
    makeCheckedFile: never,
    makeReadFile: never,
    writeSheet: never,
    readSheet: never,
    grade: never,
    choose: never,
    findInPicture: never,
    ...renderer,
  };
  vi.spyOn(RenderingWorkers.prototype, 'warm').mockReturnValue();
  vi.spyOn(RenderingWorkers.prototype, 'run').mockImplementation(
    (task, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        task(its).then(resolve, reject);
      }),
  );
}

/** A task that stays pending until the test resolves it. */
export function heldTask<Input, Result>() {
  const held: { resolve(result: Result): void; reject(error: Error): void }[] = [];
  const run = vi.fn(
    (_input: Input, ..._others: unknown[]) =>
      new Promise<Result>((resolve, reject) => void held.push({ resolve, reject })),
  );
  return {
    run,
    /** The inputs of all runs, oldest first. */
    inputs: () => run.mock.calls.map(([input]) => input),
    /** Resolves the run with this index, by default the last run. */
    resolve: (result: Result, index = -1) => act(async () => held.at(index)?.resolve(result)),
    fail: () => act(async () => held.at(-1)?.reject(new RenderingError('Drawing or grading failed.'))),
  };
}

/** A grading whose reports the test sends. */
export function heldGrading() {
  const grading = heldTask<CodeToGrade, void>();
  return {
    ...grading,
    grade: (code: CodeToGrade, onReport: (report: ScanReport) => void, signal: AbortSignal) =>
      grading.run(code, onReport, signal),
    /** Sends a report about the code with this index, by default the last code. */
    report(report: ScanReport, index = -1) {
      const [, onReport] = grading.run.mock.calls.at(index) ?? [];
      if (typeof onReport === 'function') act(() => onReport(report));
    },
  };
}
