import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api, server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import Contact from './contact.tsx';

const text = 'How large is a code?';

function open(sender: typeof fakeUser | null = null, opened?: Promise<void>) {
  const view = renderPage(<Contact />, {
    at: '/contact',
    area: 'public',
    me: sender,
    handlers: [
      api.query('Viewer', () =>
        HttpResponse.json({ data: { me: sender && { id: sender.id, unlocks: [] } } }),
      ),
      api.query('Sender', async () => {
        await opened;
        return HttpResponse.json({ data: { me: sender } });
      }),
    ],
  });
  const fields = {
    name: screen.getByLabelText('Name'),
    email: screen.getByLabelText('Email'),
    topic: screen.getByLabelText('What is it about?'),
    message: screen.getByLabelText('Message'),
  };
  const fill = async () => {
    await view.user.type(fields.name, 'Ada');
    await view.user.type(fields.email, 'Ada@Example.com');
    await view.user.selectOptions(fields.topic, 'I’d like a feature');
    await view.user.type(fields.message, text);
  };
  const send = () => view.user.click(screen.getByRole('button', { name: 'Send message' }));
  return { ...view, ...fields, fill, send };
}

/** Accepts messages and records them. */
function acceptMessages(opened?: Promise<void>) {
  const inputs: unknown[] = [];
  server.use(
    api.mutation('SendContactMessage', async ({ variables }) => {
      inputs.push(variables['input']);
      await opened;
      return HttpResponse.json({ data: { sendContactMessage: true } });
    }),
  );
  return inputs;
}

const typed = { name: 'Ada', email: 'ada@example.com', topic: 'IDEA', message: text, website: '' };

test('A message is sent once and confirmed', async () => {
  const { fill, send, user } = open();
  const { opened, open: answer } = gate();
  const inputs = acceptMessages(opened);
  await fill();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Sending…' }));
  answer();
  const title = await screen.findByRole('heading', { name: 'Message sent' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(inputs).toEqual([typed]);
});

test('Another message starts with an empty, focused form', async () => {
  const { fill, send, user } = open();
  acceptMessages();
  await fill();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  for (const label of ['Name', 'Email', 'Message']) expect(screen.getByLabelText(label)).toHaveValue('');
});

test('Shows missing or invalid input at its field, and sends nothing', async () => {
  const { send, user, name, email, message } = open();
  const inputs = acceptMessages();
  await user.type(message, 'too short');
  await send();
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Enter your name.');
  expect(email).toHaveAccessibleDescription(/Enter an email address/);
  expect(message).toHaveAccessibleDescription(/A message has at least 10 characters\./);
  expect(inputs).toEqual([]);
});

test('Shows a server error at its field, too', async () => {
  const { fill, send, message } = open();
  server.use(
    api.mutation('SendContactMessage', () => graphqlError('BAD_USER_INPUT', 'Not like this.', 'message')),
  );
  await fill();
  await send();
  await waitFor(() => expect(message).toHaveFocus());
  expect(message).toHaveAccessibleDescription(/Not like this\./);
});

test.each([
  ['can’t be reached', () => HttpResponse.error(), 'We can’t reach the server.'],
  ['has had enough', () => graphqlError('RATE_LIMITED', 'Too many attempts.'), 'Too many attempts.'],
])('When the server %s, the message is kept and can be sent again', async (_, answer, error) => {
  const { fill, send, name, email, topic, message } = open();
  server.use(api.mutation('SendContactMessage', answer, { once: true }));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect([name, email, topic, message].map((field) => Reflect.get(field, 'value'))).toEqual([
    'Ada',
    'Ada@Example.com',
    'IDEA',
    text,
  ]);
  const inputs = acceptMessages();
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(inputs).toEqual([typed]);
});

test('Fills in the user’s name and address without overwriting what was typed', async () => {
  const { opened, open: answer } = gate();
  const { user, name, email } = open(fakeUser, opened);
  await user.type(name, 'A');
  answer();
  await waitFor(() => expect(email).toHaveValue(fakeUser.email));
  expect(name).toHaveValue('A');
});

test('An unsent message is restored when the visitor returns', async () => {
  const before = open();
  await before.fill();
  before.unmount();
  const { send, message, topic, unmount } = open();
  await waitFor(() => expect(message).toHaveValue(text));
  expect(topic).toHaveValue('IDEA');
  const inputs = acceptMessages();
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(inputs).toEqual([typed]);
  unmount();
  expect(open().message).toHaveValue('');
});

test('The field for bots is hidden from users', () => {
  const { container } = open();
  const trap = container.querySelector('[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
});

test('Without JavaScript the page says why the form doesn’t work', () => {
  const html = renderToString(
    <StaticRouter location="/contact">
      <Contact />
    </StaticRouter>,
  );
  for (const words of ['<h1>Contact</h1>', '<noscript>', 'Message', 'href="/faq"', 'href="/help"', 'year']) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('style=');
});
