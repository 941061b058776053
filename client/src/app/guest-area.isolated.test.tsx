import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountSessionContext, type Session } from '#session/session.ts';
import { fetchTogether } from './fetch-page.ts';
import { GuestArea } from './guest-area.tsx';

vi.mock('./fetch-page.ts', () => ({ fetchTogether: vi.fn() }));

beforeEach(() => {
  vi.mocked(fetchTogether).mockClear();
});

function open(session: Session, at = '/login') {
  const nothing = async () => undefined;
  render(
    <MemoryRouter initialEntries={[at]}>
      <AccountSessionContext
        value={{
          session,
          user: undefined,
          refreshSession: nothing,
          endSession: nothing,
          clearSession: () => undefined,
          retry: () => undefined,
          isRetrying: false,
        }}
      >
        <Routes>
          {/* The page that they go to has yet to be fetched: nothing of it is there. */}
          <Route element={<GuestArea />}>
            <Route path="*" element={<input aria-label="Email" />} />
          </Route>
        </Routes>
      </AccountSessionContext>
    </MemoryRouter>,
  );
}

test('The form is there before it is known who is', () => {
  open({ status: 'loading' });
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test.each([
  ['/login', '/home'],
  ['/login?next=%2Fgenerate%2Fvcard%3Fx%3D1', '/generate/vcard'],
])('At the form of %s, %s is fetched ahead', async (at, path) => {
  open({ status: 'logged-out', reason: 'never' }, at);
  expect(fetchTogether).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Email'));
  expect(fetchTogether).toHaveBeenCalledWith(path);
});
