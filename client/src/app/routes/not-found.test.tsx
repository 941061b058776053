import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import NotFound from './not-found.tsx';

test('At the API explorer’s address, the prerendered page says that the explorer isn’t available', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <StaticRouter location="/not-found">
      <NotFound />
    </StaticRouter>,
  );
  expect(container).toHaveTextContent('doesn’t exist');
  render(
    <MemoryRouter initialEntries={['/graphql']}>
      <NotFound />
    </MemoryRouter>,
    { container, hydrate: true },
  );
  expect(await screen.findByRole('heading', { name: 'The API explorer isn’t available' })).toBeVisible();
  expect(screen.getByText(/turned off on this server/)).toBeVisible();
});
