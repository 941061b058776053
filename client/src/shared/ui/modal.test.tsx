import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
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

async function open() {
  const user = userEvent.setup();
  const router = createMemoryRouter(
    [
      { path: '/', element: 'The page before' },
      { path: '/page', element: <Page /> },
    ],
    { initialEntries: ['/', '/page'] },
  );
  render(<RouterProvider router={router} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { goBack: () => act(() => router.navigate(-1)) };
}

async function close() {
  await open();
  // Without the pauses of `userEvent`, in which Radix would return the focus.
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

test('The browser’s Back closes the dialog first, and leaves the page only then', async () => {
  const { goBack } = await open();
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  await goBack();
  expect(screen.getByText('The page before')).toBeVisible();
});
