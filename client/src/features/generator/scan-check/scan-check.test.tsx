import type { FullVerdict } from '@canary/qr/grade/grade';
import type { Parameter } from '@canary/qr/grade/parameters';
import type { Verdict } from '@canary/qr/grade/verdict';
import { pngFile } from '@canary/rendering/core/requests';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { fakeRendering, heldGrading } from '#testing/fake-rendering.ts';
import { InRouter } from '#testing/in-router.tsx';
import { CodeChecker } from './code-checker.ts';
import ScanCheck from './scan-check.tsx';

const { design } = codeDefaults;
const width = 1024;

const best: Parameter = { name: 'reading', grade: 'A', value: 1 };

function verdictOf(weakest: Parameter = best): Verdict {
  const isReadable = weakest.name !== 'reading' || weakest.grade === 'A';
  const parameters = weakest.name === 'reading' ? [weakest] : [best, weakest];
  return { grade: weakest.grade, isReadable, parameters, weakest };
}

function fullVerdictOf(weakest?: Parameter): FullVerdict {
  const stress = [
    { name: 'blurred', readBy: ['ZXing', 'ZBar', 'jsQR'] },
    { name: 'glare', readBy: ['ZXing'] },
  ] as const;
  return { ...verdictOf(weakest), readings: [], stress };
}

const about = { size: 29, level: 'Q' } as const;
const polarity: Parameter = { name: 'polarity', grade: 'C', value: 0 };
const swap = { label: 'Swap the colours', from: 'C', to: 'A', design: { ...design, quietZone: 6 } } as const;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

async function open({ isUntouched = false } = {}) {
  const grading = heldGrading();
  fakeRendering(grading);
  const checker = new CodeChecker();
  const calls = { isUntouched, loadTools: async () => ({ checker }), onFix: vi.fn() };
  const { rerender } = await act(async () =>
    render(<ScanCheck code={{ payload: 'one', design, width }} {...calls} />, { wrapper: InRouter }),
  );
  await act(() => vi.advanceTimersByTimeAsync(500));
  return {
    checker,
    onFix: calls.onFix,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    grading,
    report: grading.report,
    show: (payload: string | undefined) =>
      rerender(
        <ScanCheck code={payload === undefined ? undefined : { payload, design, width }} {...calls} />,
      ),
  };
}

const badge = () => screen.getByRole('button', { name: /^Scan check/ });

test('Says that it checks until the first report comes', async () => {
  const { grading } = await open();
  expect(grading.inputs()).toEqual([{ payload: 'one', design, width }]);
  expect(screen.getByText('Checking that it scans…')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [undefined, 'A', 'Scans well'],
  [{ name: 'contrast', grade: 'B', value: 0.6 }, 'B', 'Scans well'],
  [polarity, 'C', 'Scans in good light: it is light on a dark background'],
  [{ name: 'quiet-zone', grade: 'D', value: 0.3 }, 'D', 'Hard to scan: it needs more empty space around it'],
  [{ name: 'stress', grade: 'F', value: 0.2 }, 'F', 'May not scan: it fails in bad light'],
  [{ name: 'reading', grade: 'F', value: 0 }, 'F', 'Doesn’t scan'],
] as const)('With %j it shows grade %s: %s', async (weakest, grade, words) => {
  const { report } = await open();
  report({ ...about, verdict: fullVerdictOf(weakest), fixes: [] });
  expect(badge()).toHaveAccessibleName(`Scan check: grade ${grade}. ${words} Details`);
});

test('Says what it is doing: the first verdict, difficult conditions, a fix', async () => {
  const { report } = await open();
  report({ ...about, verdict: verdictOf(polarity) });
  expect(screen.getByText('Testing difficult conditions…')).toBeVisible();
  report({ ...about, verdict: fullVerdictOf(polarity) });
  expect(screen.getByText('Looking for a fix…')).toBeVisible();
  report({ ...about, verdict: fullVerdictOf(polarity), fixes: [] });
  expect(screen.getByText('No single change helps. Try a template.')).toBeVisible();
  report({ ...about, verdict: fullVerdictOf(), fixes: [] });
  expect(screen.queryByText(/conditions|fix|template/)).toBeNull();
});

test('Keeps the last result while a changed code is checked, but applies no fix', async () => {
  const { report, show, user, onFix } = await open();
  report({ ...about, verdict: fullVerdictOf(polarity), fixes: [swap] });
  show('two');
  expect(badge()).toHaveAccessibleName(/grade C/);
  await user.click(screen.getByRole('button', { name: /^Swap the colours/ }));
  expect(onFix).not.toHaveBeenCalled();
  report({ ...about, verdict: verdictOf() });
  expect(badge()).toHaveAccessibleName(/grade A/);
});

test('Checks nothing while there is no code, and starts again with the next one', async () => {
  const { report, show, grading } = await open();
  report({ ...about, verdict: verdictOf() });
  show(undefined);
  expect(screen.queryByRole('button')).toBeNull();
  expect(grading.run).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.anything(),
    expect.objectContaining({ aborted: true }),
  );
  show('two');
  expect(grading.inputs().at(-1)).toMatchObject({ payload: 'two' });
});

