import { render, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { groups } from '#features/faq/groups.ts';
import { fakeIntersectionObserver } from '#testing/fake-intersection-observer.ts';
import { api, server } from '#testing/server.ts';
import Help from './help.tsx';

test('Each guide has steps and a described picture, and the links from the FAQs lead to guides', () => {
  fakeIntersectionObserver();
  server.use(api.query('Viewer', () => HttpResponse.json({ data: { me: null } })));
  render(<Help />, { wrapper: MemoryRouter });
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  const anchors = links.map((link) => link.getAttribute('href'));
  for (const link of links.slice(0, -1)) {
    const guide = within(screen.getByRole('region', { name: link.textContent ?? '' }));
    expect(guide.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(guide.getByRole('img')).toHaveAccessibleName();
  }
  const wanted = groups
    .flatMap(({ questions }) => questions)
    .map(({ more }) => /^\/help(#.+)/.exec(more?.to ?? '')?.[1])
    .filter((anchor) => anchor !== undefined);
  expect(wanted.length).toBeGreaterThan(4);
  expect(anchors).toEqual(expect.arrayContaining(wanted));
});
