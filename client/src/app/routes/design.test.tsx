import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import Design from './design.tsx';

test('The development server’s page of components shows them', () => {
  render(<Design />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: 'Button' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Menu, Modal, Toasts' })).toBeVisible();
});
