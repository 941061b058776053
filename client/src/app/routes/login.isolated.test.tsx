import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { fakeHistoryKeys } from '#features/history/testing/fake-history-keys.ts';
import { listenToTabs, postToTabs } from '#session/tab-channel.ts';
import { loadAddress } from '#shared/browser/navigation.ts';
import { gate } from '#testing/gate.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api, server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import Login from './login.tsx';

vi.mock(import('#shared/browser/navigation.ts'), async (original) => ({
  ...(await original()),
  loadAddress: vi.fn(),
}));

const providers = (...names: string[]) =>
  api.query('LoginProviders', () => HttpResponse.json({ data: { loginProviders: names } }));
const nowLoggedIn = () => server.use(api.query('Me', () => HttpResponse.json({ data: { me: fakeUser } })));

/** The page with the state of its history entry. */
function PageWithState() {
  const { state, search } = useLocation();
  return (
    <>
      <Login />
      <p>{`State: ${search} ${JSON.stringify(state)}`}</p>
    </>
  );
}

async function open(at = '/login', state?: unknown) {
  const view = renderPage(<Login />, {
    at,
    state,
    me: null,
    area: 'guests',
    handlers: [providers('GOOGLE'), ...fakeHistoryKeys(undefined, 'correct horse').handlers],
  });
  await screen.findByRole('heading', { name: 'Log in' });
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const fill = async () => {
    await view.user.type(email, 'Ada@Example.com');
    await view.user.type(password, 'correct horse');
  };
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return { ...view, email, password, fill, press };
}

/** Accepts logins and records their input. */
function logins() {
  const inputs: unknown[] = [];
  server.use(
    api.mutation('LogIn', ({ variables }) => {
      inputs.push(variables['input']);
      nowLoggedIn();
      return HttpResponse.json({ data: { logIn: { __typename: 'LoggedIn', user: fakeUser } } });
    }),
  );
  return inputs;
}

describe('The login form', () => {
  test('supports password managers', async () => {
    const { email, password } = await open();
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(password).toHaveAttribute('type', 'password');
  });

  test('can show the password', async () => {
    const { password, press } = await open();
    await press('Show password');
    expect(password).toHaveAttribute('type', 'text');
  });

  test('shows what is missing at each field and focuses the first', async () => {
    const { email, password, press } = await open();
    await press('Log in');
    expect(await screen.findByText('Enter your password.')).toBeVisible();
    expect(email).toHaveAccessibleDescription('Enter an email address, such as ada@example.com.');
    expect(password).toBeInvalid();
    expect(email).toHaveFocus();
  });

  test('links to the other pages and keeps the page to return to', async () => {
    await open('/login?next=%2Fgenerate%2Fvcard');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/register?next=%2Fgenerate%2Fvcard',
    );
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password?next=%2Fgenerate%2Fvcard',
    );
  });
});

describe('Logging in', () => {
  test('shows progress, sends one request and leads to the dashboard', async () => {
    const { fill, press, email } = await open();
    let answer = () => {};
    let requests = 0;
    server.use(
      api.mutation('LogIn', async () => {
        requests += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        nowLoggedIn();
        return HttpResponse.json({ data: { logIn: { __typename: 'LoggedIn', user: fakeUser } } });
      }),
    );
    await fill();
    await press('Log in');
    expect(await screen.findByText('Logging you in securely...')).toBeVisible();
    await press('Log in');
    await waitFor(() => expect(requests).toBe(1));
    expect(email).toHaveValue('Ada@Example.com');
    answer();
    expect(await screen.findByText('At /home')).toBeVisible();
    expect(requests).toBe(1);
  });

  test('keeps the user logged in by default', async () => {
    const inputs = logins();
    const { fill, press } = await open();
    await fill();
    await press('Log in');
    await screen.findByText('At /home');
    expect(inputs).toEqual([{ email: 'ada@example.com', password: 'correct horse', persistence: 'LOCAL' }]);
  });

  test('can end with the browser session', async () => {
    const inputs = logins();
    const { user, fill, press } = await open();
    await fill();
    await user.click(screen.getByLabelText('Keep me logged in'));
    await press('Log in');
    await screen.findByText('At /home');
    expect(inputs).toMatchObject([{ persistence: 'SESSION' }]);
  });

  test.each([
    ['/login?next=%2Fgenerate%2Fsms%3Fa%3Db', 'At /generate/sms?a=b'],
    ['/login?next=%2F%2Fevil.example', 'At /home'],
    ['/login?next=https%3A%2F%2Fevil.example', 'At /home'],
    ['/login?next=%2F%5Cevil.example', 'At /home'],
    ['/login?next=javascript%3Aalert(1)', 'At /home'],
  ])('from %s leads to %s', async (at, page) => {
    logins();
    const { fill, press } = await open(at);
    await fill();
    await press('Log in');
    expect(await screen.findByText(page)).toBeVisible();
  });

  test('leaves no password in the cache', async () => {
    logins();
    const { fill, press, connection } = await open();
    await fill();
    await press('Log in');
    await screen.findByText('At /home');
    expect(JSON.stringify(connection.client.extract())).not.toContain('correct horse');
  });
});

