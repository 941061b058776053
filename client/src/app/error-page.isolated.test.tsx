import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { reload } from '#shared/browser/navigation.ts';
import { server } from '#testing/server.ts';
import { ErrorPage } from './error-page.tsx';

vi.mock('#shared/browser/navigation.ts', () => ({ reload: vi.fn() }));

beforeEach(() => {
  vi.mocked(reload).mockClear();
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
});
afterEach(() => {
  document.head.innerHTML = '';
});

const reachable = () =>
  server.use(
    http.get('*/', () =>
      HttpResponse.html('<script type="module" src="/assets/index-1.js"></script><div id="root">'),
    ),
  );

function Layout() {
  return (
    <>
      <Link to="/other">Elsewhere</Link>
      <Outlet />
    </>
  );
}

const Nothing = () => null;

function Broken(): never {
  throw new Error('No such colour');
}

function open(route: { Component: () => never } | { lazy(): Promise<never> }) {
  const router = createMemoryRouter([
    {
      Component: Layout,
      children: [
        {
          ErrorBoundary: ErrorPage,
          HydrateFallback: Nothing,
          children: [
            { path: '/', ...route },
            { path: '/other', element: <p>Another page</p> },
          ],
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const missing = {
  lazy: () => loadChunk<never>(() => Promise.reject(new TypeError('Failed to fetch'))),
};

test('A page that failed to load can be loaded again', async () => {
  reachable();
  const user = open(missing);
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(screen.getByText(/the server may be busy: try again in a minute/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('A page that failed to load is loaded again when the browser is back online', async () => {
  reachable();
  open(missing);
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  // The page starts to listen a moment after it has painted.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalled();
  });
});

test('Without a connection, trying again doesn’t leave the page', async () => {
  let requests = 0;
  server.use(
    http.get('*/', () => {
      requests += 1;
      return HttpResponse.error();
    }),
  );
  const user = open(missing);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(requests).toBeGreaterThan(0));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
});

test('A page that fails to render says so, and the other pages still work', async () => {
  const user = open({ Component: Broken });
  expect(await screen.findByText(/No such colour/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});
