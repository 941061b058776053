import type { Design } from '@canary/qr/design/design';
import type { DesignChoice } from '@canary/rendering/core/grade-code';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeRendering, heldTask } from '#testing/fake-rendering.ts';
import { type DesignEditor, useDesign } from '../use-design.ts';
import { ShuffleButton } from './shuffle-button.tsx';

interface PageProps {
  readonly payload: string | undefined;
  onEditor(editor: DesignEditor): void;
}

function Page({ payload, onEditor }: PageProps) {
  const editor = useDesign();
  useEffect(() => onEditor(editor), [editor, onEditor]);
  return <ShuffleButton editor={editor} getPayload={() => payload} />;
}

function open({ payload }: { payload?: string } = { payload: 'https://example.com' }) {
  const choosing = heldTask<DesignChoice, Design | undefined>();
  fakeRendering({ choose: choosing.run });
  const onEditor = vi.fn<(editor: DesignEditor) => void>();
  render(<Page payload={payload} onEditor={onEditor} />);
  return {
    user: userEvent.setup(),
    choosing,
    editor: () => {
      const [editor] = onEditor.mock.lastCall ?? [];
      if (!editor) throw new Error('The page has not rendered.');
      return editor;
    },
    /** The designs that were offered last. */
    offer: () => {
      const choice = choosing.inputs().at(-1);
      if (!choice) throw new Error('No design was asked for.');
      return choice;
    },
  };
}

const shuffle = () => screen.getByRole('button', { name: 'Shuffle' });

test('Uses the first design that the worker finds good, as one change that can be undone, and describes it', async () => {
  const { user, choosing, editor, offer } = open();
  const before = editor().design;
  await user.click(shuffle());
  expect(shuffle()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Looking for a design that scans well…')).toBeInTheDocument();
  expect(offer().payload).toBe('https://example.com');
  const design = offer().designs[2];
  await choosing.resolve(design);
  await waitFor(() => expect(editor().design).toEqual(design));
  expect(shuffle()).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByText(/^Shuffled: modules .+, corners .+\.$/)).toHaveAttribute('role', 'status');

  await user.click(shuffle());
  expect(offer().designs).not.toContainEqual(design);
  await choosing.resolve(before);
  await waitFor(() => expect(editor().design).toEqual(before));
});

test('Grades a sample while there is no content', async () => {
  const { user, offer } = open({});
  await user.click(shuffle());
  expect(offer().payload).toMatch(/^https:/);
});

test('Keeps the design and says so if none scans well', async () => {
  const { user, choosing, editor } = open();
  const before = editor().design;
  await user.click(shuffle());
  await choosing.resolve(undefined);
  expect(await screen.findByText('No design was found that scans well. Try again.')).toBeVisible();
  expect(editor().design).toBe(before);
});

test('Says that the check could not be loaded, and tries again with the next press', async () => {
  const { user, choosing } = open();
  await user.click(shuffle());
  await choosing.fail();
  expect(await screen.findByText('The scan check could not be loaded. Try again.')).toBeVisible();
  await user.click(shuffle());
  expect(choosing.inputs()).toHaveLength(2);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('A change by the user in the meantime wins', async () => {
  const { user, choosing, editor, offer } = open();
  await user.click(shuffle());
  const own: Design = { ...editor().design, quietZone: 7 };
  const [first] = offer().designs;
  act(() => editor().change({ label: 'Quiet zone', apply: () => own }));
  await choosing.resolve(first);
  await waitFor(() => expect(shuffle()).toHaveAttribute('aria-disabled', 'false'));
  expect(editor().design).toEqual(own);
});
