import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { lazyPageWithin } from './lazy-page.tsx';

/** What React writes to the console of an error that a boundary has caught is expected here. */
function expectLoggedError() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => expect(log).toHaveBeenCalled();
}

function show(Page: ComponentType) {
  render(
    <MemoryRouter>
      <Link to="/other">Elsewhere</Link>
      <Link to="/">Back</Link>
      <Suspense fallback="Loading…">
        <Routes>
          <Route path="/" element={<Page />} />
          <Route path="/other" element={<p>Another page</p>} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const arrived = { default: () => <p>The page</p> };

test('A page that doesn’t arrive says so, and its “Try again” fetches it again', async () => {
  const logged = expectLoggedError();
  const load = vi.fn<() => Promise<typeof arrived>>().mockRejectedValueOnce(new TypeError('gone'));
  load.mockResolvedValue(arrived);
  const user = show(lazyPageWithin(load));
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  logged();
});

test('Whoever comes back to a page that didn’t arrive finds it fetched again', async () => {
  const logged = expectLoggedError();
  const load = vi.fn<() => Promise<typeof arrived>>().mockRejectedValueOnce(new TypeError('gone'));
  load.mockResolvedValue(arrived);
  const user = show(lazyPageWithin(load));
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('The page')).toBeVisible();
  logged();
});

test('A page that breaks while it is drawn says what happened, is tried again, and leaves the others alone', async () => {
  const logged = expectLoggedError();
  let isBroken = true;
  const fragile = () => {
    if (isBroken) throw new Error('No such colour');
    return <p>The page</p>;
  };
  const user = show(lazyPageWithin(async () => ({ default: fragile })));
  expect(await screen.findByText(/No such colour/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText('Another page')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByText(/No such colour/);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The page')).toBeVisible();
  logged();
});
