import { render, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeIntersectionObserver } from '#testing/fake-intersection-observer.ts';
import { api, server } from '#testing/server.ts';
import Privacy from './privacy.tsx';
import Terms from './terms.tsx';

beforeEach(() => {
  fakeIntersectionObserver();
  server.use(api.query('Viewer', () => HttpResponse.json({ data: { me: null } })));
});

describe.each([
  ['Terms & Conditions', Terms],
  ['Privacy Policy', Privacy],
])('%s', (title, Page) => {
  const open = () => render(<Page />, { wrapper: MemoryRouter });

  test('shows its effective date', () => {
    open();
    const day = screen.getByText('July 13, 2025', { selector: 'main time' });
    expect(day).toHaveAttribute('datetime', '2025-07-13');
    expect(day.parentElement).toHaveTextContent(/^Effective July 13, 2025\./);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('has seven numbered sections, linked from the contents', () => {
    open();
    const main = within(screen.getByRole('main'));
    const headings = main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.map((heading) => heading?.slice(0, 3))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `${number}. `),
    );
    const contents = within(main.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map((link) => link.textContent)).toEqual(headings);
    for (const link of contents) {
      const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(section).toHaveAccessibleName(link.textContent ?? '');
      expect(section?.querySelector('p, li')).not.toBeNull();
    }
  });
});
