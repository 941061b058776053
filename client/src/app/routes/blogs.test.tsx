import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { articles } from '#features/blog/articles.ts';
import { pictures } from '#features/blog/pictures.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import Blogs from './blogs.tsx';

test('Lists every article with picture, title, snippet, date, reading time and link', () => {
  renderPage(<Blogs />, {
    area: 'public',
    me: null,
    handlers: [api.query('Viewer', () => HttpResponse.json({ data: { me: null, catalogue: [] } }))],
  });
  const cards = screen.getByRole('main').querySelectorAll('article');
  expect(cards).toHaveLength(4);
  for (const [index, article] of articles.entries()) {
    const card = cards[index];
    expect(card?.querySelector('h2')).toHaveTextContent(article.title);
    expect(card?.querySelector('img')).toHaveAttribute('src', pictures[article.slug]);
    expect(card?.querySelector('img')).toHaveAttribute('alt', article.picture);
    expect(card?.querySelector('time')).toHaveAttribute('datetime', article.published);
    expect(card).toHaveTextContent(
      `${formatDate(article.published, navigator.language)}${article.minutes} min read`,
    );
    expect(card).toHaveTextContent(article.snippet);
    const links = card?.querySelectorAll('a');
    expect(links).toHaveLength(1);
    expect(links?.[0]).toHaveAttribute('href', `/blog/${article.slug}`);
    expect(links?.[0]).toHaveTextContent(`Read More: ${article.title}`);
  }
});

test('Lists the newest article first, with dates since the blog started', () => {
  const days = articles.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
  for (const day of days) {
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(day >= '2026-11-21').toBe(true);
  }
});
