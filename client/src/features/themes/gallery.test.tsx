import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { designs } from '#config/designs.ts';
import { Gallery } from './gallery.tsx';

const Address = () => <output>{useLocation().search}</output>;

beforeEach(() => {
  render(
    <MemoryRouter>
      <Gallery />
      <Address />
    </MemoryRouter>,
  );
});

test('Each design shows a code in its colours and leads to the generator with it', () => {
  const links = screen.getAllByRole('link');
  const shown = screen.getAllByRole('img').map((code, index) => ({
    code: code.getAttribute('aria-label'),
    background: code.querySelector('path')?.getAttribute('fill'),
    foreground: code.querySelector('use')?.getAttribute('fill'),
    link: links[index]?.textContent.trim(),
    to: links[index]?.getAttribute('href'),
  }));
  expect(shown).toEqual(
    designs.map(({ id, name, background, foreground }) => ({
      code: `A code in ${name}`,
      background,
      foreground,
      link: `Use ${name}`,
      to: `/?design=${id}#generate`,
    })),
  );
});

test('Shows the contrast of each design with its grade', () => {
  expect(screen.getByText('Contrast 100%, grade A')).toBeVisible();
  expect(screen.getByText('Contrast 65%, grade B')).toBeVisible();
});

test('Filters the designs by mood', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Garden' }));
  expect(screen.getByRole('button', { name: 'Garden', pressed: true })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Use Fern' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Use Lagoon' })).toBeNull();
  expect(screen.getByText('?mood=garden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `All ${designs.length}` }));
  expect(screen.getByRole('link', { name: 'Use Lagoon' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
