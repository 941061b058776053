import type { Verdict } from '@canary/qr/grade/verdict';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { InRouter } from '#testing/in-router.tsx';
import { PoorGradeDialog } from './poor-grade-dialog.tsx';

const weakest = { name: 'contrast', grade: 'F', value: 0.1 } as const;
const verdict: Verdict = { grade: 'F', isReadable: true, parameters: [weakest], weakest };

test('Says why the code may not scan, and goes on only after a confirmation', async () => {
  const user = userEvent.setup();
  const calls = { onConfirm: vi.fn(), onClose: vi.fn() };
  render(<PoorGradeDialog verdict={verdict} design={codeDefaults.design} verb="copy" {...calls} />, {
    wrapper: InRouter,
  });
  const dialog = screen.getByRole('dialog', { name: 'This code may not scan' });
  expect(dialog).toHaveTextContent('May not scan: the colours are too similar.');
  await user.click(screen.getByRole('button', { name: 'Change the design' }));
  expect(calls.onConfirm).not.toHaveBeenCalled();
  expect(calls.onClose).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Copy anyway' }));
  expect(calls.onConfirm).toHaveBeenCalledOnce();
});
