import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import About from './about.tsx';

test('The email address that the server writes into the page is a link, and without one there is none', () => {
  const { unmount } = renderPage(<About />, { area: 'public', me: null });
  expect(screen.queryByText(/^Email:/)).toBeNull();
  unmount();
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'contact', content: 'hello@example.com' });
  document.head.append(meta);
  renderPage(<About />, { area: 'public', me: null });
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  meta.remove();
});
