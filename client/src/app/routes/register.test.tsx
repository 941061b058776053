import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { fakeHistoryKeys } from '#features/history/testing/fake-history-keys.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api, server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import Register from './register.tsx';

const providers = api.query('LoginProviders', () =>
  HttpResponse.json({ data: { loginProviders: ['GOOGLE'] } }),
);

async function open(at = '/register') {
  const history = fakeHistoryKeys(undefined, 'correct horse');
  const view = renderPage(<Register />, {
    at,
    me: null,
    area: 'guests',
    handlers: [providers, ...history.handlers],
  });
  await screen.findByRole('heading', { name: 'Sign up' });
  const username = screen.getByLabelText('Username');
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const press = () => view.user.click(screen.getByRole('button', { name: 'Sign up' }));
  const fill = async () => {
    await view.user.type(username, 'Ada');
    await view.user.type(email, 'Ada@Example.com');
    await view.user.type(password, 'correct horse');
  };
  return { ...view, history, username, email, password, fill, press };
}

function signUps() {
  const inputs: unknown[] = [];
  server.use(
    api.mutation('SignUp', ({ variables }) => {
      inputs.push(variables['input']);
      server.use(api.query('Me', () => HttpResponse.json({ data: { me: fakeUser } })));
      return HttpResponse.json({ data: { signUp: { __typename: 'LoggedIn', user: fakeUser } } });
    }),
  );
  return inputs;
}

describe('The sign-up form', () => {
  test('lists the benefits of an account and supports password managers', async () => {
    const { email, password } = await open();
    expect(screen.getByText('5 free tokens')).toBeVisible();
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
  });

  test('shows errors at each field and focuses the first', async () => {
    const { user, username, email, password, press } = await open();
    await user.type(password, 'short');
    await press();
    expect(await screen.findByText('Enter a username.')).toBeVisible();
    expect(username).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Enter an email address, such as ada@example.com.');
    expect(password).toHaveAccessibleDescription(/A password has 8 to 256 characters\./);
  });

  test('shows the strength of a password, and accepts a weak one', async () => {
    const inputs = signUps();
    const { user, username, email, password, press } = await open();
    await user.type(username, 'Ada');
    await user.type(email, 'ada@example.com');
    expect(screen.queryByText(/Password strength/)).toBeNull();
    await user.type(password, 'password');
    expect(await screen.findByText(/Password strength: Weak/)).toBeVisible();
    await press();
    expect(await screen.findByText('At /home')).toBeVisible();
    expect(inputs).toMatchObject([{ password: 'password' }]);
  });

  test('rates the user’s own address as a weak password', async () => {
    const { user, username, email, password } = await open();
    for (const [field, text] of [
      [username, 'The Countess'],
      [email, 'ada@example.com'],
      [password, 'ada@example.com'],
    ] as const) {
      await user.click(field);
      await user.paste(text);
    }
    expect(await screen.findByText(/Password strength: Weak/)).toBeVisible();
  });

  test('links to /login and keeps the page to return to', async () => {
    await open('/register?next=%2Faccount');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Faccount');
  });
});

describe('Signing up', () => {
  test('logs the user in and returns to the requested page', async () => {
    const inputs = signUps();
    const { user, fill, press } = await open('/register?next=%2Fgenerate%2Fvcard');
    await fill();
    await user.click(screen.getByLabelText('Keep me logged in'));
    await press();
    expect(await screen.findByText('At /generate/vcard')).toBeVisible();
    expect(inputs).toEqual([
      { username: 'Ada', email: 'ada@example.com', password: 'correct horse', persistence: 'SESSION' },
    ]);
  });

  test('with an address that has an account offers to log in or reset the password', async () => {
    const { user, email, password, fill, press } = await open('/register?next=%2Faccount');
    server.use(
      api.mutation('SignUp', () => graphqlError('BAD_USER_INPUT', 'Registration failed', 'email'), {
        once: true,
      }),
    );
    await fill();
    await press();
    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(email).toHaveAccessibleDescription('Registration failed');
    expect(email).toHaveFocus();
    expect(password).toHaveValue('correct horse');
    expect(screen.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login?next=%2Faccount');
    expect(screen.getByRole('link', { name: 'reset your password' })).toHaveAttribute(
      'href',
      '/forgot-password?next=%2Faccount',
    );
    signUps();
    await user.clear(email);
    await user.type(email, 'ada2@example.com');
    await press();
    expect(await screen.findByText('At /account')).toBeVisible();
  });

  test.each([
    [
      'Too many attempts. Try again in 1 minute.',
      () => graphqlError('RATE_LIMITED', 'Too many attempts. Try again in 1 minute.'),
    ],
    ['We can’t reach the server. Check your connection and try again.', () => HttpResponse.error()],
  ])('keeps the input when it fails with “%s”', async (message, answer) => {
    const { username, email, password, fill, press } = await open();
    server.use(api.mutation('SignUp', answer));
    await fill();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(username).toHaveValue('Ada');
    expect(email).toHaveValue('Ada@Example.com');
    expect(password).toHaveValue('correct horse');
  });

  test('redirects a logged-in user to the dashboard', async () => {
    renderPage(<Register />, { at: '/register', area: 'guests', handlers: [providers] });
    expect(await screen.findByText('At /home')).toBeVisible();
  });
});
