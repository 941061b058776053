import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { postToTabs } from '#session/tab-channel.ts';
import { leaveFor } from '#shared/browser/navigation.ts';
import { refusal } from '#testing/refusal.ts';
import { renderPage } from '#testing/render.tsx';
import { server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import Login from './login.tsx';

vi.mock('#shared/browser/navigation.ts', () => ({ leaveFor: vi.fn() }));

const providers = (...names: string[]) =>
  graphql.query('LoginProviders', () => HttpResponse.json({ data: { loginProviders: names } }));
const comeIn = () => server.use(graphql.query('Me', () => HttpResponse.json({ data: { me: fakeUser } })));

/** The page, and what its history entry holds. */
function Brought() {
  const { state, search } = useLocation();
  return (
    <>
      <Login />
      <p>{`Kept: ${search} ${JSON.stringify(state)}`}</p>
    </>
  );
}

async function open(at = '/login', state?: unknown) {
  const view = renderPage(<Login />, {
    at,
    state,
    me: null,
    area: 'guests',
    handlers: [providers('GOOGLE')],
  });
  await screen.findByRole('heading', { name: 'Log in' });
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const fill = async () => {
    await view.user.type(email, 'Ada@Example.com');
    await view.user.type(password, 'correct horse');
  };
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, email, password, fill, press };
}

/** Answers logins, and remembers what they asked. */
function logins() {
  const inputs: unknown[] = [];
  server.use(
    graphql.mutation('LogIn', ({ variables }) => {
      inputs.push(variables['input']);
      comeIn();
      return HttpResponse.json({ data: { logIn: { __typename: 'LoggedIn', user: fakeUser } } });
    }),
  );
  return inputs;
}

describe('The form', () => {
  test('lets a password manager fill it in', async () => {
    const { email, password } = await open();
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(password).toHaveAttribute('type', 'password');
  });

  test('shows the password to whoever asks for it', async () => {
    const { password, press } = await open();
    await press('Show password');
    expect(password).toHaveAttribute('type', 'text');
  });

  test('says beside its fields what is missing, and goes to the first', async () => {
    const { email, password, press } = await open();
    await press('Login');
    expect(await screen.findByText('Enter your password.')).toBeVisible();
    expect(email).toHaveAccessibleDescription('Enter an email address, such as ada@example.com.');
    expect(password).toBeInvalid();
    expect(email).toHaveFocus();
  });

  test('leads to the other pages, and keeps where somebody wanted to go', async () => {
    await open('/login?next=%2Fgenerate%2Fvcard');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register?next=%2Fgenerate%2Fvcard',
    );
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password?next=%2Fgenerate%2Fvcard',
    );
  });
});

describe('Whoever logs in', () => {
  test('sees that it is under way, can’t ask twice, and gets to the dashboard', async () => {
    const { fill, press, email } = await open();
    let answer = () => {};
    let asked = 0;
    server.use(
      graphql.mutation('LogIn', async () => {
        asked += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        comeIn();
        return HttpResponse.json({ data: { logIn: { __typename: 'LoggedIn', user: fakeUser } } });
      }),
    );
    await fill();
    await press('Login');
    expect(await screen.findByText('Logging you in securely...')).toBeVisible();
    await press('Login');
    await waitFor(() => expect(asked).toBe(1));
    expect(email).toHaveValue('Ada@Example.com');
    answer();
    expect(await screen.findByText('At /home')).toBeVisible();
    expect(asked).toBe(1);
  });

  test('stays logged in for good, unless they say otherwise', async () => {
    const inputs = logins();
    const { fill, press } = await open();
    await fill();
    await press('Login');
    await screen.findByText('At /home');
    expect(inputs).toEqual([{ email: 'ada@example.com', password: 'correct horse', persistence: 'LOCAL' }]);
  });

  test('is forgotten with the browser, if they say so', async () => {
    const inputs = logins();
    const { user, fill, press } = await open();
    await fill();
    await user.click(screen.getByLabelText('Keep me logged in'));
    await press('Login');
    await screen.findByText('At /home');
    expect(inputs).toMatchObject([{ persistence: 'SESSION' }]);
  });

  test.each([
    ['/login?next=%2Fgenerate%2Fsms%3Fa%3Db', 'At /generate/sms?a=b'],
    ['/login?next=%2F%2Fevil.example', 'At /home'],
    ['/login?next=https%3A%2F%2Fevil.example', 'At /home'],
  ])('at %s ends %s', async (at, place) => {
    logins();
    const { fill, press } = await open(at);
    await fill();
    await press('Login');
    expect(await screen.findByText(place)).toBeVisible();
  });

  test('leaves no password in the cache', async () => {
    logins();
    const { fill, press, connection } = await open();
    await fill();
    await press('Login');
    await screen.findByText('At /home');
    expect(JSON.stringify(connection.client.extract())).not.toContain('correct horse');
  });
});

