import { expect, test } from 'vitest';
import { contactMessage } from './contact.ts';
import { refusals } from './testing/refusals.ts';

const good = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'QUESTION',
  message: 'How large is a code?',
};

test('Normalises a valid message', () => {
  const sent = {
    ...good,
    name: '  Ada\u00a0Lovelace ',
    email: ' Ada@Example.com',
    message: ` ${good.message}\r\n`,
  };
  expect(contactMessage.parse(sent)).toEqual({ ...good, name: 'Ada\u00a0Lovelace' });
});

test.each(['QUESTION', 'PROBLEM', 'IDEA', 'PRIVACY', 'OTHER'])('Accepts the topic %s', (topic) => {
  expect(refusals(contactMessage, { ...good, topic })).toEqual([]);
});

test('Counts the length of a message in characters, not bytes', () => {
  const longest = { ...good, message: '🐤'.repeat(5_000), name: '🐤'.repeat(100) };
  expect(refusals(contactMessage, longest)).toEqual([]);
  expect(refusals(contactMessage, { ...good, message: '🐤'.repeat(10) })).toEqual([]);
});

test.each([
  [{ name: '' }, 'name', 'Enter your name.'],
  [{ name: ' \u00a0 ' }, 'name', 'Enter your name.'],
  [{ name: 'x'.repeat(101) }, 'name', 'A name has up to 100 characters.'],
  [{ name: 'Ada\nBcc: eve@example.com' }, 'name', 'A name can’t have invisible characters.'],
  [{ name: 'Ada\u202eevE' }, 'name', 'A name can’t have invisible characters.'],
  [{ email: 'ada' }, 'email', 'Enter an email address, such as ada@example.com.'],
  [
    { email: 'ada@example.com\r\nBcc: eve@example.com' },
    'email',
    'Enter an email address, such as ada@example.com.',
  ],
  [{ email: 'ada@example.com,eve@example.com' }, 'email', 'Enter an email address, such as ada@example.com.'],
  [{ topic: 'SPAM' }, 'topic', 'Choose a topic.'],
  [{ message: ' \n ' }, 'message', 'Enter a message.'],
  [{ message: 'too short' }, 'message', 'A message has at least 10 characters.'],
  [{ message: `a${'\n'.repeat(50)}b` }, 'message', 'A message has at least 10 characters.'],
  [{ message: '\0'.repeat(50) }, 'message', 'Enter a message.'],
  [{ message: '\u202e'.repeat(50) }, 'message', 'Enter a message.'],
  [{ message: 'x'.repeat(5_001) }, 'message', 'A message has up to 5,000 characters.'],
])('Rejects %j', (change, field, message) => {
  expect(refusals(contactMessage, { ...good, ...change })).toEqual([`${field}: ${message}`]);
});