test('An export of the code on display waits for the check in progress, which isn’t repeated', async () => {
  const { report, grading, checker } = await open();
  const settled = vi.fn();
  void checker.verdictOf({ payload: 'one', design, width }).then(settled);
  report({ ...about, verdict: verdictOf(polarity) });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(settled).not.toHaveBeenCalled();
  const verdict = fullVerdictOf(polarity);
  report({ ...about, verdict });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(settled).toHaveBeenCalledExactlyOnceWith(verdict);
  expect(await checker.verdictOf({ payload: 'one', design, width })).toBe(verdict);
  expect(grading.inputs()).toHaveLength(1);
});

test('An export stops waiting when the code on display changes', async () => {
  const { show, checker } = await open();
  const verdict = checker.verdictOf({ payload: 'one', design, width });
  show('two');
  expect(await verdict).toBeUndefined();
});

test('An export of another code, like a print in black on white, leaves the result on display', async () => {
  const { report, grading, checker } = await open();
  report({ ...about, verdict: fullVerdictOf(polarity), fixes: [swap] });
  const printed = { payload: 'one', design: { ...design, quietZone: 6 } };
  const verdict = checker.verdictInTime({ ...printed, file: pngFile(width) });
  expect(grading.inputs().at(-1)).toEqual({ ...printed, width });
  report({ ...about, verdict: fullVerdictOf(), fixes: [] });
  expect(await verdict).toEqual(fullVerdictOf());
  expect(badge()).toHaveAccessibleName(/grade C/);
  expect(screen.getByRole('button', { name: /^Swap the colours.*from grade C to A$/ })).toBeVisible();
});

test('One press applies a fix, which says what it gains', async () => {
  const { report, user, onFix } = await open();
  report({ ...about, verdict: fullVerdictOf(polarity), fixes: [swap] });
  await user.click(screen.getByRole('button', { name: /^Swap the colours.*from grade C to A$/ }));
  expect(onFix).toHaveBeenCalledExactlyOnceWith(swap);
  // The button disappears, and the result gets the focus.
  expect(badge()).toHaveFocus();
});

const contrast: Parameter = { name: 'contrast', grade: 'B', value: 0.6 };
const lighter = { ...swap, label: 'Use a lighter background', from: 'B' } as const;

test('The untouched design doesn’t criticise itself while it scans well: its fix is in the details', async () => {
  const { report, user, onFix } = await open({ isUntouched: true });
  report({ ...about, verdict: fullVerdictOf(contrast) });
  expect(screen.queryByText('Looking for a fix…')).toBeNull();
  report({ ...about, verdict: fullVerdictOf(contrast), fixes: [lighter] });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status')).toHaveTextContent(/^Scan check: grade B. Scans well.$/);
  expect(badge()).toHaveAccessibleName('Scan check: grade B. Scans well Details');
  expect(screen.queryByText('Use a lighter background')).toBeNull();
  await user.click(badge());
  await user.click(screen.getByRole('button', { name: /^Use a lighter background.*from grade B to A$/ }));
  expect(onFix).toHaveBeenCalledExactlyOnceWith(lighter);
});

test.each([
  ['a design that the user has changed', false, contrast, lighter],
  ['the untouched design if the code hardly scans', true, polarity, swap],
] as const)('A fix is offered for %s', async (_what, isUntouched, weakest, fix) => {
  const { report } = await open({ isUntouched });
  report({ ...about, verdict: fullVerdictOf(weakest), fixes: [fix] });
  expect(screen.getByRole('button', { name: new RegExp(`^${fix.label}`) })).toBeVisible();
});

test('Shows each parameter and each condition on demand, and that it is no certification', async () => {
  const { report, user, onFix } = await open();
  const other = { ...swap, label: 'Widen the quiet zone', to: 'B' } as const;
  report({ ...about, verdict: fullVerdictOf(polarity), fixes: [swap, other] });
  await user.click(badge());
  const dialog = within(screen.getByRole('dialog', { name: 'Scan check' }));
  expect(dialog.getByText(/ZBar doesn’t read light codes on dark backgrounds/)).toBeVisible();
  expect(dialog.getByText(/The code has 29 × 29 modules, level Q/)).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Dark on light C' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Out of focus read read read' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Glare read not read not read' })).toBeVisible();
  expect(dialog.getByText(/not a certification: no camera was calibrated/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Widen the quiet zone/ }));
  expect(onFix).toHaveBeenCalledExactlyOnceWith(other);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Announces a result once it is complete and the user has paused', async () => {
  const { report, show } = await open();
  const status = screen.getByRole('status');
  report({ ...about, verdict: fullVerdictOf(polarity), fixes: [swap] });
  await act(() => vi.advanceTimersByTimeAsync(500));
  show('two');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(status).toBeEmptyDOMElement();
  report({ ...about, verdict: fullVerdictOf(polarity), fixes: [swap] });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(status).toHaveTextContent(
    'Scan check: grade C. Scans in good light: it is light on a dark background. A fix is offered.',
  );
});

test('Says that the check could not be loaded, and tries again after the next change', async () => {
  const { grading, show } = await open();
  await grading.fail();
  expect(screen.getByText('The scan check could not be loaded. We still check each file.')).toBeVisible();
  show('two');
  expect(grading.inputs()).toHaveLength(2);
});

test('Keeps the first verdict if the rest of the check fails', async () => {
  const { grading, report } = await open();
  report({ ...about, verdict: verdictOf() });
  await grading.fail();
  expect(badge()).toHaveAccessibleName(/grade A/);
  expect(screen.getByText('The rest of the check could not be loaded.')).toBeVisible();
});
