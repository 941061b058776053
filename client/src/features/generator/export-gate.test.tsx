import { pngFile } from '@canary/rendering/core/picture';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { useExportGate } from './export-gate.ts';
import { fileTarget } from './export-target.ts';
import { useDesign } from './use-design.ts';

test('After a log-in, asks about an export only once the visitor’s design is restored', () => {
  const waiting = { verb: 'download', file: pngFile(512), destination: fileTarget } as const;
  const { result, rerender } = renderHook(
    ({ isRestoring }) =>
      useExportGate({
        code: { payload: 'Open until 8', design: codeDefaults.design },
        editor: { ...useDesign(), isRestoring },
        unlocking: { waiting, setWaiting: () => undefined },
        canSave: true,
        run: async () => undefined,
      }),
    { initialProps: { isRestoring: true } },
  );
  expect(result.current.waiting).toBeUndefined();
  rerender({ isRestoring: false });
  expect(result.current.waiting).toBe(waiting);
});
