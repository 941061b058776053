import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Link, MemoryRouter, matchPath, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { generatorPath, generatorTypes } from '#config/generators.ts';
import { blogPostPattern, paths } from '#config/paths.ts';
import { articles } from '#features/blog/articles.ts';
import { exampleImages } from '#features/blog/example-row.tsx';
import { pictures } from '#features/blog/pictures.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import BlogPost from './blog-post.tsx';

const loggedOut = api.query('Viewer', () => HttpResponse.json({ data: { me: null, catalogue: [] } }));

function show(slug: string) {
  renderPage(<BlogPost />, {
    at: `/blog/${slug}`,
    pattern: blogPostPattern,
    area: 'public',
    me: null,
    handlers: [loggedOut],
  });
}

/** The text of an element, with spaces between paragraphs. */
function textOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.nodeValue ?? '');
  return parts.join(' ');
}

/** Words per minute of adults who read English silently (Brysbaert 2019), rounded down for code and tables. */
const readingSpeed = 220;

/** Counts the parts between spaces that have a letter or a digit. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Whether the site has a page at this path. */
function isSitePath(href: string): boolean {
  const [path = ''] = href.split('#');
  const slug = matchPath(blogPostPattern, path)?.params.slug;
  return slug
    ? articles.some((article) => article.slug === slug)
    : [...Object.values<string>(paths), ...generatorTypes.map(generatorPath)].includes(path);
}

test.each(articles)(
  'The article $slug has a heading, a picture, text, codes to scan and working links',
  async ({ slug, title, snippet, published, minutes, picture }) => {
    show(slug);
    const main = screen.getByRole('main');
    await waitFor(() => expect(main.querySelectorAll('figure').length).toBeGreaterThanOrEqual(2));
    const [article, ...cards] = main.querySelectorAll('article');
    const [head, image, text] = article?.children ?? [];
    if (!head || !image || !text) throw new Error('The article has no head, picture and text.');

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

    expect(text.querySelectorAll('h2').length).toBeGreaterThanOrEqual(4);
    expect(countWords(textOf(text))).toBeGreaterThanOrEqual(600);
    expect(Math.round(countWords(textOf(text)) / readingSpeed)).toBe(minutes);

    for (const figure of text.querySelectorAll('figure')) {
      expect(Object.values(exampleImages)).toContain(figure.querySelector('img')?.getAttribute('src'));
      expect(figure).toHaveTextContent(/^\s*(Scans|Fails on purpose)/);
      expect(figure.querySelector('a')?.getAttribute('href')).toMatch(/^\/(#generate|generate\/\w+)$/);
    }

    const targets = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(targets.filter((target) => !isSitePath(target))).toEqual([]);
    expect(targets).toContain('/#generate');
    const others = articles.filter((other) => other.slug !== slug).map((other) => `/blog/${other.slug}`);
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(others);
  },
);

test.each(['no-such-article', 'WHY-CANARY-QR', 'constructor'])(
  'Shows that the article %s doesn’t exist',
  (slug) => {
    show(slug);
    const main = screen.getByRole('main');
    expect(main.querySelector('h1')).toHaveTextContent('Blog not found');
    expect(main.querySelector('a')).toHaveAttribute('href', paths.blogs);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
);

test('Back goes to the page that the reader came from, or else to the list', async () => {
  const user = userEvent.setup();
  const [{ slug } = { slug: '' }] = articles;
  const open = (at: string) =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/faq" element={<Link to={`/blog/${slug}`}>Read more</Link>} />
          <Route path={blogPostPattern} element={<BlogPost />} />
          <Route path={paths.blogs} element={<p>All articles</p>} />
        </Routes>
      </MemoryRouter>,
    );
  const { unmount } = open('/faq');
  await user.click(screen.getByRole('link', { name: 'Read more' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: 'Read more' })).toBeVisible();
  unmount();
  open(`/blog/${slug}`);
  await user.click(await screen.findByRole('link', { name: 'Back to all articles' }));
  expect(await screen.findByText('All articles')).toBeVisible();
});
