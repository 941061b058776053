import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { rememberedLook } from '#shared/code/remembered-look.ts';
import { useDesign } from './use-design.ts';

const printable = plainDesign(PRINT_SAFE);
const storageKey = rememberedLook.key;

/** Opens a generator. */
const open = (options?: Parameters<typeof useDesign>[0]) => renderHook(() => useDesign(options)).result;

const change = (editor: ReturnType<typeof open>) =>
  act(() => editor.current.change({ label: 'Print-safe colours', apply: () => printable }));

test('A changed look is the next generator’s, whatever that starts with', async () => {
  const first = open();
  expect(first.current.design).toBe(codeDefaults.design);
  change(first);
  act(() => first.current.setSize('2048'));
  expect(open({ initial: plainDesign(codeDefaults.colours) }).current).toMatchObject({
    design: printable,
    size: '2048',
  });
});

test('Restores a look that was stored before the page was loaded', async () => {
  localStorage.setItem(storageKey, JSON.stringify({ design: printable, size: '512' }));
  const editor = open();
  expect(editor.current).toMatchObject({ design: codeDefaults.design, isRestoring: true });
  await waitFor(() => expect(editor.current.isRestoring).toBe(false));
  expect(editor.current).toMatchObject({ design: printable, size: '512', canUndo: false });
});

test('A change has precedence over a stored look that is still being read', async () => {
  const level = { ...printable, level: 'L' } as const;
  localStorage.setItem(storageKey, JSON.stringify({ design: level, size: '512' }));
  const editor = open();
  change(editor);
  await waitFor(() => expect(editor.current.isRestoring).toBe(false));
  expect(editor.current.design).toBe(printable);
});

test.each(['{', '7', '{"design":{"v":9},"size":"enormous"}'])(
  'Ignores a stored look of %s',
  async (stored) => {
    localStorage.setItem(storageKey, stored);
    const editor = open();
    await waitFor(() => expect(editor.current.isRestoring).toBe(false));
    expect(editor.current).toMatchObject({ design: codeDefaults.design, size: '1024' });
  },
);

test('Reset returns to the initial look, and forgets the other', async () => {
  const editor = open();
  change(editor);
  act(() => editor.current.setSize('512'));
  act(() => editor.current.reset());
  expect(editor.current).toMatchObject({ design: codeDefaults.design, size: '1024' });
  expect(rememberedLook.read()).toBeUndefined();
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test('Editing a saved code changes no other look', async () => {
  const saved = { design: plainDesign(codeDefaults.colours), size: '512' };
  const editor = open({ saved });
  expect(editor.current).toMatchObject(saved);
  change(editor);
  expect(rememberedLook.read()).toBeUndefined();
});