describe('A login that fails', () => {
  test.each([
    ['Invalid email or password', () => refusal('INVALID_CREDENTIALS', 'Invalid email or password')],
    [
      'Too many attempts. Try again in 9 minutes.',
      () => refusal('RATE_LIMITED', 'Too many attempts. Try again in 9 minutes.'),
    ],
    ['We can’t reach the server. Check your connection and try again.', () => HttpResponse.error()],
  ])('says “%s”, and keeps what was typed', async (message, answer) => {
    const { fill, press, email, password } = await open();
    server.use(graphql.mutation('LogIn', answer));
    await fill();
    await press('Login');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(email).toHaveValue('Ada@Example.com');
    expect(password).toHaveValue('correct horse');
    expect(screen.queryByText('Logging you in securely...')).toBeNull();
  });

  test('by a server that is lost between login and dashboard can be tried again', async () => {
    const inputs = logins();
    const { fill, press, email } = await open();
    await fill();
    server.use(graphql.query('Me', () => HttpResponse.error()));
    server.use(
      graphql.mutation(
        'LogIn',
        () => HttpResponse.json({ data: { logIn: { __typename: 'LoggedIn', user: fakeUser } } }),
        { once: true },
      ),
    );
    await press('Login');
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
    expect(email).toHaveValue('Ada@Example.com');
    await press('Login');
    expect(await screen.findByText('At /home')).toBeVisible();
    expect(inputs).toHaveLength(1);
  });
});

describe('Whoever comes to /login', () => {
  test('logged in goes on to the dashboard', async () => {
    renderPage(<Login />, { at: '/login', area: 'guests', handlers: [providers('GOOGLE')] });
    expect(await screen.findByText('At /home')).toBeVisible();
  });

  test('because a session ended is told so', async () => {
    await open('/login', { notice: 'ended' });
    expect(screen.getByText('You were logged out. Log in to continue.')).toBeVisible();
  });

  test.each([
    ['everywhere', 'You are logged out everywhere.'],
    ['deleted', 'Your account and everything in it were deleted.'],
  ])('because of “%s” is told so', async (notice, text) => {
    await open('/login?next=%2Faccount', { notice });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register?next=%2Faccount',
    );
  });

  test('is told once, not again by a page that is loaded anew', async () => {
    renderPage(<Brought />, {
      at: '/login?next=%2Faccount',
      state: { notice: 'deleted' },
      me: null,
      area: 'guests',
      handlers: [providers('GOOGLE')],
    });
    expect(await screen.findByText('Kept: ?next=%2Faccount null')).toBeVisible();
    expect(screen.getByText(/Your account and everything in it were deleted/)).toBeVisible();
  });

  test('after choosing a new password is told so', async () => {
    await open('/login', { notice: 'changed' });
    expect(screen.getByText('Your password was changed. Log in with the new one.')).toBeVisible();
  });

  test('on their own is told nothing', async () => {
    await open('/login', { notice: 'toString' });
    expect(screen.queryByText(/logged out/)).toBeNull();
  });
});

describe('Continue with Google', () => {
  test('opens a window, and the answer from there logs in here', async () => {
    const popup = vi.spyOn(window, 'open').mockReturnValue(window);
    const { press } = await open('/login?next=%2Faccount');
    await press('Continue with Google');
    expect(popup.mock.calls[0]?.[0]).toBe('/auth/google?mode=popup&persistence=LOCAL&next=%2Faccount');
    comeIn();
    postToTabs({ type: 'google', ok: true });
    expect(await screen.findByText('At /account')).toBeVisible();
  });

  test('is a page of its own where windows are blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, press } = await open('/login?next=%2F%2Fevil.example');
    await user.click(screen.getByLabelText('Keep me logged in'));
    await press('Continue with Google');
    expect(leaveFor).toHaveBeenCalledWith('/auth/google?mode=page&persistence=SESSION');
  });

  test('says when it failed, and can be tried again', async () => {
    const popup = vi.spyOn(window, 'open').mockReturnValue(window);
    const { press } = await open();
    await press('Continue with Google');
    postToTabs({ type: 'google', ok: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('Google login failed');
    popup.mockClear();
    await press('Continue with Google');
    expect(popup).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says so when it failed as a page of its own', async () => {
    await open('/login?error=google');
    expect(screen.getByRole('alert')).toHaveTextContent('Google login failed');
  });

  test('says nothing about what failed in another tab', async () => {
    await open();
    postToTabs({ type: 'google', ok: false });
    postToTabs({ type: 'logged-out' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is off, and says so, where the server has no Google', async () => {
    renderPage(<Login />, { at: '/login', me: null, area: 'guests', handlers: [providers()] });
    expect(await screen.findByRole('button', { name: 'Google is not set up here' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });
});
