import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import NotFound from './not-found.tsx';

test('At the API explorer’s address, the prerendered page says that the explorer is turned off', async () => {
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
  expect(await screen.findByText('The API explorer is turned off on this server.')).toBeVisible();
});
