import { text } from '@canary/qr/content/text';
import { pngFile } from '@canary/rendering/core/requests';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { fakeRendering } from '#testing/fake-rendering.ts';
import { InRouter } from '#testing/in-router.tsx';
import { renderPage } from '#testing/render.tsx';
// The module is loaded on demand. Imported here so that no test waits for it.
import './dialogs.ts';
import { useChosenFile } from './export/use-chosen-file.ts';
import { useExport } from './export/use-export.ts';
import { Generator } from './generator.tsx';
import { useContent } from './use-content.ts';
import { useDesign } from './use-design.ts';

const drafts = { read: () => ({ text: { text: 'Open until 8' } }), save: () => undefined };
const premium = { ...codeDefaults.design, background: { kind: 'transparent', on: '#ffffff' } } as const;
const saved = { design: premium, size: '512' };

/** A generator whose visitor has just logged in. */
function Restored({ isRestoring }: { readonly isRestoring: boolean }) {
  const content = useContent(text, drafts);
  const editor = { ...useDesign({ saved }), isRestoring };
  const exporter = useExport({ content, editor, files: useChosenFile() });
  return <Generator content={content} editor={editor} exporter={exporter} />;
}

test('After a log-in, asks about an export only once the visitor’s design is restored', async () => {
  const kept = { verb: 'download', type: 'text', waitsFor: 'unlock', file: pngFile(512) };
  const carried = JSON.stringify({ 'tab:session-end:waiting-export': kept });
  sessionStorage.setItem('browser:session-end:carried-input', carried);
  window.history.replaceState(null, '', '/generate/text');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { rerender } = render(<Restored isRestoring />, { wrapper: InRouter });
  await screen.findByRole('button', { name: 'Download' });
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<Restored isRestoring={false} />);
  expect(await screen.findByRole('dialog', { name: /to download/ })).toBeVisible();
});

/** A generator that starts with the design of the site. */
function New() {
  const content = useContent(text, drafts);
  const editor = useDesign();
  const exporter = useExport({ content, editor, files: useChosenFile() });
  const widen = () =>
    editor.change({ label: 'Quiet zone', apply: (before) => ({ ...before, quietZone: 6 }) });
  return (
    <>
      <Generator content={content} editor={editor} exporter={exporter} />
      <button type="button" onClick={widen}>
        Widen
      </button>
    </>
  );
}

test('The first code of a visitor gets no advice; a changed one does, until the change is undone', async () => {
  const weakest = { name: 'contrast', grade: 'B', value: 0.6 } as const;
  const verdict = {
    grade: 'B',
    isReadable: true,
    parameters: [weakest],
    weakest,
    readings: [],
    stress: [],
  } as const;
  const fix = { label: 'Use a lighter background', from: 'B', to: 'A', design: codeDefaults.design } as const;
  fakeRendering({
    grade: async (_code, onReport) => onReport({ verdict, size: 25, level: 'M', fixes: [fix] }),
  });
  const { user } = renderPage(<New />);
  const advice = () => screen.queryByRole('button', { name: /^Use a lighter background/ });
  expect(await screen.findByRole('button', { name: /^Scan check: grade B/ })).toBeVisible();
  expect(advice()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Widen' }));
  await waitFor(() => expect(advice()).toBeVisible());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(advice()).toBeNull());
});
