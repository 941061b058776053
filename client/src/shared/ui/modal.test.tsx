import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
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

/** Waits longer than Radix takes to return the focus. */
const focusReturned = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function close() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // Without the user's own pauses, in which the focus would be given back.
  act(() => screen.getByRole('button', { name: 'Done' }).click());
}

test('The focus returns to the element that had it before the dialog', async () => {
  await close();
  await focusReturned();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('An element that the user focuses right after the dialog closed keeps the focus', async () => {
  await close();
  const field = screen.getByRole('textbox', { name: 'Web address' });
  act(() => field.focus());
  await focusReturned();
  expect(field).toHaveFocus();
});
