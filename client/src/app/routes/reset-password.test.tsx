import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api, server } from '#testing/server.ts';
import ResetPassword from './reset-password.tsx';

function Page() {
  const { pathname, hash, state } = useLocation();
  return (
    <>
      <ResetPassword />
      <p>{`Address bar: ${pathname}${hash}`}</p>
      <p>{`State: ${JSON.stringify(state)}`}</p>
    </>
  );
}

async function open(options: { me?: null } = { me: null }) {
  const view = renderPage(<Page />, { at: '/reset-password#token=a1-b2_c3', ...options });
  const password = await screen.findByLabelText('New password');
  const choose = async () => {
    await view.user.type(password, 'a better horse');
    await view.user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  return { ...view, password, choose };
}

test('The token leaves the address bar and sets the password', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation('ResetPassword', ({ variables }) => {
      sent.push(variables['input']);
      return HttpResponse.json({ data: { resetPassword: true } });
    }),
  );
  const { choose } = await open();
  expect(await screen.findByText('Address bar: /reset-password')).toBeVisible();
  expect(screen.getByText('State: {"token":"a1-b2_c3"}')).toBeInTheDocument();
  await choose();
  expect(await screen.findByText('At /login')).toBeVisible();
  expect(sent).toEqual([{ token: 'a1-b2_c3', password: 'a better horse' }]);
});

test('A logged-in user is logged out and sent to /login', async () => {
  const { choose } = await open({});
  server.use(
    api.mutation('ResetPassword', () => {
      server.use(api.query('Me', () => HttpResponse.json({ data: { me: null } })));
      return HttpResponse.json({ data: { resetPassword: true } });
    }),
  );
  await choose();
  expect(await screen.findByText('At /login')).toBeVisible();
});

test('Shows an invalid password at its field', async () => {
  const { user, password } = await open();
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await user.type(password, 'short');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(password).toBeInvalid());
  expect(password).toHaveAccessibleDescription(/A password has 8 to 256 characters\./);
  expect(password).toHaveFocus();
});

test('A used or expired link leads to a new one', async () => {
  const { choose } = await open();
  server.use(
    api.mutation('ResetPassword', () => graphqlError('BAD_USER_INPUT', 'This link has expired.', 'token')),
  );
  await choose();
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await screen.findByText('State: null')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('The page survives a reload while the link works', async () => {
  renderPage(<Page />, { at: '/reset-password', state: { token: 'a1-b2_c3' }, me: null });
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

test('Without a token the page asks to open the link', async () => {
  renderPage(<Page />, { at: '/reset-password', me: null });
  expect(await screen.findByRole('alert')).toHaveTextContent('open the link in the email we sent you');
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('When the server can’t be reached, the link and the password can be used again', async () => {
  const { choose, password, user } = await open();
  server.use(api.mutation('ResetPassword', () => HttpResponse.error(), { once: true }));
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  expect(password).toHaveValue('a better horse');
  server.use(api.mutation('ResetPassword', () => HttpResponse.json({ data: { resetPassword: true } })));
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('At /login')).toBeVisible();
});
