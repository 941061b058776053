import { text } from '@canary/qr/content/text';
import { pngFile } from '@canary/rendering/core/requests';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { fakeRendering } from '#testing/fake-rendering.ts';
import { renderPage } from '#testing/render.tsx';
// The module is loaded on demand. Imported here so that no test waits for it.
import './dialogs.ts';
import { fileTarget } from './export-target.ts';
import { Generator } from './generator.tsx';
import { useContent } from './use-content.ts';
import { useDesign } from './use-design.ts';
import { useExport } from './use-export.ts';

const drafts = { read: () => ({ text: { text: 'Open until 8' } }), save: () => undefined };
const premium = { ...codeDefaults.design, background: { kind: 'transparent', on: '#ffffff' } } as const;
const saved = { design: premium, size: '512' };

/** A generator with an export that waits. */
function Waiting({ isRestoring }: { readonly isRestoring: boolean }) {
  const content = useContent(text, drafts);
  const editor = { ...useDesign({ saved }), isRestoring };
  const exporter = useExport({ type: 'text' });
  const { machine } = exporter;
  useEffect(() => machine.wait({ verb: 'download', file: pngFile(512), destination: fileTarget }), [machine]);
  return <Generator content={content} editor={editor} exporter={exporter} />;
}

test('After a log-in, asks about an export only once the visitor’s design is restored', async () => {
  const { unmount } = renderPage(<Waiting isRestoring />);
  await screen.findByRole('button', { name: 'Download' });
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  renderPage(<Waiting isRestoring={false} />);
  expect(await screen.findByRole('dialog', { name: /to download/ })).toBeVisible();
});

/** A generator that starts with the design of the site. */
function New() {
  const content = useContent(text, drafts);
  const editor = useDesign();
  const widen = () =>
    editor.change({ label: 'Quiet zone', apply: (before) => ({ ...before, quietZone: 6 }) });
  return (
    <>
      <Generator content={content} editor={editor} exporter={useExport({ type: 'text' })} />
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
