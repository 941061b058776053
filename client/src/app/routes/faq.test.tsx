import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { faq } from '#config/faq.ts';
import { questions } from '#features/faq/groups.ts';
import { anchorOf } from '#features/faq/question.ts';
import { fakeIntersectionObserver } from '#testing/fake-intersection-observer.ts';
import { api, server } from '#testing/server.ts';
import FaqPage from './faq.tsx';

beforeEach(() => {
  fakeIntersectionObserver();
  server.use(api.query('Viewer', () => HttpResponse.json({ data: { me: null } })));
});

function open(at = '/faq') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <FaqPage />
    </MemoryRouter>,
  );
  const search = screen.getByRole('searchbox', { name: 'Search the questions' });
  return { search, user: userEvent.setup() };
}

const shown = () => [...document.querySelectorAll('details')];
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

test('Lists all questions, closed and with a URL each, starting with the seven of the landing page', () => {
  open();
  expect(shown().map((entry) => entry.querySelector('h3')?.textContent)).toEqual(
    questions.map(({ question }) => question),
  );
  expect(questions.slice(0, 7)).toEqual(faq);
  expect(questions.length).toBeGreaterThanOrEqual(22);
  expect(shown().filter((entry) => entry.open)).toEqual([]);
  const anchors = questions.map(({ question }) => anchorOf(question));
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(document.getElementById(anchor)?.closest('details')).not.toBeNull();
});

test('The search shows and counts the questions with every word, and marks the matches', async () => {
  const { search, user } = open();
  await user.click(search);
  await user.paste('wifi passw');
  expect(shown().length).toBeGreaterThan(0);
  expect(shown().length).toBeLessThan(questions.length);
  expect(screen.getByRole('status')).toHaveTextContent(`${shown().length} of ${questions.length} questions`);
  expect(screen.getByRole('heading', { name: 'Is the password safe in a Wi-Fi code?' })).toBeVisible();
  expect(marks()).toContain('Wi-Fi');
  expect(marks()).toContain('passw');

  await user.clear(search);
  expect(shown()).toHaveLength(questions.length);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(marks()).toEqual([]);
});

test('An answer that matches is open, and closes when the search is cleared', async () => {
  const { search, user } = open();
  await user.click(search);
  await user.paste('2,953');
  const [entry, ...others] = shown();
  expect(others).toEqual([]);
  expect(entry).toHaveProperty('open', true);
  expect(screen.getByText('2,953', { selector: 'mark' })).toBeVisible();
  await user.clear(search);
  expect(shown().filter(({ open: isOpen }) => isOpen)).toEqual([]);
});

test.each([
  ['qr not scanning', 'My phone does not scan the printed code. Why?'],
  ['offline', 'Does it work without a connection?'],
  ['refund', 'Can I buy tokens?'],
  ['color', 'Which colours can I use?'],
  ['COLORS', 'Which colours can I use?'],
  ['svg pdf', 'Which file formats can I download?'],
])('Searching for %j finds %j', async (query, question) => {
  const { search, user } = open();
  await user.click(search);
  await user.paste(query);
  expect(shown().length).toBeLessThan(questions.length / 2);
  expect(screen.getByRole('heading', { name: question })).toBeVisible();
});

test('Without results the page links to the contact form and back to all questions', async () => {
  const { search, user } = open();
  await user.click(search);
  await user.paste('zebra');
  const empty = within(screen.getByRole('region', { name: 'No results for “zebra”' }));
  expect(empty.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('status')).toHaveTextContent(`0 of ${questions.length} questions`);
  await user.click(empty.getByRole('button', { name: 'Show all questions' }));
  expect(shown()).toHaveLength(questions.length);
  expect(search).toHaveFocus();
});

test('The URL of a question opens, scrolls to and focuses it', async () => {
  const scrolled: Element[] = [];
  // jsdom has no layout, so nothing to scroll.
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  open('/faq#can-i-buy-tokens');
  const opened = shown().filter(({ open: isOpen }) => isOpen);
  expect(opened.map((entry) => entry.querySelector('h3')?.textContent)).toEqual(['Can I buy tokens?']);
  expect(scrolled).toEqual(opened);
  expect(opened[0]?.querySelector('summary')).toHaveFocus();
});

test.each([
  ['color', 'Which colours can I use?'],
  ['how to print big', 'How large should I print a code?'],
  ['price', 'Can I buy tokens?'],
  ['svg', 'Which file formats can I download?'],
])('Typing “%s” finds “%s”', async (words, question) => {
  const { search, user } = open();
  await user.type(search, words);
  expect(shown().map((entry) => entry.querySelector('h3')?.textContent)).toContain(question);
});
