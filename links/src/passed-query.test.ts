import { expect, test } from 'vitest';
import { addQuery, maxPassedParameters } from './passed-query.ts';

const target = 'https://example.com/menu?redir_url=https://owner.example/#today';

test.each([
  ['a parameter', 'https://example.com/menu', 'a=1', 'https://example.com/menu?a=1'],
  ['a name without a value', 'https://example.com/menu', 'abc', 'https://example.com/menu?abc'],
  ['an empty value', 'https://example.com/menu', 'abc=', 'https://example.com/menu?abc='],
  ['a repeated parameter', 'https://example.com/', 'a=1&a=2', 'https://example.com/?a=1&a=2'],
  ['a parameter before a fragment', 'https://example.com/#x', 'a=1', 'https://example.com/?a=1#x'],
  ['codes as they were sent', 'https://example.com/', 'q=a+b%20c%2F', 'https://example.com/?q=a+b%20c%2F'],
  ['half a code', 'https://example.com/', 'a=100%&b=%E4', 'https://example.com/?a=100%&b=%E4'],
  ['to a query that ends', 'https://example.com/?', 'a=1', 'https://example.com/?a=1'],
  ['only what has a name or a value', 'https://example.com/', '&&a=1&&', 'https://example.com/?a=1'],
  ['nothing to a target', 'https://example.com/?x=%7e+a', '&', 'https://example.com/?x=%7e+a'],
  ['no fragment', 'https://example.com/#x', 'a=1#evil', 'https://example.com/?a=1%23evil#x'],
  ['quotes and spaces in codes', 'https://example.com/', 'a="b c', 'https://example.com/?a=%22b%20c'],
])('A visitor’s query adds %s', (_what, to, query, expected) => {
  expect(addQuery(to, query)).toBe(expected);
});

test.each([
  'redir_url=https://evil.example',
  'redir%5Furl=https://evil.example',
  'REDIR_URL=https://evil.example',
  'redir_url[]=https://evil.example',
  'redir_url%5B0%5D=https://evil.example',
  'redir.url=https://evil.example',
  'redir+url=https://evil.example',
  'redir%20url=https://evil.example',
  'redir_url',
  'redir_url=1&redir_url=2',
])('A visitor’s %s doesn’t change the owner’s parameter, and other parameters are added', (query) => {
  expect(addQuery(target, query)).toBe(target);
  expect(addQuery(target, `a=1&${query}`)).toBe(target.replace('#', '&a=1#'));
});

test('The first hundred parameters are passed on, in linear time', () => {
  const query = Array.from({ length: 1_900 }, (_, index) => `p${index.toString(36)}`).join('&');
  const startedAt = performance.now();
  const passed = new URL(addQuery('https://example.com/?x=1', query)).searchParams;
  expect([...passed.keys()]).toEqual(['x', ...query.split('&').slice(0, maxPassedParameters)]);
  // Deleting and appending each parameter would take half a second.
  expect(performance.now() - startedAt).toBeLessThan(50);
});
