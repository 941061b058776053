import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import { gate } from '#testing/gate.ts';
import { refusal } from '#testing/refusal.ts';
import { renderPage } from '#testing/render.tsx';
import { server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import Contact from './contact.tsx';

const text = 'How large is a code?';

afterEach(visitorDrafts.forget);

function open(sender: typeof fakeUser | null = null, opened?: Promise<void>) {
  const view = renderPage(<Contact />, {
    at: '/contact',
    area: 'public',
    me: sender,
    handlers: [
      graphql.query('Viewer', () =>
        HttpResponse.json({ data: { me: sender && { id: sender.id, unlocks: [] } } }),
      ),
      graphql.query('Sender', async () => {
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
    await view.user.selectOptions(fields.topic, 'I miss something');
    await view.user.type(fields.message, text);
  };
  const send = () => view.user.click(screen.getByRole('button', { name: 'Send message' }));
  return { ...view, ...fields, fill, send };
}

/** Takes messages, and remembers them. */
function takeMessages(opened?: Promise<void>) {
  const inputs: unknown[] = [];
  server.use(
    graphql.mutation('SendContactMessage', async ({ variables }) => {
      inputs.push(variables['input']);
      await opened;
      return HttpResponse.json({ data: { sendContactMessage: true } });
    }),
  );
  return inputs;
}

const typed = { name: 'Ada', email: 'ada@example.com', topic: 'IDEA', message: text, website: '' };

test('A message is sent once, and its sender is told what happens next, there and then', async () => {
  const { fill, send, user } = open();
  const { opened, open: answer } = gate();
  const inputs = takeMessages(opened);
  await fill();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Sending…' }));
  answer();
  const title = await screen.findByRole('heading', { name: 'Your message has arrived' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(inputs).toEqual([typed]);
});

test('Whoever has more to say finds an empty form, and is in it', async () => {
  const { fill, send, user } = open();
  takeMessages();
  await fill();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  for (const label of ['Name', 'Email', 'Message']) expect(screen.getByLabelText(label)).toHaveValue('');
});

test('What is missing or wrong is told at its field, and nothing is sent', async () => {
  const { send, user, name, email, message } = open();
  const inputs = takeMessages();
  await user.type(message, 'too short');
  await send();
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Enter your name.');
  expect(email).toHaveAccessibleDescription(/Enter an email address/);
  expect(message).toHaveAccessibleDescription(/A message has at least 10 characters\./);
  expect(inputs).toEqual([]);
});

test('What the server finds wrong is told at its field, too', async () => {
  const { fill, send, message } = open();
  server.use(
    graphql.mutation('SendContactMessage', () => refusal('BAD_USER_INPUT', 'Not like this.', 'message')),
  );
  await fill();
  await send();
  await waitFor(() => expect(message).toHaveFocus());
  expect(message).toHaveAccessibleDescription(/Not like this\./);
});

test.each([
  ['can’t be reached', () => HttpResponse.error(), 'We can’t reach the server.'],
  ['has had enough', () => refusal('RATE_LIMITED', 'Too many attempts.'), 'Too many attempts.'],
])(
  'When the server %s nothing that was typed is lost, and it can be sent again',
  async (_, answer, words) => {
    const { fill, send, name, email, topic, message } = open();
    server.use(graphql.mutation('SendContactMessage', answer, { once: true }));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect([name, email, topic, message].map((field) => Reflect.get(field, 'value'))).toEqual([
      'Ada',
      'Ada@Example.com',
      'IDEA',
      text,
    ]);
    const inputs = takeMessages();
    await send();
    await screen.findByRole('heading', { name: 'Your message has arrived' });
    expect(inputs).toEqual([typed]);
  },
);

test('Somebody who is logged in needn’t say who they are, and what they typed meanwhile stays', async () => {
  const { opened, open: answer } = gate();
  const { user, name, email } = open(fakeUser, opened);
  await user.type(name, 'A');
  answer();
  await waitFor(() => expect(email).toHaveValue(fakeUser.email));
  expect(name).toHaveValue('A');
});

test('Whoever leaves to look something up finds their message again, until it is sent', async () => {
  const before = open();
  await before.fill();
  before.unmount();
  const { send, message, topic, unmount } = open();
  await waitFor(() => expect(message).toHaveValue(text));
  expect(topic).toHaveValue('IDEA');
  const inputs = takeMessages();
  await send();
  await screen.findByRole('heading', { name: 'Your message has arrived' });
  expect(inputs).toEqual([typed]);
  unmount();
  expect(open().message).toHaveValue('');
});

test('Nobody comes upon the field that is there for programs', () => {
  const { container } = open();
  const trap = container.querySelector('[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
});

test('Without JavaScript the page can be read, and says why its form doesn’t work', () => {
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
