import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { blogPostPattern, paths } from '#config/paths.ts';
import { articles } from '#features/blog/articles.ts';
import { exampleImages } from '#features/blog/example-images.ts';
import { pictures } from '#features/blog/pictures.ts';
import { countWords, minutesToRead } from '#features/blog/reading-time.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { renderPage } from '#testing/render.tsx';
import BlogPost from './blog-post.tsx';

const nobody = graphql.query('Viewer', () => HttpResponse.json({ data: { me: null, catalogue: [] } }));

function show(slug: string) {
  renderPage(<BlogPost />, {
    at: `/blog/${slug}`,
    pattern: blogPostPattern,
    area: 'public',
    me: null,
    handlers: [nobody],
  });
}

/** The words under an element, those of neighbouring paragraphs apart. */
function textOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.nodeValue ?? '');
  return parts.join(' ');
}

/** Whether the site has something at an address of its own. */
function isThere(href: string): boolean {
  const [path = ''] = href.split('#');
  const slug = matchPath(blogPostPattern, path)?.params.slug;
  return slug
    ? articles.some((article) => article.slug === slug)
    : Object.values<string>(paths).includes(path);
}

test.each(articles)(
  '$slug is an article to read, with codes to scan and a way on',
  async ({ slug, title, snippet, published, minutes, picture }) => {
    show(slug);
    const main = screen.getByRole('main');
    await waitFor(() => expect(main.querySelectorAll('figure').length).toBeGreaterThanOrEqual(2));
    const [article, ...cards] = main.querySelectorAll('article');
    const [head, image, text] = article?.children ?? [];
    if (!head || !image || !text) throw new Error('The article has no head, picture and text.');

    // The head.
    expect(head.querySelector('h1')).toHaveTextContent(title);
    expect(head).toHaveTextContent(
      `${snippet}${formatDate(published, navigator.language)}${minutes} min read`,
    );
    expect(head.querySelector('time')).toHaveAttribute('datetime', published);
    expect(head.querySelector('a')).toHaveAttribute('href', paths.blogs);
    expect(head.querySelector('a')).toHaveTextContent(/^\s*Back/);
    expect(image).toHaveAttribute('src', pictures[slug]);
    expect(image).toHaveAttribute('alt', picture);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${window.location.origin}/blog/${slug}`,
    );

    // The text.
    expect(text.querySelectorAll('h2').length).toBeGreaterThanOrEqual(4);
    expect(countWords(textOf(text))).toBeGreaterThanOrEqual(600);
    expect(minutesToRead(textOf(text))).toBe(minutes);

    // The codes.
    for (const figure of text.querySelectorAll('figure')) {
      expect(Object.values(exampleImages)).toContain(figure.querySelector('img')?.getAttribute('src'));
      expect(figure).toHaveTextContent(/^\s*(Reads|Fails on purpose)/);
      expect(figure.querySelector('a')?.getAttribute('href')).toMatch(/^\/(#generate|generate\/\w+)$/);
    }

    // The ways on.
    const targets = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(targets.filter((target) => !isThere(target))).toEqual([]);
    expect(targets).toContain('/#generate');
    const others = articles.filter((other) => other.slug !== slug).map((other) => `/blog/${other.slug}`);
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(others);
  },
);

test.each(['no-such-article', 'WHY-CANARY-QR', 'constructor'])('There is no article %s', (slug) => {
  show(slug);
  const main = screen.getByRole('main');
  expect(main.querySelector('h1')).toHaveTextContent('Blog not found');
  expect(main.querySelector('a')).toHaveAttribute('href', paths.blogs);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