describe('A failed login', () => {
  test.each([
    ['Invalid email or password', () => graphqlError('INVALID_CREDENTIALS', 'Invalid email or password')],
    [
      'Too many attempts. Try again in 9 minutes.',
      () => graphqlError('RATE_LIMITED', 'Too many attempts. Try again in 9 minutes.'),
    ],
    ['We can’t reach the server. Check your connection and try again.', () => HttpResponse.error()],
  ])('shows “%s” and keeps the input', async (message, answer) => {
    const { fill, press, email, password } = await open();
    server.use(api.mutation('LogIn', answer));
    await fill();
    await press('Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(email).toHaveValue('Ada@Example.com');
    expect(password).toHaveValue('correct horse');
    expect(screen.queryByText('Logging you in securely...')).toBeNull();
  });

  test('can be retried when the user can’t be loaded after the login', async () => {
    const inputs = logins();
    const { fill, press, email } = await open();
    await fill();
    server.use(api.query('Me', () => HttpResponse.error()));
    server.use(
      api.mutation(
        'LogIn',
        () => HttpResponse.json({ data: { logIn: { __typename: 'LoggedIn', user: fakeUser } } }),
        { once: true },
      ),
    );
    await press('Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
    expect(email).toHaveValue('Ada@Example.com');
    await press('Log in');
    expect(await screen.findByText('At /home')).toBeVisible();
    expect(inputs).toHaveLength(1);
  });
});

describe('The login page', () => {
  test('redirects a logged-in user to the dashboard', async () => {
    renderPage(<Login />, { at: '/login', area: 'guests', handlers: [providers('GOOGLE')] });
    expect(await screen.findByText('At /home')).toBeVisible();
  });

  test('says that the session ended', async () => {
    await open('/login', { notice: 'ended' });
    expect(screen.getByText('You were logged out. Log in to continue.')).toBeVisible();
  });

  test.each([
    ['everywhere', 'You are logged out everywhere.'],
    ['deleted', 'Your account and everything in it were deleted.'],
  ])('shows the notice “%s”', async (notice, text) => {
    await open('/login?next=%2Faccount', { notice });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/register?next=%2Faccount',
    );
  });

  test('shows a notice once, not again after a reload', async () => {
    renderPage(<PageWithState />, {
      at: '/login?next=%2Faccount',
      state: { notice: 'deleted' },
      me: null,
      area: 'guests',
      handlers: [providers('GOOGLE')],
    });
    expect(await screen.findByText('State: ?next=%2Faccount null')).toBeVisible();
    expect(screen.getByText(/Your account and everything in it were deleted/)).toBeVisible();
  });

  test('says that the password was changed', async () => {
    await open('/login', { notice: 'changed' });
    expect(screen.getByText('Your password was changed. Log in with the new one.')).toBeVisible();
  });

  test('ignores an unknown notice', async () => {
    await open('/login', { notice: 'toString' });
    expect(screen.queryByText(/logged out/)).toBeNull();
  });
});

describe('Continue with Google', () => {
  test('opens a popup, and its result logs in here', async () => {
    const popup = vi.spyOn(window, 'open').mockReturnValue(window);
    const { press } = await open('/login?next=%2Faccount');
    await press('Continue with Google');
    expect(popup.mock.calls[0]?.[0]).toBe('/auth/google?mode=popup&persistence=LOCAL&next=%2Faccount');
    nowLoggedIn();
    postToTabs({ type: 'google', ok: true });
    expect(await screen.findByText('At /account')).toBeVisible();
  });

  test('opens as a page when popups are blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, press } = await open('/login?next=%2F%2Fevil.example');
    await user.click(screen.getByLabelText('Keep me logged in'));
    await press('Continue with Google');
    expect(loadAddress).toHaveBeenCalledWith('/auth/google?mode=page&persistence=SESSION');
  });

  test('shows a failure and can be retried', async () => {
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

  test('shows a failure after a redirect', async () => {
    await open('/login?error=google');
    expect(await screen.findByRole('alert')).toHaveTextContent('Google login failed');
  });

  test('ignores a failure in another tab', async () => {
    const { password, press } = await open();
    // The page joined the channel before this listener, so the page gets the message first.
    const delivered = new Promise((resolve) => {
      const stop = listenToTabs((message) => {
        stop();
        resolve(message);
      });
    });
    postToTabs({ type: 'google', ok: false });
    expect(await delivered).toEqual({ type: 'google', ok: false });
    // Another update of the page: the effect of the message would show after it.
    await press('Show password');
    expect(password).toHaveAttribute('type', 'text');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is missing until the server answers that it has a Google login', async () => {
    const { opened, open: answer } = gate();
    const slow = api.query('LoginProviders', async () => {
      await opened;
      return HttpResponse.json({ data: { loginProviders: ['GOOGLE'] } });
    });
    renderPage(<Login />, { at: '/login', me: null, area: 'guests', handlers: [slow] });
    await screen.findByRole('heading', { name: 'Log in' });
    expect(screen.queryByText('or')).toBeNull();
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
    answer();
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });

  test('is missing when the server has no Google login', async () => {
    let answers = 0;
    const none = api.query('LoginProviders', () => {
      answers += 1;
      return HttpResponse.json({ data: { loginProviders: [] } });
    });
    const { user } = renderPage(<Login />, { at: '/login', me: null, area: 'guests', handlers: [none] });
    await waitFor(() => expect(answers).toBe(1));
    await user.click(await screen.findByRole('button', { name: 'Show password' }));
    expect(screen.queryByText('or')).toBeNull();
    expect(screen.queryByText(/Google/)).toBeNull();
  });
});
