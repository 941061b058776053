import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { refusal } from '#testing/refusal.ts';
import { renderPage } from '#testing/render.tsx';
import { server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import DynamicQr from './dynamic-qr.tsx';

const me = (wantsDynamicCodes: boolean) => ({ ...fakeUser, wantsDynamicCodes });
const answerWith = (user: ReturnType<typeof me> | null) =>
  graphql.query('Wish', () => HttpResponse.json({ data: { me: user } }));

/** The page as somebody whom the server knows, or as anybody. */
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

const control = () => screen.findByRole('switch', { name: 'Tell me when it is here' });
const login = () => screen.queryByRole('link', { name: 'Log in to be told' });

test('The two kinds are told apart by the same things, and the one that isn’t here says so', () => {
  open({ isLoggedIn: false });
  const terms = (name: string) =>
    within(screen.getByRole('article', { name }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(terms('Dynamic codes')).toEqual(terms('Static codes'));
  expect(screen.getByRole('article', { name: 'Dynamic codes' })).toHaveTextContent('Not here yet');
});

test('A guest is led to the login, and from there back', () => {
  open({ isLoggedIn: false });
  expect(login()).toHaveAttribute('href', '/login?next=%2Fdynamic-qr');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/register?next=%2Fdynamic-qr',
  );
});

test('Whoever switches it on sees it at once, before the server has answered, and sends it once', async () => {
  const sent: unknown[] = [];
  const { opened, open: answer } = gate();
  const slow = graphql.mutation('WishForDynamicCodes', async ({ variables }) => {
    sent.push(variables);
    await opened;
    return HttpResponse.json({ data: { updateAccount: { __typename: 'User', id: '1', ...variables } } });
  });
  const { user } = open({ handlers: [answerWith(me(false)), slow] });
  expect(await control()).not.toBeChecked();
  expect(await control()).toHaveAccessibleDescription(/Your account says no/);
  expect(login()).toBeNull();
  await user.click(await control());
  expect(await control()).toBeChecked();
  expect(await control()).toHaveAccessibleDescription(/Your account says yes/);
  await user.click(await control());
  answer();
  await waitFor(async () => expect(await control()).toHaveAttribute('aria-disabled', 'false'));
  expect(await control()).toBeChecked();
  expect(sent).toEqual([{ wantsDynamicCodes: true }]);
});

test.each([
  ['can’t be reached', () => HttpResponse.error(), 'We can’t reach the server.'],
  ['knows them no more', () => refusal('UNAUTHENTICATED', 'Log in to do this.'), 'Log in to do this.'],
])('When the server %s the switch goes back, says so, and can be tried again', async (_, answer, words) => {
  const { user } = open({
    handlers: [answerWith(me(true)), graphql.mutation('WishForDynamicCodes', answer, { once: true })],
  });
  await user.click(await control());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This was not saved.');
  expect(alert).toHaveTextContent(words);
  expect(await control()).toBeChecked();
  server.use(
    graphql.mutation('WishForDynamicCodes', ({ variables }) =>
      HttpResponse.json({ data: { updateAccount: { __typename: 'User', id: '1', ...variables } } }),
    ),
  );
  await user.click(await control());
  await waitFor(async () => expect(await control()).toHaveAttribute('aria-disabled', 'false'));
  expect(await control()).not.toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Whose choice can’t be fetched tries it again', async () => {
  const { user } = open({
    handlers: [graphql.query('Wish', () => HttpResponse.error(), { once: true }), answerWith(me(true))],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await control()).toBeChecked();
});

test('Whose session has ended meanwhile is a guest', async () => {
  const { opened, open: answer } = gate();
  const late = graphql.query('Wish', async () => {
    await opened;
    return HttpResponse.json({ data: { me: null } });
  });
  open({ handlers: [late] });
  await screen.findByText('Loading the switch…');
  expect(login()).toBeNull();
  answer();
  await waitFor(() => expect(login()).toBeVisible());
});
