import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Modal } from './modal.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <input aria-label="Web address" />
      <button type="button" onClick={() => setIsOpen(true)}>
        Save
      </button>
      <Modal title="Save your recovery code" open={isOpen} onOpenChange={setIsOpen}>
        <button type="button" onClick={() => setIsOpen(false)}>
          Done
        </button>
      </Modal>
    </>
  );
}

/** A moment longer than Radix waits before it gives the focus back. */
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function close() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // Without the user's own pauses, in which the focus would be given back.
  act(() => screen.getByRole('button', { name: 'Done' }).click());
}

it('gives the focus back to what had it before the dialog', async () => {
  await close();
  await aMoment();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

it('keeps the focus on an element that the user focused right after the dialog closed', async () => {
  await close();
  const field = screen.getByRole('textbox', { name: 'Web address' });
  act(() => field.focus());
  await aMoment();
  expect(field).toHaveFocus();
});
