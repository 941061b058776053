import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import DynamicQr from './dynamic-qr.tsx';

const me = (wantsDynamicCodes: boolean) => ({ ...fakeUser, wantsDynamicCodes });
const answerWith = (user: ReturnType<typeof me> | null) =>
  graphql.query('DynamicCodesPreference', () => HttpResponse.json({ data: { me: user } }));

/** Opens the page as a logged-in user or as a visitor. */
function open({ isLoggedIn = true, handlers = [answerWith(me(false))] }: Options = {}) {
  const viewer = isLoggedIn ? { id: fakeUser.id, unlocks: [] } : null;
  return renderPage(<DynamicQr />, {
    at: '/dynamic-qr',
    area: 'public',
    me: isLoggedIn ? {} : null,
    handlers: [graphql.query('Viewer', () => HttpResponse.json({ data: { me: viewer } })), ...handlers],
  });
}

interface Options {
  readonly isLoggedIn?: boolean;
  readonly handlers?: readonly RequestHandler[];
}

const control = () => screen.findByRole('switch', { name: 'Notify me when they are available' });
const login = () => screen.queryByRole('link', { name: 'Log in to get notified' });

test('Compares the two kinds by the same criteria, and marks dynamic codes as coming soon', () => {
  open({ isLoggedIn: false });
  const terms = (name: string) =>
    within(screen.getByRole('article', { name }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(terms('Dynamic codes')).toEqual(terms('Static codes'));
  expect(screen.getByRole('article', { name: 'Dynamic codes' })).toHaveTextContent('Coming soon');
});

test('A visitor gets a login link that returns to this page', () => {
  open({ isLoggedIn: false });
  expect(login()).toHaveAttribute('href', '/login?next=%2Fdynamic-qr');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/register?next=%2Fdynamic-qr',
  );
});

test('The switch turns on before the server answers, and sends one request', async () => {
  const sent: unknown[] = [];
  const { opened, open: answer } = gate();
  const slow = graphql.mutation('SetDynamicCodesPreference', async ({ variables }) => {
    sent.push(variables);
    await opened;
    return HttpResponse.json({ data: { updateAccount: { __typename: 'User', id: '1', ...variables } } });
  });
  const { user } = open({ handlers: [answerWith(me(false)), slow] });
  expect(await control()).not.toBeChecked();
  expect(await control()).toHaveAccessibleDescription(/^Off:/);
  expect(login()).toBeNull();
  await user.click(await control());
  expect(await control()).toBeChecked();
  expect(await control()).toHaveAccessibleDescription(/^On:/);
  await user.click(await control());
  answer();
  await waitFor(async () => expect(await control()).toHaveAttribute('aria-disabled', 'false'));
  expect(await control()).toBeChecked();
  expect(sent).toEqual([{ wantsDynamicCodes: true }]);
});

test.each([
  ['can’t be reached', () => HttpResponse.error(), 'We can’t reach the server.'],
  [
    'has ended the session',
    () => graphqlError('UNAUTHENTICATED', 'Log in to do this.'),
    'Log in to do this.',
  ],
])(
  'When the server %s, the switch goes back, shows the error and can be retried',
  async (_, answer, message) => {
    const { user } = open({
      handlers: [answerWith(me(true)), graphql.mutation('SetDynamicCodesPreference', answer, { once: true })],
    });
    await user.click(await control());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your choice wasn’t saved.');
    expect(alert).toHaveTextContent(message);
    expect(await control()).toBeChecked();
    server.use(
      graphql.mutation('SetDynamicCodesPreference', ({ variables }) =>
        HttpResponse.json({ data: { updateAccount: { __typename: 'User', id: '1', ...variables } } }),
      ),
    );
    await user.click(await control());
    await waitFor(async () => expect(await control()).toHaveAttribute('aria-disabled', 'false'));
    expect(await control()).not.toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('Loading the preference can be retried', async () => {
  const { user } = open({
    handlers: [
      graphql.query('DynamicCodesPreference', () => HttpResponse.error(), { once: true }),
      answerWith(me(true)),
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await control()).toBeChecked();
});

test('A session that has ended shows the login link', async () => {
  const { opened, open: answer } = gate();
  const late = graphql.query('DynamicCodesPreference', async () => {
    await opened;
    return HttpResponse.json({ data: { me: null } });
  });
  open({ handlers: [late] });
  await screen.findByText('Loading the switch…');
  expect(login()).toBeNull();
  answer();
  await waitFor(() => expect(login()).toBeVisible());
});
