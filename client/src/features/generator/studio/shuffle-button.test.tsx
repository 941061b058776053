import type { Design } from '@canary/qr/design/design';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import type { FromGrader, ToGrader } from '#shared/code/grade-messages.ts';
import { fakeWorkers } from '#testing/fake-worker.ts';
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
  const workers = fakeWorkers<ToGrader, FromGrader>();
  const onEditor = vi.fn<(editor: DesignEditor) => void>();
  render(<Page payload={payload} onEditor={onEditor} />);
  return {
    user: userEvent.setup(),
    workers,
    editor: () => {
      const [editor] = onEditor.mock.lastCall ?? [];
      if (!editor) throw new Error('The page has not rendered.');
      return editor;
    },
    /** The designs of the last order. */
    order: () => {
      const message = workers.at(-1)?.received.findLast(({ kind }) => kind === 'choose');
      if (message?.kind !== 'choose') throw new Error('No design was asked for.');
      return message;
    },
  };
}

const shuffle = () => screen.getByRole('button', { name: 'Shuffle' });

test('Uses the first design that the worker finds good, as one change that can be undone, and describes it', async () => {
  const { user, workers, editor, order } = open();
  const before = editor().design;
  await user.click(shuffle());
  expect(shuffle()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Looking for a design that scans well…')).toBeInTheDocument();
  const { id, choice } = order();
  expect(choice.payload).toBe('https://example.com');
  const design = choice.designs[2];
  workers[0]?.send({ kind: 'chosen', id, design });
  await waitFor(() => expect(editor().design).toEqual(design));
  expect(shuffle()).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByText(/^Shuffled: modules .+, corners .+\.$/)).toHaveAttribute('role', 'status');

  await user.click(shuffle());
  expect(order().choice.designs).not.toContainEqual(design);
  workers[0]?.send({ kind: 'chosen', id: order().id, design: before });
  await waitFor(() => expect(editor().design).toEqual(before));
});

test('Grades a sample while there is no content', async () => {
  const { user, order } = open({});
  await user.click(shuffle());
  expect(order().choice.payload).toMatch(/^https:/);
});

test('Keeps the design and says so if none scans well', async () => {
  const { user, workers, editor, order } = open();
  const before = editor().design;
  await user.click(shuffle());
  workers[0]?.send({ kind: 'chosen', id: order().id, design: undefined });
  expect(await screen.findByText('No design was found that scans well. Try again.')).toBeVisible();
  expect(editor().design).toBe(before);
});

test('Says that the check could not be loaded, and tries again with the next press', async () => {
  const { user, workers } = open();
  await user.click(shuffle());
  workers[0]?.fail();
  expect(await screen.findByText('The scan check could not be loaded. Try again.')).toBeVisible();
  await user.click(shuffle());
  expect(workers).toHaveLength(2);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('A change by the user in the meantime wins', async () => {
  const { user, workers, editor, order } = open();
  await user.click(shuffle());
  const own: Design = { ...editor().design, quietZone: 7 };
  const { id, choice } = order();
  act(() => editor().change({ label: 'Quiet zone', apply: () => own }));
  workers[0]?.send({ kind: 'chosen', id, design: choice.designs[0] });
  await waitFor(() => expect(shuffle()).toHaveAttribute('aria-disabled', 'false'));
  expect(editor().design).toEqual(own);
});
