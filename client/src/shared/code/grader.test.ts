import { expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { fakeWorkers } from '#testing/fake-worker.ts';
import type { FromGrader, ToGrader } from './grade-messages.ts';
import { Grader, GraderError, GraderStoppedError } from './grader.ts';

const { design } = codeDefaults;
const width = 1024;
const report = {
  verdict: {
    grade: 'A',
    isReadable: true,
    parameters: [],
    weakest: { name: 'reading', grade: 'A', value: 1 },
  },
  size: 25,
  level: 'M',
} as const;

function open() {
  const workers = fakeWorkers<ToGrader, FromGrader>();
  const grader = new Grader();
  const check = (payload: string) => {
    const listener = { onReport: vi.fn(), onFailure: vi.fn() };
    grader.check({ payload, design, width }, listener);
    return listener;
  };
  return { workers, grader, check };
}

test('Starts one worker with the first check, and passes its reports on', () => {
  const { workers, check } = open();
  expect(workers).toHaveLength(0);
  const { onReport } = check('one');
  expect(workers[0]?.received).toEqual([{ kind: 'check', id: 1, code: { payload: 'one', design, width } }]);
  workers[0]?.send({ kind: 'report', id: 1, report });
  workers[0]?.send({ kind: 'report', id: 1, report: { ...report, fixes: [] } });
  expect(onReport.mock.calls).toEqual([[report], [{ ...report, fixes: [] }]]);
  check('two');
  expect(workers).toHaveLength(1);
});

test('Drops reports about a code that has changed since', () => {
  const { workers, check } = open();
  const before = check('one');
  const after = check('two');
  workers[0]?.send({ kind: 'report', id: 1, report });
  workers[0]?.send({ kind: 'failed', id: 1 });
  expect(before.onReport).not.toHaveBeenCalled();
  expect(before.onFailure).not.toHaveBeenCalled();
  workers[0]?.send({ kind: 'report', id: 2, report });
  expect(after.onReport).toHaveBeenCalledExactlyOnceWith(report);
});

test('Stops the worker’s work when there is no code any more', () => {
  const { workers, grader, check } = open();
  const { onReport } = check('one');
  grader.stop();
  expect(workers[0]?.received.at(-1)).toEqual({ kind: 'stop' });
  workers[0]?.send({ kind: 'report', id: 1, report });
  expect(onReport).not.toHaveBeenCalled();
});

test('Reports a failure once, and starts a new worker with the next check', () => {
  const { workers, check } = open();
  const first = check('one');
  workers[0]?.fail();
  expect(first.onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(GraderError));
  expect(workers[0]?.isTerminated).toBe(true);
  const second = check('two');
  expect(workers).toHaveLength(2);
  workers[1]?.send({ kind: 'failed', id: 2 });
  expect(second.onFailure).toHaveBeenCalledOnce();
  expect(workers[1]?.isTerminated).toBe(true);
});

test('Chooses a design, or none', async () => {
  const { workers, grader } = open();
  const chosen = grader.choose({ payload: 'one', designs: [design], width });
  workers[0]?.send({ kind: 'chosen', id: 1, design });
  expect(await chosen).toBe(design);
  const none = grader.choose({ payload: 'one', designs: [], width });
  workers[0]?.send({ kind: 'chosen', id: 2, design: undefined });
  expect(await none).toBeUndefined();
});

test.each([
  ['it is closed', (grader: Grader) => grader.close()],
  [
    'another order replaces it',
    (grader: Grader) => void grader.choose({ payload: 'two', designs: [], width }),
  ],
])('Rejects a choice when %s', async (_, act) => {
  const { grader } = open();
  const chosen = grader.choose({ payload: 'one', designs: [design], width });
  act(grader);
  await expect(chosen).rejects.toThrow(GraderStoppedError);
});

test('Answers that an image could not be rendered, so that the check fails instead of waiting', async () => {
  const { workers, check } = open();
  check('one');
  workers[0]?.send({ kind: 'render', id: 7, file: new Blob([], { type: 'image/svg+xml' }), width: 10 });
  await vi.waitFor(() =>
    expect(workers[0]?.received.at(-1)).toEqual({ kind: 'rendered', id: 7, bitmap: null }),
  );
});
